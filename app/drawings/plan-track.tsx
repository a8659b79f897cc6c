import { percentOf } from './percent-of.ts'
import style from './plan-track.module.css'

interface Props {
  /** Cases on the whole scale. */
  of: number
  /** Cases the plan carries; none means any number, and the track leaves the scale. */
  cases: number | undefined
  text: string
  /** Where the visitor stands on the scale, and whether this plan is the one that fits. */
  here: number
  fits: boolean
}

/** A plan as a track: as long as the number of cases it carries, with a buffer stop at its end. */
export function PlanTrack({ of, cases, text, here, fits }: Props) {
  const share = cases === undefined ? '100%' : percentOf(cases, of)
  const inside = (cases ?? of) / of > 0.6
  return (
    <svg width="100%" height="34" aria-hidden="true">
      <rect className={fits ? `${style.bed} ${style.fits}` : style.bed} y="10" width={share} height="14" />
      {cases === undefined ? (
        <svg x="100%" overflow="visible">
          <path className={style.gap} d="M-46 6l8 22M-38 6l8 22" />
        </svg>
      ) : (
        <line className={style.buffer} x1={share} x2={share} y1="2" y2="32" />
      )}
      <svg className="js-only no-print" width="100%" height="34">
        <line className={style.here} x1={percentOf(here, of)} x2={percentOf(here, of)} y2="34" />
      </svg>
      <text
        className={inside ? style.inside : style.outside}
        x={share}
        y="21"
        dx={inside ? -60 : 12}
        textAnchor={inside ? 'end' : 'start'}
      >
        {text}
      </text>
    </svg>
  )
}
