/** Three cases over three years: how long the money is out, and from when on it comes back. */
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import style from './article-drawings.module.css'
import { Hatch } from './hatch.tsx'
import { percentOf } from './percent-of.ts'

const months = 36
/** The results of the worked example in the article. */
const cases = [
  { name: 'optimistic', payback: 4.8, result: 124_770 },
  { name: 'expected', payback: 9.2, result: 53_958 },
  { name: 'conservative', payback: 31.5, result: 2860 },
] as const
const row = 80

function at(month: number): string {
  return percentOf(month, months)
}

export function ArticleRoiRange() {
  const words = useWords('blog').drawings.roiRange
  const { number, money } = useFormats('EUR')
  const foot = cases.length * row
  return (
    <svg width="100%" height={foot + 98} role="img" aria-label={words.label}>
      <defs>
        <Hatch id="roi-range-out" size={6.364} line={style.hatch} />
      </defs>
      {cases.map(({ name, payback, result }, index) => (
        <svg key={name} y={index * row} width="100%" height={row} overflow="visible">
          <text className={style.strong} x="8" y="12">
            {words.rows[name]}
          </text>
          <text className={style.signalText} x="100%" y="12" textAnchor="end">
            {money(result, { signDisplay: 'always' })}
          </text>
          <rect
            className={style.outline}
            x="0"
            y="21"
            width={at(payback)}
            height="28"
            fill="url(#roi-range-out)"
          />
          <rect className={style.signal} x={at(payback)} y="20" width={at(months - payback)} height="30" />
          <text
            x={at(payback)}
            y="66"
            dx={payback < months / 2 ? 2 : -2}
            textAnchor={payback < months / 2 ? 'start' : 'end'}
          >
            {fill(words.months, { months: number(payback) })}
          </text>
        </svg>
      ))}
      <line className={style.axis} x1="0" x2="100%" y1={foot + 4} y2={foot + 4} />
      {Array.from({ length: 7 }, (_, half) => half * 6).map((month) => (
        <g key={month}>
          <line className={style.axis} x1={at(month)} x2={at(month)} y1={foot + 4} y2={foot + 12} />
          <text
            x={at(month)}
            y={foot + 26}
            dx={month === 0 ? 8 : 0}
            textAnchor={month === 0 ? 'start' : month === months ? 'end' : 'middle'}
          >
            {month}
          </text>
        </g>
      ))}
      <text className={style.quiet} x="100%" y={foot + 46} textAnchor="end">
        {words.axis}
      </text>
      <g transform={`translate(8 ${foot + 60})`}>
        <rect className={style.outline} x="0.5" y="0.5" width="24" height="10" fill="url(#roi-range-out)" />
        <text x="32" y="10">
          {words.before}
        </text>
        <rect className={style.signal} y="20" width="24" height="11" />
        <text x="32" y="30">
          {words.after}
        </text>
      </g>
    </svg>
  )
}
