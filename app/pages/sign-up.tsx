import { useAccountForm } from '#app/behaviours/account-form.ts'
import { fill, isAt, useFormats, useHref, useWords } from '#app/behaviours/language.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { FormLink, Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { CheckField, Field, FieldGroup, PasswordField } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { passwordMinimum, signUpSchema } from '#contract/account.ts'
import { offer, plans } from '#contract/offer.ts'
import style from './sign-up.module.css'

export default function SignUp() {
  const words = useWords('pages/sign-up')
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.inset}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
          <FormLink />
        </div>
        <Trial />
      </Band>
      <Band id="form" stop={words.slipStop} labelledBy="form-heading" flush>
        <SignUpForm />
      </Band>
    </>
  )
}

/** Fourteen days to scale, and what they cost. */
function Trial() {
  const { ruler, terms } = useWords('pages/sign-up')
  const format = useFormats()
  const { users = 0, automations = 0, cases = 0 } = plans.starter
  const values = { users, automations, cases: format.number(cases), days: offer.trialDays }
  return (
    <>
      <figure className={style.trial} aria-label={ruler.label}>
        <Ruler
          units={offer.trialDays * 4}
          height={120}
          bar={34}
          steps={[
            { every: 56, height: 92, strong: true },
            { every: 28, height: 64, strong: true },
            { every: 4, height: 56 },
            { every: 1, height: 44, fine: true },
          ]}
          labels={[
            { at: 0, text: ruler.start, y: 24 },
            { at: offer.trialDays * 4, text: `${offer.trialDays} d: ${ruler.end}`, y: 52 },
          ]}
        />
        <ol className={style.days} aria-hidden="true">
          {Array.from({ length: offer.trialDays }, (_, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
      </figure>
      <div className={style.costs}>
        <p>
          <strong>{format.money(0)}</strong>
          {` ${ruler.price}`}
        </p>
        <p>
          <strong>{ruler.nothing}</strong>
          {` ${ruler.after}`}
        </p>
        <dl>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{fill(name, values)}</dt>
              <dd>{fill(text, values)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

function SignUpForm() {
  const words = useWords('pages/sign-up')
  const { labels, reveal } = useWords('forms')
  const href = useHref()
  const form = useAccountForm(
    'sign-up',
    signUpSchema,
    { ...labels, business: words.businessName },
    // Nobody who has gone on meanwhile is fetched back.
    { onAccepted: () => isAt('/sign-up') && location.assign(href('/email-confirmation')) },
  )
  return (
    <Slip
      form={form}
      id="form-heading"
      number="11"
      title={words.slip}
      submit={words.submit}
      before={
        <p className={style.terms}>
          <span>
            {`${words.termsBefore} `}
            <Link to="/terms">{words.termsLink}</Link>.
          </span>
          <ArrowLink to="/log-in">{words.hasAccount}</ArrowLink>
        </p>
      }
      sent={words.done}
      done={() => <p className={style.done}>{words.done}</p>}
    >
      <FieldGroup legend={words.groups.person}>
        <Field field={form.field('firstName')} autoComplete="given-name" half />
        <Field field={form.field('lastName')} autoComplete="family-name" half />
        <Field
          field={form.field('email')}
          hint={words.hints.email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
      </FieldGroup>
      <FieldGroup legend={words.groups.key}>
        <PasswordField
          field={form.field('password')}
          hint={fill(words.hints.password, { count: passwordMinimum })}
          autoComplete="new-password"
          reveal={reveal}
          half
        />
        <PasswordField
          field={form.field('confirmPassword')}
          autoComplete="new-password"
          reveal={reveal}
          half
        />
      </FieldGroup>
      <FieldGroup legend={words.groups.company}>
        <Field field={form.field('company')} autoComplete="organization" half />
        <Field field={form.field('jobTitle')} autoComplete="organization-title" half />
        <Field field={form.field('phoneNumber')} type="tel" autoComplete="tel" inputMode="tel" half />
        <Field
          field={form.field('website')}
          placeholder={words.hints.website}
          autoComplete="url"
          inputMode="url"
          half
        />
      </FieldGroup>
      <CheckField field={form.field('business')} sentence={words.business} value="yes" />
    </Slip>
  )
}
