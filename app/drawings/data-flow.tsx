/** One run through a connection: three lines, one for each party, and a station for each step. Order, not time. */
import style from './data-flow.module.css'
import { percentOf } from './percent-of.ts'

interface Props {
  /** The system, the automation and the person, from top to bottom. */
  parties: readonly [string, string, string]
  /** What the drawing says, for those who do not see it. */
  label: string
  orderOnly: string
}

const stepCount = 7
const [system, automation, person] = [52, 142, 252]
/** Above the lines; below the one in the middle, where no arrow comes down on a narrow screen. */
const labels = [system - 22, automation + 36, person - 22]

function at(step: number): string {
  return percentOf(step - 0.5, stepCount)
}

export function DataFlow({ parties, label, orderOnly }: Props) {
  return (
    <svg className={style.flow} width="100%" height="310" role="img" aria-label={label}>
      <line className={style.lane} x1="0" x2="100%" y1={system} y2={system} />
      <line className={style.way} x1="0" x2={at(7)} y1={automation} y2={automation} />
      <line className={style.lane} x1="0" x2="100%" y1={person} y2={person} />
      <Arrow step={2} from={system} to={automation} />
      <Arrow step={4} from={automation} to={person} shift={-7} />
      <Arrow step={4} from={person} to={automation} shift={7} />
      <Arrow step={5} from={automation} to={system} />
      {/* Refused, because somebody was faster: back to reading. */}
      <g className={style.back}>
        <line x1={at(6)} x2={at(6)} y1={system} y2="90" />
        <line x1={at(2)} x2={at(6)} y1="90" y2="90" />
        <svg x={at(2)} y="90" overflow="visible">
          <path d="M18 -5l-7 5 7 5" />
        </svg>
      </g>
      <Station step={1} y={automation} />
      <Station step={2} y={automation} />
      <Station step={3} y={automation} />
      <Station step={4} y={person} />
      <Station step={5} y={system} />
      <Station step={6} y={system} />
      <Station step={7} y={automation} last />
      {parties.map((party, index) => (
        <text key={party} className={style.party} x="12" y={labels[index]}>
          {party}
        </text>
      ))}
      <text className={style.order} x="100%" y="304" textAnchor="end">
        {orderOnly}
      </text>
    </svg>
  )
}

interface ArrowProps {
  step: number
  from: number
  to: number
  shift?: number
}

function Arrow({ step, from, to, shift = 0 }: ArrowProps) {
  const towards = Math.sign(to - from)
  return (
    <svg x={at(step)} overflow="visible" className={style.arrow}>
      <path
        d={`M${shift} ${from}V${to - towards * 15}m-5 ${-towards * 6}l5 ${towards * 6}l5 ${-towards * 6}`}
      />
    </svg>
  )
}

function Station({ step, y, last }: { step: number; y: number; last?: boolean }) {
  return (
    <>
      <circle className={last ? style.last : style.station} cx={at(step)} cy={y} r="13" />
      <text className={style.number} x={at(step)} y={y + 4.5} textAnchor="middle">
        {step}
      </text>
    </>
  )
}
