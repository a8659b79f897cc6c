import { useAccountForm } from '#app/behaviours/account-form.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { Field } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { lasting, resetPasswordSchema } from '#contract/account.ts'
import style from './reset-password.module.css'

export default function ResetPassword() {
  const words = useWords('pages/reset-password')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <div className={style.words}>
            <HeadingDuo level={1} id="page-heading" long={words.long} short={words.short} />
            <p className="lede">{words.lede}</p>
          </div>
          <ResetForm />
        </div>
        <Validity />
      </Band>
      <Help />
    </>
  )
}

function ResetForm() {
  const words = useWords('pages/reset-password')
  const { labels } = useWords('forms')
  const form = useAccountForm('reset-password', resetPasswordSchema, labels)
  return (
    <Slip
      form={form}
      id="form-heading"
      number="13"
      title={words.slip}
      submit={words.submit}
      sent={words.done.title}
      done={() => (
        <div className={style.done}>
          <h3>{words.done.title}</h3>
          <p>{words.done.text}</p>
        </div>
      )}
    >
      <Field field={form.field('email')} type="email" autoComplete="username" inputMode="email" />
    </Slip>
  )
}

const minutes = lasting.resetMinutes

/** How long the link can be used, and what of that the mail takes. */
function Validity() {
  const { scale } = useWords('pages/reset-password')
  return (
    <figure className={style.scale}>
      <figcaption>{fill(scale.title, { minutes })}</figcaption>
      <Ruler
        units={minutes}
        height={96}
        steps={[
          { every: minutes, height: 70, strong: true },
          { every: 5, height: 34 },
          { every: 1, height: 20 },
        ]}
        labels={[
          { at: 0, text: '0', y: 40 },
          { at: 1, text: `1 min: ${scale.sent}`, y: 58 },
          { at: minutes, text: fill(scale.ends, { minutes }), y: 40 },
        ]}
      />
      <svg className={style.way} width="100%" height="12" aria-hidden="true">
        <rect className={style.mail} width={percentOf(1, minutes)} height="12" />
        <rect
          className={style.open}
          x={percentOf(1, minutes)}
          width={percentOf(minutes - 1, minutes)}
          y="1"
          height="10"
        />
      </svg>
      <p>{fill(scale.text, { minutes })}</p>
    </figure>
  )
}

function Help() {
  const { help } = useWords('pages/reset-password')
  const { folders, address, noAccount, nothing } = help.rows
  const rows = [
    { ...folders, action: null },
    { ...address, action: null },
    { ...noAccount, action: <ArrowLink to="/sign-up">{help.signUp}</ArrowLink> },
    { ...nothing, action: <ArrowLink to="/contact">{help.contact}</ArrowLink> },
  ]
  return (
    <Band id="help" stop={help.stop} tone="tint" labelledBy="help-heading" flush>
      <h2 id="help-heading" className={style.helpTitle}>
        {help.title}
      </h2>
      <ol className={style.help}>
        {rows.map(({ title, text, action }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {action}
          </li>
        ))}
      </ol>
    </Band>
  )
}
