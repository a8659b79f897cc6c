/** Cost over the days of a project: a flat line at zero, one step at the decision. Days to scale, the break marked. */
import { offer } from '#contract/offer.ts'
import style from './cost-steps.module.css'

interface Words {
  drawing: string
  session: string
  demo: string
  goals: string
  decision: string
  price: string
  free: string
}

const height = 300
const base = 232
const top = 64
/** Days that the open-ended third step takes in this drawing; the break says that it may be more or less. */
const openDays = 4

export function CostSteps({ words }: { words: Words }) {
  const session = offer.sessionHours / 24
  const decision = session + offer.demoDays + openDays
  const total = decision + offer.implementationDays
  const x = (day: number) => `${(day / total) * 100}%`
  const days = Array.from({ length: offer.implementationDays + 1 }, (_, day) => day)
  return (
    <svg className={style.drawing} width="100%" height={height} role="img" aria-label={words.drawing}>
      <rect
        className={style.paid}
        x={x(decision)}
        y={top}
        width={x(offer.implementationDays)}
        height={base - top}
      />
      <line className={style.ground} x1="0" x2="100%" y1={base} y2={base} />
      <line className={style.zero} x1="0" x2={x(decision)} y1={base} y2={base} />
      <line className={style.step} x1={x(decision)} x2={x(decision)} y1={base} y2={top} />
      <line className={style.step} x1={x(decision)} x2="100%" y1={top} y2={top} />

      <line className={style.tick} x1={x(session)} x2={x(session)} y1={base} y2={base - 16} />
      <line
        className={style.tick}
        x1={x(session + offer.demoDays)}
        x2={x(session + offer.demoDays)}
        y1={base}
        y2={base - 16}
      />
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
      <svg x={x(session + offer.demoDays + openDays / 2)} y={base - 10} className={style.break}>
        <path d="M-8 20L-2 0M2 20L8 0" />
      </svg>
      <circle className={style.station} cx={x(decision)} cy={base} r="9" />

      <text x="0" y={base + 24} dx="2" className={style.wideOnly}>
        {offer.sessionHours} h {words.session}
      </text>
      <text x={x(session)} y={base + 44} dx="2">
        {offer.demoDays} d {words.demo}
      </text>
      <text x={x(session + offer.demoDays)} y={base + 24} dx="6" className={style.wideOnly}>
        {words.goals}
      </text>
      <text x={x(decision)} y={base + 44} className={style.strong} textAnchor="middle">
        {words.decision}
      </text>
      <text x="100%" y={base + 30} textAnchor="end">
        {offer.implementationDays} d
      </text>
      <text x={x(decision)} y={top + 40} dx="20" className={style.big}>
        {words.price}
      </text>
      <text x="0" y={base - 30} dx="16" className={style.big}>
        {words.free}
      </text>
    </svg>
  )
}
