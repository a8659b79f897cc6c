import { percentOf } from './percent-of.ts'
import style from './ruler.module.css'
import { ticksPath } from './ticks.ts'

interface Step {
  /** A tick at every n-th unit; list coarse steps first. */
  every: number
  height: number
  strong?: boolean
  /** Left out where the ruler is too narrow to read it. */
  fine?: boolean
}

interface Props {
  units: number
  height: number
  steps: Step[]
  /** Fills the ruler up to this height in the colour of the short way. */
  bar?: number
  labels?: { at: number; text: string; y: number }[]
}

/** A ruler from the line t = 0: as long as its place is wide, with ticks to scale. Says nothing that the text does not. */
export function Ruler({ units, height, steps, bar, labels = [] }: Props) {
  return (
    <svg width="100%" height={height} aria-hidden="true">
      {bar && <rect className={style.bar} y={height - bar} width="100%" height={bar} />}
      <svg viewBox={`0 0 ${units} ${height}`} width="100%" height={height} preserveAspectRatio="none">
        {steps.map((step, index) => (
          <path
            key={step.every}
            className={[style.ticks, step.strong && style.strong, step.fine && style.fine]
              .filter(Boolean)
              .join(' ')}
            d={ticksOf(step, steps.slice(0, index), units, height)}
          />
        ))}
      </svg>
      {labels.map(({ at, text, y }) => (
        <text
          key={at}
          x={percentOf(at, units)}
          y={y}
          dx={at === units ? -10 : 8}
          textAnchor={at === units ? 'end' : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function ticksOf(step: Step, coarser: Step[], units: number, height: number): string {
  const ticks = []
  for (let at = 0; at <= units; at += step.every) {
    if (!coarser.some(({ every }) => at % every === 0)) ticks.push({ at, height: step.height })
  }
  return ticksPath(ticks, height)
}
