import { fill, useWords } from '#app/behaviours/language.ts'
import { StepBar, StepsScale } from '#app/drawings/steps-scale.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { offer } from '#contract/offer.ts'
import style from './steps-to-scale.module.css'

const keys = ['session', 'demo', 'goals', 'implementation'] as const
type CollaborationStep = (typeof keys)[number]

interface Props {
  /** What a page says in its own words; the rest is said as everywhere. */
  words?: Partial<{ stop: string; long: string; short: string; lede: string }>
  /** More about each step, in rows below the four columns. */
  details?: { label: string; texts: Record<CollaborationStep, string> }[]
}

/** The four collaboration steps: one drawing where there is room, one bar per step where there is not. */
export function StepsToScale({ words, details = [] }: Props) {
  const workflow = useWords('workflow')
  const { stop, long, short, lede } = { ...workflow, ...words }
  const hours = <abbr title={workflow.hours}>h</abbr>
  const days = <abbr title={workflow.days}>d</abbr>
  const facts = {
    session: {
      bar: <StepBar days={offer.sessionHours / 24} />,
      time: [offer.sessionHours, hours],
      tag: workflow.free,
    },
    demo: { bar: <StepBar days={offer.demoDays} />, time: [offer.demoDays, days], tag: workflow.free },
    goals: { bar: <StepBar days={3} open />, time: undefined, tag: workflow.youDecide },
    implementation: {
      bar: <StepBar days={offer.implementationDays} paid />,
      time: [offer.implementationDays, days],
      tag: workflow.paid,
    },
  }
  return (
    <Band id="steps" stop={stop} labelledBy="steps-heading">
      <HeadingDuo id="steps-heading" long={long} short={short} />
      <p className={`lede ${style.lede}`}>{lede}</p>
      <div className={style.drawing}>
        <StepsScale />
      </div>
      <ol className={details.length > 0 ? `${style.steps} ${style.detailed}` : style.steps}>
        {keys.map((key) => {
          const { bar, time, tag } = facts[key]
          const paid = key === 'implementation'
          return (
            <li key={key} className={paid ? style.paid : undefined}>
              <div className={style.bar}>{bar}</div>
              <p className={style.time}>
                {time ? (
                  <>
                    <small>{workflow.max}</small>
                    {` ${time[0]} `}
                    {time[1]}
                  </>
                ) : (
                  workflow.asNeeded
                )}
              </p>
              <h3 className={style.name}>{workflow[key].name}</h3>
              <p className={style.text}>{fill(workflow[key].text, { days: offer.demoDays })}</p>
              {details.map(({ label, texts }) => (
                <dl key={label} className={style.detail}>
                  <dt>{label}</dt>
                  <dd>{texts[key]}</dd>
                </dl>
              ))}
              <p className={style.tag}>
                <Tag look={paid ? 'ink' : 'line'}>{tag}</Tag>
              </p>
            </li>
          )
        })}
      </ol>
    </Band>
  )
}
