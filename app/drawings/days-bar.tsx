import style from './days-bar.module.css'
import { percentOf } from './percent-of.ts'
import { ticksPath } from './ticks.ts'

interface Props {
  /** Days on the whole scale. */
  of: number
  from: number
  to: number
}

/** A span of days on a scale of days: solid until the earliest end, open until the latest. */
export function DaysBar({ of, from, to }: Props) {
  const share = (days: number) => percentOf(days, of)
  return (
    <svg width="100%" height="26" aria-hidden="true">
      <line className={style.axis} x2="100%" y1="25.5" y2="25.5" />
      <rect className={style.certain} y="8" width={share(from)} height="17" />
      <rect className={style.possible} x={share(from)} y="8" width={share(to - from)} height="17" />
      <svg viewBox={`0 0 ${of} 26`} width="100%" height="26" preserveAspectRatio="none">
        <path
          className={style.ticks}
          d={ticksPath(
            Array.from({ length: of + 1 }, (_, at) => ({ at, height: at % 7 ? 5 : 26 })),
            26,
          )}
        />
      </svg>
    </svg>
  )
}
