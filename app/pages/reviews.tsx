import { useState } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import { Ruler } from '#app/drawings/ruler.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { Stations } from '#app/ui/stations.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { namesOf } from '#contract/record-of.ts'
import style from './reviews.module.css'

/** The scale on which every statement is placed: one year of operation. */
const weeksOfScale = 52

type Sample = keyof ReturnType<typeof useWords<'testimonials'>>['statements']
type Industry = keyof ReturnType<typeof useWords<'pages/reviews'>>['industries']

/** Where and when each sample would have been said; their words are in locales/{en,de}/testimonials.ts. */
const facts: Record<Sample, { industry: Industry; weeks: number }> = {
  accounting: { industry: 'wholesale', weeks: 26 },
  payables: { industry: 'wholesale', weeks: 9 },
  'spare-parts': { industry: 'mechanical-engineering', weeks: 17 },
  claims: { industry: 'insurance', weeks: 40 },
  onboarding: { industry: 'healthcare', weeks: 13 },
  tenders: { industry: 'construction', weeks: 10 },
  support: { industry: 'software', weeks: 30 },
  orders: { industry: 'food', weeks: 22 },
  returns: { industry: 'retail', weeks: 48 },
  reporting: { industry: 'public-utilities', weeks: 35 },
  dispatch: { industry: 'logistics', weeks: 11 },
  tax: { industry: 'professional-services', weeks: 12 },
}
const samples = namesOf(facts)
const industriesShown = [...new Set(samples.map((sample) => facts[sample].industry))]

/** Questions that are answered on a scale; the others ask for words. */
const scaled = new Set([0, 1, 5])

export default function Reviews() {
  return (
    <>
      <Notice />
      <Statements />
      <Checks />
      <Questions />
      <NoStars />
    </>
  )
}

function Notice() {
  const words = useWords('pages/reviews')
  return (
    <Band id="top" stop={words.stop} labelledBy="page-heading">
      <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
      <div className={style.opening}>
        <p className="lede">{words.lede}</p>
        <div className={style.notice}>
          <h2>{words.notice.title}</h2>
          <p>{words.notice.text}</p>
        </div>
      </div>
    </Band>
  )
}

/** Each statement stands where it was said: so many weeks after going live. */
function Statements() {
  const { list, industries } = useWords('pages/reviews')
  const [industry, setIndustry] = useState<Industry | 'all'>('all')
  const shown = samples.filter((sample) => industry === 'all' || facts[sample].industry === industry)
  return (
    <Band id="statements" stop={list.stop} labelledBy="statements-heading">
      <h2 className="sr" id="statements-heading">
        {list.heading}
      </h2>
      <div className="js-only no-print">
        <Segmented
          label={list.filter}
          name="industry"
          value={industry}
          onChange={setIndustry}
          options={[
            { value: 'all', label: list.all },
            ...industriesShown.map((value) => ({ value, label: industries[value] })),
          ]}
        />
      </div>
      <p className={style.status} role="status">
        {fill(list.found, { count: shown.length, total: samples.length })}
      </p>
      <div className={style.track}>
        <p className={style.axis}>{list.axis}</p>
        <Ruler
          units={weeksOfScale}
          height={32}
          steps={[
            { every: 13, height: 20, strong: true },
            { every: 1, height: 8, fine: true },
          ]}
          labels={[13, 26, 39, weeksOfScale].map((at) => ({ at, text: String(at), y: 10 }))}
        />
        <ul>
          {shown.map((sample) => (
            <Statement key={sample} sample={sample} />
          ))}
        </ul>
      </div>
    </Band>
  )
}

function Statement({ sample }: { sample: Sample }) {
  const { list, industries } = useWords('pages/reviews')
  const words = useWords('testimonials')
  const { role, text } = words.statements[sample]
  const { industry, weeks } = facts[sample]
  const said = percentOf(weeks, weeksOfScale)
  return (
    <li className={style.statement}>
      <svg className={style.said} width="100%" height="24" aria-hidden="true">
        <line x2={said} y1="12" y2="12" />
        <circle cx={said} cy="12" r="8" />
      </svg>
      <figure className={style.figure}>
        <figcaption>
          <Tag>{words.sample}</Tag>
          <b>{role}</b>
          <span>{industries[industry]}</span>
          <span>{fill(list.weeks, { count: weeks })}</span>
        </figcaption>
        <blockquote>
          <p>{text}</p>
        </blockquote>
      </figure>
    </li>
  )
}

function Checks() {
  const { checks } = useWords('pages/reviews')
  return (
    <Band id="checks" stop={checks.stop} tone="tint" labelledBy="checks-heading">
      <div className={style.checks}>
        <div>
          <HeadingDuo size="small" id="checks-heading" long={checks.long} short={checks.short} />
          <p className="lede">{checks.lede}</p>
        </div>
        <Stations list={checks.steps} />
      </div>
    </Band>
  )
}

/** The questionnaire as it is sent: an empty form. */
function Questions() {
  const { questions } = useWords('pages/reviews')
  return (
    <Band id="questions" stop={questions.stop} labelledBy="questions-heading">
      <HeadingDuo id="questions-heading" long={questions.long} short={questions.short} />
      <div className={style.form}>
        <Tag>{questions.slip}</Tag>
        <ol>
          {questions.list.map((question, index) => (
            <li key={question}>
              <p className={style.question}>{question}</p>
              {scaled.has(index) ? (
                <div>
                  <Ruler
                    units={10}
                    height={22}
                    steps={[
                      { every: 5, height: 22 },
                      { every: 1, height: 12 },
                    ]}
                  />
                  <p className={style.ends}>
                    <span>{questions.from}</span>
                    <span>{questions.to}</span>
                  </p>
                </div>
              ) : (
                <p className={style.blank}>{questions.open}</p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}

function NoStars() {
  const { stars } = useWords('pages/reviews')
  return (
    <Band id="no-stars" stop={stars.stop} tone="board" labelledBy="stars-heading">
      <div className={style.stars}>
        <HeadingDuo id="stars-heading" long={stars.long} short={stars.short} />
        <div>
          <p>{stars.text}</p>
          <ButtonLink look="signal" arrow to="/contact">
            {stars.action}
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}
