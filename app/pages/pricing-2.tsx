import { useState } from 'react'
import { fill, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { PlanTrack } from '#app/drawings/plan-track.tsx'
import { Ruler } from '#app/drawings/ruler.tsx'
import { BillingSwitch } from '#app/sections/billing-switch.tsx'
import { Price } from '#app/sections/price.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Range } from '#app/ui/range.tsx'
import { Table } from '#app/ui/table.tsx'
import { annualMonthly, offer, type PlanName, planNames, plans } from '#contract/offer.ts'
import { formats } from '#contract/locale.ts'
import style from './pricing-2.module.css'

/** Cases on the scale of the tracks: a little more than the largest plan with a limit carries. */
const scale = 12_000
const slider = { start: 600, step: 100 }

const targets = {
  free: '/sign-up',
  starter: '/sign-up',
  professional: '/sign-up',
  enterprise: '/contact',
} as const

export default function Pricing2() {
  return (
    <>
      <Tracks />
      <FullPlans />
      <Changing />
      <NotIncluded />
    </>
  )
}

/** The smallest plan that carries so many cases. */
function planFor(cases: number): PlanName {
  return planNames.find((name) => cases <= (plans[name].cases ?? Infinity)) ?? 'enterprise'
}

function Tracks() {
  const words = useWords('pages/pricing-2')
  const { currency } = useWords('pricing')
  const { limits, plans: names } = useWords('pricingPage')
  const { number } = useFormats()
  const [cases, setCases] = useState(slider.start)
  const best = planFor(cases)
  return (
    <Band id="top" stop={words.stop} labelledBy="page-heading">
      <div className={style.opening}>
        <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
        <div>
          <p className="lede">{fill(words.lede, { days: offer.trialDays })}</p>
          <BillingSwitch />
        </div>
      </div>
      <div className={style.network}>
        <p className={style.caption}>{words.scale}</p>
        <Ruler
          units={scale}
          height={30}
          steps={[
            { every: 2000, height: 18, strong: true },
            { every: 500, height: 8 },
          ]}
          labels={[2000, 4000, 6000, 8000, 10_000].map((at) => ({ at, text: number(at), y: 10 }))}
        />
        <div className={`${style.finder} js-only no-print`}>
          <label htmlFor="cases">{words.slider}</label>
          <Range
            id="cases"
            min={0}
            max={scale}
            step={slider.step}
            value={cases}
            onChange={({ target }) => setCases(target.valueAsNumber)}
            aria-valuetext={`${number(cases)} ${limits.cases.other}: ${names[best].name}`}
          />
          {/* The slider says the plan itself, with every step; a whole sentence would never come to its end. */}
          <output id="verdict" htmlFor="cases" aria-live="off" className={style.verdict}>
            <Verdict cases={cases} />
          </output>
        </div>
        <ol aria-label={words.tracks}>
          {planNames.map((name) => (
            <Track key={name} name={name} here={cases} fits={name === best} />
          ))}
        </ol>
      </div>
      <div className={style.foot}>
        <p>{currency}</p>
        <ArrowLink to="/pricing-2-details">{words.details}</ArrowLink>
      </div>
    </Band>
  )
}

/** For both ways to pay, as all prices of the page. */
function Verdict({ cases }: { cases: number }) {
  const words = useWords('pages/pricing-2')
  const { plans: names } = useWords('pricingPage')
  const { number, money } = useFormats()
  const plan = planFor(cases)
  const { monthly } = plans[plan]
  const values = { cases: number(cases), plan: names[plan].name }
  if (!monthly) return fill(monthly === 0 ? words.verdictFree : words.verdictOpen, values)
  // Below a cent one digit more, or ten thousand times the amount would be another price.
  const perCase = (amount: number) => money(amount, { maximumFractionDigits: amount < 0.01 ? 4 : 3 })
  const paid = (price: number) =>
    fill(words.verdict, { ...values, price: money(price), perCase: perCase(price / cases) })
  return (
    <>
      <span data-billing="monthly">{paid(monthly)}</span>
      <span data-billing="annual">{paid(annualMonthly(monthly))}</span>
    </>
  )
}

function Track({ name, here, fits }: { name: PlanName; here: number; fits: boolean }) {
  const words = useWords('pricingPage')
  const { number } = useFormats()
  const { locale } = useLanguage()
  const plan = plans[name]
  const { name: title, who, action } = words.plans[name]
  const rule = new Intl.PluralRules(formats[locale].tag)
  const limits = (['cases', 'users', 'automations', 'logDays'] as const).map((key) => {
    const value = plan[key]
    const { one, other } = words.limits[key]
    return {
      key,
      value: value === undefined ? words.any : number(value),
      unit: value !== undefined && rule.select(value) === 'one' ? one : other,
    }
  })
  return (
    <li className={style.track}>
      <PlanTrack
        of={scale}
        here={here}
        fits={fits}
        cases={plan.cases}
        text={plan.cases === undefined ? words.any : number(plan.cases)}
      />
      <div className={style.plan}>
        <div>
          <h2 className={style.name}>{title}</h2>
          <p className={style.who}>{who}</p>
        </div>
        <div>
          {plan.monthly === undefined ? (
            <p className={style.request}>
              <b>{words.onRequest}</b>
              <span>{words.onRequestTerms}</span>
            </p>
          ) : (
            <Price monthly={plan.monthly} />
          )}
        </div>
        <dl className={style.limits}>
          {limits.map(({ key, value, unit }) => (
            <div key={key}>
              <dt>{unit}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={style.action}>
          <ButtonLink
            look={name === 'starter' ? 'signal' : 'line'}
            arrow={name === 'starter'}
            to={targets[name]}
          >
            {action}
            <span className="sr">: {title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

/** Cases a month from which one case in the larger plan costs less than in the smaller plan when that is full. */
function breakEven(smaller: PlanName, larger: PlanName): number {
  const { monthly, cases } = plans[smaller]
  return Math.ceil(((plans[larger].monthly ?? 0) * (cases ?? 0)) / (monthly ?? 1))
}

function FullPlans() {
  const { full } = useWords('pages/pricing-2')
  const { plans: names } = useWords('pricingPage')
  const { net } = useWords('pricing')
  const { money, number } = useFormats()
  const { starter, professional } = plans
  const from = breakEven('starter', 'professional')
  const max = professional.cases ?? 0
  const limit = starter.cases ?? 0
  const percent = (cases: number) => percentOf(cases, max)
  const values = {
    starter: money((starter.monthly ?? 0) / limit, { maximumFractionDigits: 3 }),
    breakEven: number(from),
    limit: number(limit),
    max: number(max),
  }
  const perHundred = (amount: number, cases: number) => money((amount / cases) * 100)
  const { columns } = full
  return (
    <Band id="per-case" stop={full.stop} tone="tint" labelledBy="full-heading">
      <div className={style.halves}>
        <div>
          <HeadingDuo id="full-heading" long={full.long} short={full.short} />
          <p className={style.text}>{fill(full.text, values)}</p>
        </div>
        <div>
          <Table
            caption={full.caption}
            columns={[
              { label: columns.plan },
              { label: columns.cases, numeric: true },
              { label: columns.monthly, numeric: true },
              { label: columns.annual, numeric: true },
            ]}
            rows={(['starter', 'professional'] as const).map((name) => {
              const { monthly = 0, cases = 0 } = plans[name]
              return {
                key: name,
                cells: [
                  names[name].name,
                  number(cases),
                  perHundred(monthly, cases),
                  perHundred(annualMonthly(monthly), cases),
                ],
              }
            })}
          />
          <p className={style.net}>{net}</p>
        </div>
      </div>
      <svg
        className={style.break}
        width="100%"
        height="120"
        role="img"
        aria-label={fill(full.drawing, values)}
      >
        <rect className={style.carried} y="42" width={percent(limit)} height="30" />
        <rect className={style.dear} x={percent(limit)} y="42" width={percent(from - limit)} height="30" />
        <rect className={style.cheap} x={percent(from)} y="42" width={percent(max - from)} height="30" />
        <line className={style.leader} x1={percent(limit)} x2={percent(limit)} y1="20" y2="72" />
        <text x={percent(limit)} y="16">
          {`${number(limit)} `}
          <tspan>{full.marks.limit}</tspan>
        </text>
        <line className={style.leader} x1={percent(from)} x2={percent(from)} y1="42" y2="96" />
        <text x={percent(from)} y="114">
          {`${number(from)} `}
          <tspan>{full.marks.breakEven}</tspan>
        </text>
        <text x="100%" y="92" textAnchor="end">
          {number(max)}
        </text>
      </svg>
    </Band>
  )
}

function Changing() {
  const { change } = useWords('pages/pricing-2')
  return (
    <Band id="changing" stop={change.stop} labelledBy="changing-heading">
      <HeadingDuo id="changing-heading" long={change.long} short={change.short} />
      <ul className={style.changes}>
        {change.rows.map(({ when, title, text }) => (
          <li key={when}>
            <p className={style.when}>{when}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function NotIncluded() {
  const { not } = useWords('pages/pricing-2')
  return (
    <Band id="not-included" stop={not.stop} tone="board" labelledBy="not-heading">
      <HeadingDuo size="small" id="not-heading" long={not.long} short={not.short} />
      <dl className={style.not}>
        {not.rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink to="/pricing-3">{not.estimate}</ArrowLink>
    </Band>
  )
}
