import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { CostSteps } from '#app/drawings/cost-steps.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { PricingTeaser } from '#app/sections/pricing-teaser.tsx'
import { RoiTeaser } from '#app/sections/roi-teaser.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { offer } from '#contract/offer.ts'
import { exampleInputs, forecast, horizonMonths, paybackMonth, type Scenario } from '#contract/roi.ts'
import style from './home-3.module.css'

/** The offer told to management: the return first, then cost, risk, security, references, price. */
export default function Home3() {
  const words = useWords('pages/home-3')
  return (
    <>
      <DecisionSheet />
      <RoiTeaser />
      <Band id="cost" stop={words.cost.stop} labelledBy="cost-heading">
        <HeadingDuo id="cost-heading" long={words.cost.long} short={words.cost.short} />
        <p className={`lede ${style.lede}`}>{words.cost.lede}</p>
        <div className={style.drawing}>
          <CostSteps words={words.cost} />
        </div>
      </Band>
      <Risks />
      <DataStays />
      <References />
      <PricingTeaser />
      <FinalCall words={words.call} />
    </>
  )
}

/** The opening: what a board paper would say, on one sheet. */
function DecisionSheet() {
  const words = useWords('pages/home-3')
  const { money, number } = useFormats()
  const { sheet } = words
  const example = forecast(exampleInputs)
  const month = (scenario: Scenario) => number(paybackMonth(scenario) ?? horizonMonths)
  const rows = [
    { label: sheet.rows.untilDecision, value: money(0), signal: true },
    { label: sheet.rows.ownTime, value: fill(sheet.ownTime, { hours: offer.sessionHours }) },
    {
      label: sheet.rows.payback,
      value: fill(sheet.payback, {
        from: month(example.optimistic),
        to: month(example.conservative),
      }),
    },
    { label: sheet.rows.project, value: fill(sheet.project, { days: offer.implementationDays }) },
    { label: sheet.rows.no, value: sheet.no },
  ]
  return (
    <Band id="top" stop={words.stop} labelledBy="page-heading">
      <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
      <div className={style.opening}>
        <div>
          <p className={`lede ${style.pitch}`}>{words.lede}</p>
          <p className={style.actions}>
            <ButtonLink to="/product-3" look="signal" arrow>
              {words.actions.forecast}
            </ButtonLink>
            <ArrowLink to="/request-a-demo">{words.actions.session}</ArrowLink>
          </p>
        </div>
        <div className={style.sheet}>
          <h2>{sheet.heading}</h2>
          <dl>
            {rows.map(({ label, value, signal }) => (
              <div key={label} className={signal ? style.signal : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={style.note}>
            {fill(sheet.note, {
              cases: number(exampleInputs.casesPerMonth),
              minutes: number(exampleInputs.minutesPerCase),
            })}
          </p>
        </div>
      </div>
    </Band>
  )
}

function Risks() {
  const { risk } = useWords('pages/home-3')
  return (
    <Band id="risk" stop={risk.stop} tone="tint" labelledBy="risk-heading">
      <HeadingDuo id="risk-heading" long={risk.long} short={risk.short} />
      <div className={style.risks}>
        <Table
          caption={risk.caption}
          quietCaption
          wordy
          columns={[
            { label: risk.columns.risk },
            { label: risk.columns.sign },
            { label: risk.columns.answer },
          ]}
          rows={risk.rows.map((row) => ({ key: row.risk, cells: [row.risk, row.sign, row.answer] }))}
        />
      </div>
    </Band>
  )
}

function DataStays() {
  const { data } = useWords('pages/home-3')
  return (
    <Band id="data" stop={data.stop} labelledBy="data-heading">
      <div className={style.data}>
        <HeadingDuo id="data-heading" long={data.long} short={data.short} />
        <div>
          <dl>
            {data.rows.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink to="/about-details">{data.more}</ArrowLink>
        </div>
      </div>
    </Band>
  )
}

/** The three that management asks about: when not, how soon, how much. */
const chosen = ['tax', 'onboarding', 'returns'] as const

function References() {
  const { references } = useWords('pages/home-3')
  const { sample, statements } = useWords('testimonials')
  return (
    <Band id="references" stop={references.stop} tone="tint" labelledBy="references-heading">
      <HeadingDuo id="references-heading" size="small" long={references.long} short={references.short} />
      <ul className={style.statements}>
        {chosen.map((key) => (
          <li key={key}>
            <figure>
              <blockquote>
                <p>{statements[key].text}</p>
              </blockquote>
              <figcaption>
                {`${statements[key].role} `}
                <Tag>{sample}</Tag>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={style.note}>{references.note}</p>
      <ArrowLink to="/reviews">{references.more}</ArrowLink>
    </Band>
  )
}
