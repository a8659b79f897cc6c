import type { ReactNode } from 'react'
import { hoursAndMinutes } from '#app/behaviours/duration.ts'
import { fill, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { DiscountBars } from '#app/drawings/discount-bars.tsx'
import { Ruler } from '#app/drawings/ruler.tsx'
import { ScaleBar } from '#app/drawings/scale-bar.tsx'
import { TickBar } from '#app/drawings/tick-bar.tsx'
import { ClaimsToScale } from '#app/sections/claims-to-scale.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ContentCounts } from '#content/entries.ts'
import { integrationCategories, platforms } from '#content/facts.ts'
import { exampleProcesses } from '#contract/example-processes.ts'
import {
  annualSaving,
  annualSum,
  claims,
  comparedAvailabilities,
  downtimeHoursPerYear,
  offer,
  plans,
  unrounded,
} from '#contract/offer.ts'
import { type ProcessStep, totalsOf, workText } from '#contract/workflow.ts'
import style from './statistics.module.css'

const hoursPerDay = 24
const availabilities = comparedAvailabilities(claims.uptimePercent)

export default function Statistics({ data }: { data: ContentCounts }) {
  return (
    <>
      <Index />
      <ClaimsToScale more={false} />
      <Categories counts={data.integrations} />
      <Platforms />
      <Uptime />
      <Deadlines />
      <Process />
      <Money />
      <Absent />
    </>
  )
}

/** All claims in one row, each with the way to its drawing. */
function Index() {
  const words = useWords('pages/statistics')
  const { number, percent } = useFormats()
  const names = words.indexNames
  const claimed = [
    { value: `${number(claims.integrations)}+`, name: names.integrations, to: 'categories' },
    { value: `${number(claims.platforms)}+`, name: names.platforms, to: 'platforms' },
    { value: percent(claims.uptimePercent / 100, unrounded), name: names.uptime, to: 'uptime' },
    { value: `${offer.sessionHours} h`, name: names.session, to: 'deadlines' },
    { value: `${offer.demoDays} d`, name: names.demo, to: 'deadlines' },
    { value: `${offer.implementationDays} d`, name: names.implementation, to: 'deadlines' },
    { value: `${offer.trialDays} d`, name: names.trial, to: 'offer' },
    { value: percent(offer.annualDiscount, unrounded), name: names.discount, to: 'offer' },
    { value: number(offer.basicUsers), name: names.users, to: 'offer' },
  ]
  return (
    <Band id="top" stop={words.stop} labelledBy="page-heading">
      <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
      <p className="lede">{words.lede}</p>
      <nav aria-label={words.index}>
        <ul className={style.index}>
          {claimed.map(({ value, name, to }) => (
            <li key={name}>
              <a href={`#${to}`}>
                <b>{value}</b> <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  )
}

/** What is counted and when that was last looked at. */
function Definition({ children }: { children: ReactNode }) {
  const words = useWords('pages/statistics')
  const { date } = useFormats()
  return (
    <div className={style.definition}>
      <h3>{words.definition}</h3>
      <p>{children}</p>
      <p>
        <Tag>{fill(words.checked, { date: date(claims.checked) })}</Tag>
      </p>
    </div>
  )
}

function Categories({ counts }: { counts: ContentCounts['integrations'] }) {
  const words = useWords('pages/statistics').categories
  const { categories } = useWords('integrations')
  const { number } = useFormats()
  const sorted = integrationCategories
    .map((category) => ({ category, count: counts[category] }))
    .toSorted((a, b) => b.count - a.count)
  const described = sorted.reduce((sum, { count }) => sum + count, 0)
  const most = sorted[0]?.count ?? 1
  const { columns } = words
  return (
    <Band id="categories" stop={words.stop} tone="tint" labelledBy="categories-heading">
      <div className={style.sheet}>
        <div>
          <HeadingDuo size="small" id="categories-heading" long={words.long} short={words.short} />
          <p className={style.text}>
            {fill(words.text, { claim: number(claims.integrations), described: number(described) })}
          </p>
          <Definition>{words.definition}</Definition>
          <ArrowLink to="/integrations">{words.link}</ArrowLink>
        </div>
        <Table
          caption={words.caption}
          columns={[
            { label: columns.category },
            { label: columns.drawing },
            { label: columns.count, numeric: true },
          ]}
          rows={[
            ...sorted.map(({ category, count }) => ({
              key: category,
              cells: [
                categories[category],
                <span key="ticks" className={style.ticks}>
                  <TickBar count={count} of={most} height={20} bold />
                </span>,
                number(count),
              ],
            })),
            { key: 'total', cells: [words.total, '', <b key="sum">{number(described)}</b>] },
          ]}
        />
      </div>
    </Band>
  )
}

function Platforms() {
  const words = useWords('pages/statistics').platforms
  const { platforms: names } = useWords('platforms')
  const { number } = useFormats()
  const values = { count: number(platforms.length), claim: number(claims.platforms) }
  return (
    <Band id="platforms" stop={words.stop} labelledBy="platforms-heading">
      <HeadingDuo size="small" id="platforms-heading" long={words.long} short={words.short} />
      <p className={style.text}>{fill(words.text, values)}</p>
      <ol className={style.platforms}>
        {platforms.map((platform, index) => (
          <li key={platform}>
            <span className={style.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            {names[platform]}
          </li>
        ))}
      </ol>
      <Definition>{words.definition}</Definition>
    </Band>
  )
}

function Uptime() {
  const words = useWords('pages/statistics').uptime
  const { percent } = useFormats()
  const longest = Math.max(...availabilities.map(downtimeHoursPerYear))
  const rows = availabilities.map((value) => {
    const hours = downtimeHoursPerYear(value)
    return {
      value,
      isOurs: value === claims.uptimePercent,
      promise: percent(value / 100, unrounded),
      hours,
      year: hoursAndMinutes(hours * 60),
      month: hoursAndMinutes((hours * 60) / 12),
    }
  })
  const { columns } = words
  return (
    <Band id="uptime" stop={words.stop} tone="board" labelledBy="uptime-heading">
      <HeadingDuo id="uptime-heading" long={words.long} short={words.short} />
      <p className={style.text}>{words.text}</p>
      <div className={style.bars}>
        {rows.map(({ value, isOurs, promise, hours, year }) => (
          <div key={value} className={style.bar}>
            <p>
              <b>{promise}</b>
              {` ${year} `}
              {isOurs && <span className={style.ours}>{words.ours}</span>}
            </p>
            <ScaleBar
              height={34}
              parts={[{ from: 0, to: hours / longest, look: isOurs ? 'signal' : 'ink' }]}
              label={fill(words.drawing, { promise, time: year })}
            />
          </div>
        ))}
      </div>
      <div className={style.beside}>
        <Definition>
          {fill(words.definition, { uptime: percent(claims.uptimePercent / 100, unrounded) })}
        </Definition>
        <Table
          caption={words.caption}
          columns={[
            { label: columns.promise },
            { label: columns.year, numeric: true },
            { label: columns.month, numeric: true },
          ]}
          rows={rows.map(({ promise, year, month }) => ({ key: promise, cells: [promise, year, month] }))}
        />
      </div>
    </Band>
  )
}

function Deadlines() {
  const words = useWords('pages/statistics').times
  const { percent } = useFormats()
  const whole = offer.implementationDays * hoursPerDay
  const rows = [
    { name: words.session, most: `${offer.sessionHours} h`, hours: offer.sessionHours },
    { name: words.demo, most: `${offer.demoDays} d`, hours: offer.demoDays * hoursPerDay },
    { name: words.implementation, most: `${offer.implementationDays} d`, hours: whole },
  ]
  const { columns } = words
  return (
    <Band id="deadlines" stop={words.stop} labelledBy="deadlines-heading">
      <HeadingDuo id="deadlines-heading" long={words.long} short={words.short} />
      <div className={style.ruled}>
        {rows.map(({ name, most, hours }) => (
          <div key={name} className={style.deadline}>
            <p>
              <b>{most}</b>
              {` ${name}`}
            </p>
            <ScaleBar height={30} parts={[{ from: 0, to: hours / whole, look: 'signal' }]} />
          </div>
        ))}
        <Ruler
          units={offer.implementationDays}
          height={44}
          steps={[
            { every: 7, height: 44, strong: true },
            { every: 1, height: 24 },
          ]}
          labels={[7, offer.implementationDays].map((at) => ({ at, text: `${at} d`, y: 12 }))}
        />
      </div>
      <div className={style.beside}>
        <Definition>{words.definition}</Definition>
        <Table
          caption={words.caption}
          columns={[
            { label: columns.step },
            { label: columns.most, numeric: true },
            { label: columns.share, numeric: true },
          ]}
          rows={rows.map(({ name, most, hours }) => ({
            key: name,
            cells: [name, most, percent(hours / whole, { maximumFractionDigits: 1 })],
          }))}
        />
      </div>
    </Band>
  )
}

/** Waiting and work one after the other, as shares of the whole. */
function partsOf(steps: readonly ProcessStep[]) {
  const { leadToday } = totalsOf(steps)
  const ends = steps.map((_, index) => totalsOf(steps.slice(0, index + 1)).leadToday / leadToday)
  return steps.flatMap(({ workMinutes }, index) => {
    const from = ends[index - 1] ?? 0
    const to = ends[index] ?? 1
    const work = to - workMinutes / leadToday
    return [
      { from, to: work, look: 'wait' as const },
      { from: work, to, look: 'ink' as const },
    ]
  })
}

/** The invoice of the home page: the same steps, the same times, as figures. */
function Process() {
  const words = useWords('pages/statistics').process
  const { locale } = useLanguage()
  const steps = exampleProcesses.find(({ key }) => key === 'invoice')?.steps ?? []
  const totals = totalsOf(steps)
  const values = {
    today: hoursAndMinutes(totals.leadToday),
    after: hoursAndMinutes(totals.leadAfter),
    work: hoursAndMinutes(totals.handsOnToday),
    hands: hoursAndMinutes(totals.handsOnAfter),
  }
  const { columns } = words
  return (
    <Band id="process" stop={words.stop} tone="tint" labelledBy="process-heading">
      <HeadingDuo id="process-heading" long={words.long} short={words.short} />
      <div className={style.pair} role="img" aria-label={fill(words.drawing, values)}>
        {/* Whoever sets letters wider gets the minutes on a line of their own. */}
        <p className={style.today}>{workText(totals.leadToday)}</p>
        <ScaleBar height={44} parts={partsOf(steps)} />
        <p className={style.after}>{workText(totals.leadAfter)}</p>
        <ScaleBar
          height={44}
          parts={[{ from: 0, to: totals.leadAfter / totals.leadToday, look: 'signal' }]}
        />
      </div>
      <div className={style.sheet}>
        <div>
          <p className={style.text}>{fill(words.text, values)}</p>
          <Definition>{words.definition}</Definition>
          <ArrowLink to="/product-2">{words.link}</ArrowLink>
        </div>
        <Table
          caption={words.caption}
          columns={[
            { label: columns.step },
            { label: columns.wait, numeric: true },
            { label: columns.work, numeric: true },
            { label: columns.after, numeric: true },
          ]}
          rows={[
            ...steps.map(({ name, waitHours, workMinutes, after }) => ({
              key: name.en,
              cells: [
                name[locale],
                hoursAndMinutes(waitHours * 60),
                hoursAndMinutes(workMinutes),
                after.mode === 'drop'
                  ? words.dropped
                  : hoursAndMinutes(after.waitMinutes + after.workMinutes),
              ],
            })),
            {
              key: 'total',
              cells: [
                words.total,
                hoursAndMinutes(totals.waitToday),
                values.work,
                <b key="after">{values.after}</b>,
              ],
            },
          ]}
        />
      </div>
    </Band>
  )
}

function Money() {
  const words = useWords('pages/statistics').money
  const { money, number, percent } = useFormats()
  const monthly = plans.starter.monthly ?? 0
  const days = { days: offer.trialDays }
  const { columns, rows } = words
  const values = {
    full: money(monthly * 12),
    sum: money(annualSum(monthly)),
    saving: money(annualSaving(monthly)),
    percent: percent(offer.annualDiscount, unrounded),
  }
  return (
    <Band id="offer" stop={words.stop} labelledBy="offer-heading">
      <HeadingDuo size="small" id="offer-heading" long={words.long} short={words.short} />
      <div className={style.offers}>
        <div>
          <h3>{fill(words.trial.title, days)}</h3>
          <p>{words.trial.text}</p>
          <ScaleBar
            height={44}
            parts={[{ from: 0, to: offer.trialDays / 365, look: 'signal' }]}
            label={fill(words.trial.drawing, days)}
          />
          <Ruler
            units={12}
            height={32}
            steps={[
              { every: 3, height: 32, strong: true },
              { every: 1, height: 16 },
            ]}
          />
        </div>
        <div>
          <h3>{fill(words.discount.title, values)}</h3>
          <p>{fill(words.discount.text, values)}</p>
          <DiscountBars
            discount={offer.annualDiscount}
            full={values.full}
            reduced={values.sum}
            kept={fill(words.discount.kept, values)}
            label={fill(words.discount.drawing, values)}
          />
        </div>
      </div>
      <div className={style.beside}>
        <Definition>{words.definition}</Definition>
        <Table
          caption={words.caption}
          columns={[{ label: columns.what }, { label: columns.value, numeric: true }]}
          rows={[
            { key: 'trial', cells: [rows.trial, `${offer.trialDays} d`] },
            { key: 'full', cells: [rows.full, values.full] },
            { key: 'sum', cells: [rows.sum, values.sum] },
            { key: 'saving', cells: [rows.saving, `${values.saving} = ${values.percent}`] },
            { key: 'users', cells: [rows.users, number(offer.basicUsers)] },
          ]}
        />
      </div>
    </Band>
  )
}

function Absent() {
  const words = useWords('pages/statistics').absent
  return (
    <Band id="absent" stop={words.stop} labelledBy="absent-heading">
      <HeadingDuo id="absent-heading" long={words.long} short={words.short} />
      <dl className={style.absent}>
        {words.rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink to="/product-3">{words.link}</ArrowLink>
    </Band>
  )
}
