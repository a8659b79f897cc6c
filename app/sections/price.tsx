import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { annualMonthly, annualSaving, annualSum } from '#contract/offer.ts'
import style from './price.module.css'

const sizes = { normal: '', giant: style.giant }

interface Props {
  /** Net price per month; the annual one follows from it. */
  monthly: number
  size?: keyof typeof sizes
}

/** A price with all that belongs to it: the period, the sum for a year, the tax and for whom it is. */
export function Price({ monthly, size = 'normal' }: Props) {
  const words = useWords('pricing')
  const { money } = useFormats()
  const frame = [style.price, sizes[size]].filter(Boolean).join(' ')
  if (monthly === 0) {
    return (
      <p className={frame}>
        <Amount text={money(0)} />
        <Terms lines={[words.perMonth, words.net]} />
      </p>
    )
  }
  const year = { sum: money(annualSum(monthly)), saving: money(annualSaving(monthly)) }
  return (
    <>
      <p className={frame} data-billing="monthly">
        <Amount text={money(monthly)} />
        <Terms lines={[words.perMonth, words.net]} />
      </p>
      <p className={`${frame} ${style.annual}`} data-billing="annual">
        <Amount text={money(annualMonthly(monthly))} />
        <Terms lines={[words.perMonth, fill(words.perYear, year), words.net]} />
      </p>
    </>
  )
}

/** The sign of the currency stands small beside the figure, before or after it as the language wants. */
function Amount({ text }: { text: string }) {
  const [, before = '', figure = text, after = ''] = /^(\D*)([\d.,]+)(\D*)$/.exec(text) ?? []
  return (
    <span className={style.amount}>
      {before && <span className={style.sign}>{before}</span>}
      <span className={style.figure}>{figure}</span>
      {after && <span className={style.sign}>{after}</span>}
    </span>
  )
}

function Terms({ lines: [period, ...rest] }: { lines: string[] }) {
  return (
    <span className={style.terms}>
      <b>{` ${period}`}</b>
      {rest.map((line) => (
        <span key={line}>, {line}</span>
      ))}
    </span>
  )
}
