import style from './stops-line.module.css'

const width = 180
const start = 4
const numeral = 24

interface Props {
  before: number
  after: number
  /** Says what the drawing shows, unless the text around it does. */
  label?: string
}

/** Manual stops of one case as stations on two lines: today above, afterwards below, both to the same scale. */
export function StopsLine({ before, after, label }: Props) {
  const step = stepOf(before, after)
  return (
    <svg
      className={style.stops}
      width={width}
      height="34"
      {...(label && { role: 'img', 'aria-label': label })}
    >
      <Line stops={before} y={8} step={step} />
      <g className={style.after}>
        <Line stops={after} y={26} step={step} />
      </g>
    </svg>
  )
}

/** Dots 15 apart, closer only when so many would not fit. */
export function stepOf(before: number, after: number): number {
  const gaps = Math.max(before, after, 2) - 1
  return Math.min(15, Math.floor((width - start - numeral) / gaps))
}

/** The dots are the zero-length dashes of one stroke: two elements, however many stops. */
function Line({ stops, y, step }: { stops: number; y: number; step: number }) {
  const length = Math.max(0, stops - 1) * step
  // A little longer, or rounding may lose the last dot.
  const way = `M${start} ${y}h${length + 0.5}`
  return (
    <>
      {length > 0 && <path d={way} />}
      {stops > 0 && <path className={style.dots} strokeDasharray={`0 ${step}`} d={way} />}
      <text x={start + length + 10} y={y + 4}>
        {stops}
      </text>
    </>
  )
}
