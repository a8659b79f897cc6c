import { lazy, Suspense } from 'react'
import * as v from 'valibot'
import { type DemoState, useDemo } from '#app/behaviours/demo.ts'
import { useForm } from '#app/behaviours/form.ts'
import { useWords } from '#app/behaviours/language.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { Held } from '#app/sections/held.tsx'
import { FormLink, Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { Field } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { ServerPlace } from '#app/ui/server-place.tsx'
import { accessCodeSchema, demoAccessPath, lasting } from '#contract/account.ts'
import style from './password-protected.module.css'

const DemoContent = lazy(async () => ({
  default: (await import('#app/sections/demo-content.tsx')).DemoContent,
}))

const answerSchema = v.looseObject({})
const validDays = lasting.demoDays

export default function PasswordProtected() {
  const { state, open } = useDemo()
  const gate = <Gate state={state} open={open} />
  if (state.step !== 'open') return gate
  return (
    <Suspense fallback={gate}>
      <DemoContent demo={state.demo} />
    </Suspense>
  )
}

function Gate({ state, open }: { state: DemoState; open: () => void }) {
  const words = useWords('pages/password-protected')
  const errors = useWords('errors')
  const isOpen = state.step === 'opening' || state.step === 'open'
  return (
    <>
      <Band id="top" stop={words.stop} tone="board" labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
          <FormLink />
        </div>
        <Board isOpen={isOpen} />
      </Band>
      <Band id="form" labelledBy="form-heading" flush>
        <ServerPlace />
        <div className={style.entry}>
          <div>
            {state.step === 'failed' && <Held text={errors.reasons[state.cause]} onRetry={open} />}
            <CodeForm state={state} open={open} />
          </div>
          <div className={style.validity}>
            <h2>{words.validity.title}</h2>
            <p>{words.validity.text}</p>
          </div>
        </div>
        <div className={style.ruler}>
          <Ruler
            units={validDays}
            height={72}
            bar={14}
            steps={[
              { every: 30, height: 52, strong: true },
              { every: 7, height: 34 },
              { every: 1, height: 20, fine: true },
            ]}
            labels={[
              { at: 0, text: words.validity.start, y: 12 },
              { at: validDays, text: `${validDays} d: ${words.validity.end}`, y: 30 },
            ]}
          />
        </div>
      </Band>
      <Help />
    </>
  )
}

function CodeForm({ state, open }: { state: DemoState; open: () => void }) {
  const words = useWords('pages/password-protected')
  const isShut = state.step === 'closed'
  const form = useForm({
    name: 'demo-access',
    schema: accessCodeSchema,
    labels: { code: words.code },
    path: demoAccessPath,
    answer: answerSchema,
    onAccepted: open,
  })
  return (
    <Slip
      form={form}
      id="form-heading"
      number="21"
      title={words.slip}
      submit={words.submit}
      refusals={{ unauthorized: words.wrong, expired: words.expired }}
      before={
        isShut &&
        state.ended &&
        form.state.step !== 'failed' && (
          <p className={style.ended} role="alert">
            {words.ended}
          </p>
        )
      }
      done={() =>
        isShut ? (
          <Held text={state.ended ? words.ended : words.noCookie} onRetry={form.again} />
        ) : (
          <p className={style.done}>{words.done}</p>
        )
      }
    >
      <Field
        field={form.field('code')}
        hint={words.hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        data-secret=""
      />
    </Slip>
  )
}

/** A departures board with one line. */
function Board({ isOpen }: { isOpen: boolean }) {
  const { board } = useWords('pages/password-protected')
  return (
    <dl className={style.board}>
      <div>
        <dt>{board.track}</dt>
        <dd className={style.track}>1</dd>
      </div>
      <div>
        <dt>{board.train}</dt>
        <dd className={style.train}>{board.trainName}</dd>
      </div>
      <div>
        <dt>{board.calls}</dt>
        <dd>{board.callsAt}</dd>
      </div>
      <div>
        <dt>{board.state}</dt>
        <dd className={style.state}>{isOpen ? board.leaves : board.waits}</dd>
      </div>
    </dl>
  )
}

const helpAt = [
  ['noCode', '/request-a-demo'],
  ['lost', '/contact'],
  ['share', '/product-2'],
] as const

function Help() {
  const { help } = useWords('pages/password-protected')
  return (
    <Band id="help" stop={help.stop} tone="tint" label={help.stop} flush>
      <ul className={style.help}>
        {helpAt.map(([key, path]) => (
          <li key={key}>
            <h2>{help.rows[key].question}</h2>
            <p>{help.rows[key].answer}</p>
            <ArrowLink to={path}>{help.rows[key].link}</ArrowLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
