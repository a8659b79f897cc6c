import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { DiscountBars } from '#app/drawings/discount-bars.tsx'
import { Ruler } from '#app/drawings/ruler.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { PricingTeaser } from '#app/sections/pricing-teaser.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { annualMonthly, annualSaving, annualSum, offer, plans } from '#contract/offer.ts'
import style from './pricing-1.module.css'

export default function Pricing1() {
  const words = useWords('pages/pricing-1')
  return (
    <>
      <PricingTeaser opening={words} />
      <Trial />
      <Year />
      <Track />
      <Choice />
      <FinalCall words={words.call} />
    </>
  )
}

/** The days of the trial, each below its place on the ruler. */
function Trial() {
  const { trial } = useWords('pages/pricing-1')
  return (
    <Band id="trial" stop={trial.stop} tone="tint" labelledBy="trial-heading">
      <HeadingDuo id="trial-heading" long={trial.long} short={trial.short} />
      <div className={style.ruler}>
        <Ruler
          units={offer.trialDays}
          height={40}
          bar={20}
          steps={[
            { every: 7, height: 40, strong: true },
            { every: 1, height: 26 },
          ]}
        />
      </div>
      <ol className={style.days}>
        {trial.days.map(({ day, title, text }) => (
          <li key={day}>
            <p className={style.day}>{fill(trial.day, { day })}</p>
            <h3 className={style.subject}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

function Year() {
  const { year } = useWords('pages/pricing-1')
  const { net } = useWords('pricing')
  const { money } = useFormats()
  const monthly = plans.starter.monthly ?? 0
  const values = {
    monthly: money(monthly),
    full: money(monthly * 12),
    sum: money(annualSum(monthly)),
    saving: money(annualSaving(monthly)),
  }
  const { columns, rows } = year
  return (
    <Band id="year" stop={year.stop} labelledBy="year-heading">
      <div className={style.halves}>
        <div>
          <HeadingDuo id="year-heading" long={year.long} short={year.short} />
          <p className={style.advice}>{year.advice}</p>
        </div>
        <div>
          <Table
            caption={year.caption}
            columns={[{ label: columns.item }, { label: columns.monthly }, { label: columns.annual }]}
            rows={[
              { key: 'month', cells: [rows.month, values.monthly, money(annualMonthly(monthly))] },
              { key: 'total', cells: [rows.total, values.full, values.sum] },
              { key: 'due', cells: [rows.due, year.due.monthly, year.due.annual] },
              { key: 'ends', cells: [rows.ends, year.ends.monthly, year.ends.annual] },
            ]}
          />
          <p className={style.net}>{net}</p>
        </div>
      </div>
      <div className={style.bars}>
        <DiscountBars
          discount={offer.annualDiscount}
          full={`12 × ${values.monthly} = ${values.full}`}
          reduced={values.sum}
          kept={fill(year.kept, values)}
          label={fill(year.drawing, values)}
        />
      </div>
    </Band>
  )
}

/** The four steps as stations of one line; only the last one is filled. */
function Track() {
  const { track } = useWords('pages/pricing-1')
  const last = track.steps.length - 1
  return (
    <Band id="track" stop={track.stop} tone="board" labelledBy="track-heading">
      <HeadingDuo size="xl" id="track-heading" long={track.long} short={track.short} />
      <ol className={style.stations}>
        {track.steps.map(({ time, title, text }, index) => (
          <li key={title}>
            <p className={style.time}>{fill(time, offer)}</p>
            <h3 className={style.subject}>{title}</h3>
            <p className={style.quiet}>{text}</p>
            <Tag look={index === last ? 'signal' : 'line'}>{index === last ? track.fixed : track.free}</Tag>
          </li>
        ))}
      </ol>
      <div className={style.estimate}>
        <p>{track.note}</p>
        <ArrowLink to="/pricing-3">{track.estimate}</ArrowLink>
      </div>
    </Band>
  )
}

function Choice() {
  const { choice } = useWords('pages/pricing-1')
  const { columns } = choice
  return (
    <Band id="choice" stop={choice.stop} labelledBy="choice-heading">
      <HeadingDuo size="small" id="choice-heading" long={choice.long} short={choice.short} />
      <div className={style.choice}>
        <Table
          caption={choice.caption}
          quietCaption
          wordy
          columns={[{ label: columns.question }, { label: columns.basic }, { label: columns.custom }]}
          rows={choice.rows.map(({ question, basic, custom }) => ({
            key: question,
            cells: [question, basic, custom],
          }))}
        />
      </div>
    </Band>
  )
}
