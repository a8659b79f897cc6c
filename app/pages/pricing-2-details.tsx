import { useState } from 'react'
import { fill, type Formats, useFormats, useWords } from '#app/behaviours/language.ts'
import { TickBar } from '#app/drawings/tick-bar.tsx'
import { Band } from '#app/ui/band.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { Tag } from '#app/ui/tag.tsx'
import {
  annualMonthly,
  annualSaving,
  annualSum,
  claims,
  offer,
  type PlanName,
  planNames,
  plans,
  unrounded,
} from '#contract/offer.ts'
import { recordOf } from '#contract/record-of.ts'
import style from './pricing-2-details.module.css'

/** German rate of VAT, only for the sample invoice. */
const vatRate = 0.19

export default function Pricing2Details() {
  return (
    <>
      <Comparison />
      <Counting />
      <Invoice />
      <Billing />
    </>
  )
}

type Cell = string | boolean
interface Group {
  title: string
  rows: { label: string; cells: Record<PlanName, Cell> }[]
}

function same(cell: Cell): Record<PlanName, Cell> {
  return recordOf(planNames, () => cell)
}

type Words = ReturnType<typeof useWords<'pages/pricing-2-details'>>

function groupsOf(words: Words['compare'], formats: Formats): Group[] {
  const { groups, price, volume, operation, contract } = words
  const { money, number, percent } = formats
  const forEach = (cellOf: (name: PlanName) => Cell) => recordOf(planNames, cellOf)
  const amount = (of: (monthly: number) => number, whenFree: string) =>
    forEach((name) => {
      const { monthly } = plans[name]
      if (monthly === undefined) return price.request
      return monthly === 0 ? whenFree : money(of(monthly))
    })
  const count = (key: 'cases' | 'automations' | 'users') =>
    forEach((name) => {
      const value = plans[name][key]
      return value === undefined ? words.any : number(value)
    })
  const uptime = percent(claims.uptimePercent / 100, unrounded)
  const days = fill(contract.days, { count: offer.trialDays })
  return [
    {
      title: groups.price,
      rows: [
        { label: price.monthly, cells: amount((monthly) => monthly, money(0)) },
        { label: price.annual, cells: amount(annualMonthly, money(0)) },
        { label: price.sum, cells: amount(annualSum, price.none) },
        { label: price.saving, cells: amount(annualSaving, price.none) },
      ],
    },
    {
      title: groups.volume,
      rows: [
        { label: volume.cases, cells: count('cases') },
        { label: volume.automations, cells: count('automations') },
        { label: volume.users, cells: count('users') },
        {
          label: volume.logDays,
          cells: forEach((name) => fill(volume.days, { count: plans[name].logDays })),
        },
      ],
    },
    {
      title: groups.operation,
      rows: [
        { label: operation.choice, cells: same(operation.all) },
        { label: operation.integrations, cells: same(`${number(claims.integrations)}+`) },
        { label: operation.eu, cells: same(true) },
        { label: operation.own, cells: { ...same(false), enterprise: true } },
        { label: operation.uptime, cells: { ...same(uptime), free: false } },
        { label: operation.login, cells: { ...same(false), enterprise: operation.agreed } },
        { label: operation.support, cells: operation.supports },
      ],
    },
    {
      title: groups.contract,
      rows: [
        {
          label: contract.trial,
          cells: {
            free: contract.always,
            starter: days,
            professional: contract.first,
            enterprise: contract.demo,
          },
        },
        { label: contract.card, cells: same(false) },
        {
          label: contract.ends,
          cells: { ...same(contract.term), free: contract.anyTime, enterprise: operation.agreed },
        },
        { label: contract.processing, cells: same(true) },
        { label: contract.export, cells: same(true) },
        { label: contract.who, cells: same(contract.businesses) },
      ],
    },
  ]
}

/**
 * All conditions of all plans. The head stays in sight while the rows pass; on a phone one plan is shown at a time,
 * chosen by radios that the style sheet reads, so that it works without a script.
 */
