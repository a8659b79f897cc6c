import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { TickBar } from '#app/drawings/tick-bar.tsx'
import { LegalClauses } from '#app/sections/legal-clauses.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import type { AccessibilityStatement, CheckRecord } from '#content/entries.ts'
import { namesOf } from '#contract/record-of.ts'
import style from './accessibility.module.css'

export default function Accessibility({ data }: { data: AccessibilityStatement }) {
  const words = useWords('pages/accessibility')
  const { measures } = words
  return (
    <>
      <Band id="top" stop={words.stop} labelledBy="page-heading" flush>
        <div className={style.opening}>
          <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
          <p className="lede">{words.lede}</p>
        </div>
        <Ways />
      </Band>
      <Band id="measured" stop={measures.stop} tone="tint" labelledBy="measured-heading" flush>
        <div className={style.opening}>
          <HeadingDuo id="measured-heading" long={measures.long} short={measures.short} />
          <p className="lede">{measures.text}</p>
        </div>
        <Contrasts />
        <Targets />
        <LastCheck check={data.check} />
      </Band>
      <LegalClauses text={data} />
    </>
  )
}

type State = 'full' | 'partly' | 'none'

const ways = [
  ['keyboard', 'full'],
  ['zoom', 'full'],
  ['narrow', 'full'],
  ['still', 'full'],
  ['contrast', 'full'],
  ['script', 'full'],
  ['reader', 'partly'],
  ['language', 'none'],
] as const satisfies [string, State][]

/** A level line: a station is filled where you get in without help. */
function Ways() {
  const words = useWords('pages/accessibility')
  return (
    <ul className={style.ways}>
      {ways.map(([name, state]) => (
        <li key={name}>
          <Station state={state} />
          <h2>{words.ways[name].name}</h2>
          <p className={style.state}>{words.states[state]}</p>
          <p>{words.ways[name].text}</p>
        </li>
      ))}
    </ul>
  )
}

function Station({ state }: { state: State }) {
  return (
    <svg className={style.station} width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <circle className={style.ring} cx="13" cy="13" r="10" />
      {state === 'full' && <circle className={style.inside} cx="13" cy="13" r="10" />}
      {state === 'partly' && <path className={style.inside} d="M13 3a10 10 0 0 0 0 20z" />}
    </svg>
  )
}

/** Lower value of both themes, and what level AA asks for; a test computes them again from the tokens. */
export const contrasts = {
  text: { ratio: 15.7, required: 4.5 },
  secondary: { ratio: 6.6, required: 4.5 },
  accent: { ratio: 5.5, required: 4.5 },
  button: { ratio: 4.7, required: 4.5 },
  control: { ratio: 3.5, required: 3 },
}

function Contrasts() {
  const { measures } = useWords('pages/accessibility')
  const format = useFormats()
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return (
    <ul className={style.contrasts}>
      {namesOf(contrasts).map((name) => {
        const { ratio, required } = contrasts[name]
        return (
          <li key={name}>
            <svg width="100%" height="24" aria-hidden="true">
              <rect className={style.bar} width={percentOf(ratio, 21)} y="2" height="20" />
              <line
                className={style.need}
                x1={percentOf(required, 21)}
                x2={percentOf(required, 21)}
                y1="-4"
                y2="28"
              />
            </svg>
            <p>
              <b>{format.number(ratio, one)}</b> <span>{measures.contrasts[name]}</span>{' '}
              <span className={style.required}>
                {fill(measures.required, { value: format.number(required, one) })}
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function Targets() {
  const { targets } = useWords('pages/accessibility').measures
  return (
    <figure className={style.targets}>
      <svg width="44" height="44" aria-hidden="true">
        <rect className={style.square} x="0.75" y="0.75" width="42.5" height="42.5" />
        <rect className={style.least} x="0" y="20" width="24" height="24" />
      </svg>
      <figcaption>
        <p>{targets.text}</p>
        <p className={style.key}>
          <span>{targets.required}</span> <span>{targets.ours}</span>
        </p>
      </figcaption>
    </figure>
  )
}

/** One tick for each address that the program looked at. */
function LastCheck({ check }: { check: CheckRecord }) {
  const { check: words } = useWords('pages/accessibility').measures
  const format = useFormats()
  return (
    <figure className={style.check}>
      <TickBar count={check.addresses} tall={10} />
      <figcaption>
        <p className={style.result}>
          <b>{format.number(check.addresses)}</b>
          {` ${words.addresses} `}
          <b>{format.number(check.withFindings)}</b>
          {` ${words.findings}`}
        </p>
        <p>
          {`${fill(words.run, { date: format.date(check.date), axe: check.axe, chromium: check.chromium })} ${words.limits}`}
        </p>
      </figcaption>
    </figure>
  )
}
