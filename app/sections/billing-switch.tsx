import { useState } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { Segmented } from '#app/ui/segmented.tsx'
import { annualMonthly, offer, plans, unrounded } from '#contract/offer.ts'
import style from './billing-switch.module.css'

/**
 * Monthly or annual, once for the whole page: both prices are in the document, marked with `data-billing`, and the
 * checked radio decides by style sheet which one is seen. So it also works without a script.
 */
export function BillingSwitch() {
  const words = useWords('pricing')
  const { money, percent } = useFormats()
  const [billing, setBilling] = useState<'monthly' | 'annual'>('monthly')
  const monthly = plans.starter.monthly ?? 0
  const spoken = (amount: number) => <span className="sr">{` ${money(amount)} ${words.perMonth}`}</span>
  return (
    <Segmented
      label={words.billing}
      name="billing"
      value={billing}
      onChange={setBilling}
      options={[
        {
          value: 'monthly',
          label: (
            <>
              {words.monthly}
              {spoken(monthly)}
            </>
          ),
        },
        {
          value: 'annual',
          label: (
            <>
              {words.annual}
              <b className={style.discount}>
                {fill(words.discount, { percent: percent(offer.annualDiscount, unrounded) })}
              </b>
              {spoken(annualMonthly(monthly))}
            </>
          ),
        },
      ]}
    />
  )
}
