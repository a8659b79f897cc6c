import { percentOf } from './percent-of.ts'
import style from './year-bar.module.css'

interface Props {
  /** Share of the year that may fail, 0 to 1. */
  share: number
  label: string
}

/** A whole year, and in it to scale the time that may fail. Where the mark stands is chance: a failure has no fixed date. */
export function YearBar({ share, label }: Props) {
  const at = 72
  return (
    <svg width="100%" height="44" role="img" aria-label={label}>
      <rect className={style.year} y="10" width="100%" height="34" />
      <rect className={style.mark} x={`${at}%`} y="4" width={percentOf(share, 1)} height="40" />
      <line className={style.hair} x1={`${at}%`} x2={`${at}%`} y1="4" y2="44" />
      <svg x={`${at}%`} overflow="visible">
        <path className={style.mark} d="M-6 -6h12l-6 10z" />
      </svg>
    </svg>
  )
}
