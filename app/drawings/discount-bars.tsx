import style from './discount-bars.module.css'
import { percentOf } from './percent-of.ts'

interface Props {
  /** 0 to 1. */
  discount: number
  full: string
  reduced: string
  kept: string
  label: string
}

/** Twelve months paid one by one above the same year paid at once, on one scale of money. */
export function DiscountBars({ discount, full, reduced, kept, label }: Props) {
  const end = percentOf(1 - discount, 1)
  const rest = percentOf(discount, 1)
  return (
    <svg width="100%" height="172" role="img" aria-label={label}>
      <rect className={style.full} y="22" width="100%" height="34" />
      <svg viewBox="0 0 12 34" y="22" width="100%" height="34" preserveAspectRatio="none">
        <path
          className={style.cuts}
          d="M1 0v34m1-34v34m1-34v34m1-34v34m1-34v34m1-34v34m1-34v34m1-34v34m1-34v34m1-34v34m1-34v34"
        />
      </svg>
      <text x="100%" y="14" textAnchor="end">
        {full}
      </text>
      <rect className={style.reduced} y="84" width={end} height="34" />
      <text x={end} y="137" dx="-8" textAnchor="end" className={style.strong}>
        {reduced}
      </text>
      <rect className={style.gap} x={end} y="84.5" width={rest} height="33" />
      <line className={style.leader} x1={end} x2={end} y1="118" y2="160" />
      <line className={style.leader} x1="100%" x2="100%" y1="56" y2="160" />
      <line className={style.dimension} x1={end} x2="100%" y1="154" y2="154" />
      <text x="100%" y="172" textAnchor="end">
        {kept}
      </text>
    </svg>
  )
}
