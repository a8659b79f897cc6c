import * as v from 'valibot'
import { useForm } from '#app/behaviours/form.ts'
import { fill, useWords } from '#app/behaviours/language.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { Slip } from '#app/sections/slip.tsx'
import { Band } from '#app/ui/band.tsx'
import { Field } from '#app/ui/field.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { accessCodeSchema, demoAccessPath } from '#contract/account.ts'
import style from './password-protected.module.css'

const validDays = 30

/** The server says where the demo is; only an address of our own is followed. */
const answerSchema = v.object({ next: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) })

export default function PasswordProtected() {
  const words = useWords('pages/password-protected')
  const form = useForm({
    name: 'demo-access',
    schema: accessCodeSchema,
    labels: { code: words.code },
    path: demoAccessPath,
    answer: answerSchema,
    onAccepted: ({ next }) => location.assign(next),
  })
  const isOpen = form.state.step === 'done'
  return (
    <>
      <Band id="top" stop={words.stop} tone="board" labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className={style.lede}>{fill(words.lede, { days: validDays })}</p>
        </div>
        <Board isOpen={isOpen} />
      </Band>
      <Band id="form" labelledBy="form-heading" flush>
        <div className={style.entry}>
          <Slip
            form={form}
            id="form-heading"
            number="21"
            title={words.slip}
            submit={words.submit}
            refusals={{ unauthorized: words.wrong, expired: words.expired, 'not-found': words.wrong }}
            done={() => <p className={style.done}>{words.done}</p>}
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
              { at: 0, text: words.validity.start, y: 30 },
              { at: validDays, text: `${validDays} d: ${words.validity.end}`, y: 30 },
            ]}
          />
        </div>
      </Band>
      <Help />
    </>
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

function Help() {
  const { help } = useWords('pages/password-protected')
  const targets = ['/request-a-demo', '/contact', '/product-2'] as const
  return (
    <Band id="help" stop={help.stop} tone="tint" label={help.stop} flush>
      <ul className={style.help}>
        {help.rows.map(({ question, answer, link }, index) => (
          <li key={question}>
            <h2>{question}</h2>
            <p>{answer}</p>
            <ArrowLink to={targets[index] ?? '/contact'}>{link}</ArrowLink>
          </li>
        ))}
      </ul>
    </Band>
  )
}
