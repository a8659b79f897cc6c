import { useId } from 'react'
import { Hatch } from './hatch.tsx'
import { percentOf } from './percent-of.ts'
import style from './scale-bar.module.css'

const looks = { ink: style.ink, signal: style.signal, wait: style.wait }

interface Part {
  /** 0 to 1 of the whole scale. */
  from: number
  to: number
  look: keyof typeof looks
}

interface Props {
  parts: Part[]
  height: number
  /** What the bar says, for those who do not see it; without it the bar only repeats the text beside it. */
  label?: string
}

/** Lengths on a scale that the whole width stands for. What would be too short to see keeps one pixel. */
export function ScaleBar({ parts, height, label }: Props) {
  const hatch = useId()
  const waits = parts.some(({ look }) => look === 'wait')
  return (
    <svg
      width="100%"
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {waits && <Hatch id={hatch} size={5.657} line={style.hatch} />}
      <line className={style.axis} x2="100%" y1={height - 0.5} y2={height - 0.5} />
      {parts.map(({ from, to, look }) => (
        <g key={from} className={looks[look]}>
          <rect
            x={percentOf(from, 1)}
            width={percentOf(to - from, 1)}
            height={height}
            fill={look === 'wait' ? `url(#${hatch})` : undefined}
          />
          {look !== 'wait' && <line x1={percentOf(from, 1)} x2={percentOf(from, 1)} y2={height} />}
        </g>
      ))}
    </svg>
  )
}