function Comparison() {
  const words = useWords('pages/pricing-2-details')
  const { compare } = words
  const { plans: names } = useWords('pricingPage')
  const { net } = useWords('pricing')
  const formats = useFormats()
  const [shown, setShown] = useState<PlanName>('starter')
  return (
    <Band id="top" stop={compare.stop} labelledBy="page-heading">
      <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
      <p className={`lede ${style.lede}`}>{words.lede}</p>
      <div className={style.picker}>
        <Segmented
          label={compare.pick}
          name="plan"
          value={shown}
          onChange={setShown}
          options={planNames.map((name) => ({ value: name, label: names[name].name }))}
        />
      </div>
      <table className={style.table}>
        <caption className="sr">{compare.caption}</caption>
        <thead>
          <tr>
            <td>{net}</td>
            {planNames.map((name) => (
              <th key={name} scope="col" data-plan={name}>
                {names[name].name}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(compare, formats).map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={style.group}>
              <th scope="rowgroup" colSpan={planNames.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {planNames.map((name) => (
                  <td key={name} data-plan={name}>
                    <Value cell={cells[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Band>
  )
}

/** A station that is served or passed, or the condition in words. */
function Value({ cell }: { cell: Cell }) {
  const { yes, no } = useWords('pages/pricing-2-details').compare
  if (typeof cell === 'string') return cell
  return (
    <span className={cell ? style.yes : style.no}>
      <span>{cell ? yes : no}</span>
    </span>
  )
}

function Counting() {
  const { cases } = useWords('pages/pricing-2-details')
  const { number } = useFormats()
  const most = Math.max(...cases.rows.map(({ count }) => count))
  return (
    <Band id="cases" stop={cases.stop} tone="tint" labelledBy="cases-heading">
      <div className={style.counting}>
        <div>
          <HeadingDuo size="small" id="cases-heading" long={cases.long} short={cases.short} />
          <p className={`lede ${style.lede}`}>{cases.lede}</p>
        </div>
        <table className={style.tally}>
          <caption className="sr">{cases.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{cases.columns.example}</th>
              <td aria-hidden="true">{cases.tally}</td>
              <th scope="col">{cases.columns.count}</th>
            </tr>
          </thead>
          <tbody>
            {cases.rows.map(({ example, count }) => (
              <tr key={example}>
                <th scope="row">{example}</th>
                <td aria-hidden="true">
                  <TickBar count={count} of={most} height={26} bold />
                </td>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  )
}

/** The invoice as it will arrive, so that no line is a surprise. */
function Invoice() {
  const { invoice } = useWords('pages/pricing-2-details')
  const { money, percent } = useFormats('EUR')
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const monthly = plans.starter.monthly ?? 0
  const net = annualSum(monthly)
  const vat = Math.round(net * vatRate * 100) / 100
  const rate = { monthly: money(monthly, cents), discount: percent(offer.annualDiscount, unrounded) }
  return (
    <Band id="invoice" stop={invoice.stop} labelledBy="invoice-heading">
      <div className={style.paper}>
        <div>
          <HeadingDuo size="small" id="invoice-heading" long={invoice.long} short={invoice.short} />
          <p className={`lede ${style.lede}`}>{invoice.lede}</p>
          <p className={style.small}>{invoice.note}</p>
        </div>
        <div className={style.slip}>
          <Tag>{invoice.slip}</Tag>
          <dl>
            <div>
              <dt>
                {invoice.item}
                <small>{fill(invoice.rate, rate)}</small>
              </dt>
              <dd>{money(net, cents)}</dd>
            </div>
            <div>
              <dt>{invoice.net}</dt>
              <dd>{money(net, cents)}</dd>
            </div>
            <div>
              <dt>{fill(invoice.vat, { rate: percent(vatRate) })}</dt>
              <dd>{money(vat, cents)}</dd>
            </div>
            <div className={style.total}>
              <dt>{invoice.total}</dt>
              <dd>{money(net + vat, cents)}</dd>
            </div>
          </dl>
          <p className={style.small}>{invoice.due}</p>
        </div>
      </div>
    </Band>
  )
}

function Billing() {
  const { billing } = useWords('pages/pricing-2-details')
  const middle = Math.ceil(billing.questions.length / 2)
  return (
    <Band id="billing" stop={billing.stop} labelledBy="billing-heading">
      <HeadingDuo id="billing-heading" long={billing.long} short={billing.short} />
      <div className={style.questions}>
        {[billing.questions.slice(0, middle), billing.questions.slice(middle)].map((half, index) => (
          <div key={index}>
            {half.map(({ question, answer }) => (
              <Disclosure key={question} summary={<h3 className={style.question}>{question}</h3>}>
                <p>{fill(answer, offer)}</p>
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </Band>
  )
}
