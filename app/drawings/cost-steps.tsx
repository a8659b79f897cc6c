/** Cost over the days of a project: a flat line at zero, one step at the decision. Days to scale, the break marked. */
import { offer } from '#contract/offer.ts'
import style from './cost-steps.module.css'
import { percentOf } from './percent-of.ts'

interface Words {
  drawing: string
  session: string
  demo: string
  goals: string
  decision: string
  price: string
  free: string
}

const height = 312
const base = 232
const top = 64
/** Days that the open-ended third step takes in this drawing; the break says that it may be more or less. */
const openDays = 7

export function CostSteps({ words }: { words: Words }) {
  const session = offer.sessionHours / 24
  const goals = session + offer.demoDays
  const decision = goals + openDays
  const total = decision + offer.implementationDays
  const x = (day: number) => percentOf(day, total)
  // The first one is the station of the decision.
  const days = Array.from({ length: offer.implementationDays }, (_, day) => day + 1)
  return (
    <svg width="100%" height={height} role="img" aria-label={words.drawing}>
      <rect
        className={style.paid}
        x={x(decision)}
        y={top}
        width={x(offer.implementationDays)}
        height={base - top}
      />
      <line className={style.ground} x2="100%" y1={base} y2={base} />
      <line className={style.zero} x2={x(decision)} y1={base} y2={base} />
      <line className={style.step} x1={x(decision)} x2={x(decision)} y1={base} y2={top} />
      <line className={style.step} x1={x(decision)} x2="100%" y1={top} y2={top} />
      {days.map((day) => (
        <line
          key={day}
          className={style.tick}
          x1={x(decision + day)}
          x2={x(decision + day)}
          y1={base}
          y2={base + (day % 7 === 0 ? 14 : 7)}
        />
      ))}
      <Leader x={x(goals)} row={1} text={words.goals} />
      <Leader x={x(session)} row={2} text={`${offer.demoDays} d ${words.demo}`} />
      {/* Its leader is the line t = 0 itself. */}
      <text dx="8" y={leaderEnd(3)}>
        {`${offer.sessionHours} h ${words.session}`}
      </text>
      <svg x={x(goals + openDays / 2)} y={base - 10} className={style.break}>
        <path d="M-8 20L-2 0M2 20L8 0" />
      </svg>
      <circle className={style.station} cx={x(decision)} cy={base} r="9" />
      <text className={style.strong} x={x(decision)} dx="18" y={base - 16}>
        {words.decision}
      </text>
      <text x="100%" y={base + 30} textAnchor="end">
        {offer.implementationDays} d
      </text>
      <text className={style.big} x={x(decision)} dx="18" y={top + 42}>
        {words.price}
      </text>
      <text className={style.big} x="0" dx="10" y={base - 28}>
        {words.free}
      </text>
    </svg>
  )
}

/** The earlier the step, the lower, so that no line crosses a name. */
function leaderEnd(row: number): number {
  return base + 14 + row * 20
}

/** From the beginning of a step down to its name. */
function Leader({ x, row, text }: { x: string; row: number; text: string }) {
  const y = leaderEnd(row)
  return (
    <>
      <line className={style.tick} x1={x} x2={x} y1={base - 10} y2={y} />
      <text x={x} dx="8" y={y}>
        {text}
      </text>
    </>
  )
}
