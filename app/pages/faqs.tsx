import { useLayoutEffect, useMemo, useState } from 'react'
import { hoursAndMinutes } from '#app/behaviours/duration.ts'
import { fill, useFormats, useWords, type Target } from '#app/behaviours/language.ts'
import { decodeHash } from '#app/behaviours/navigation.ts'
import { indexEntries, search, type Found } from '#app/behaviours/search.ts'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { Link } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import {
  annualMonthly,
  annualSum,
  claims,
  downtimeHoursPerYear,
  offer,
  plans,
  unrounded,
} from '#contract/offer.ts'
import style from './faqs.module.css'

interface Question {
  slug: string
  question: string
  answer: string
  /** What it is also found by: its topic, and the name of the page it leads on to. */
  also: string
}

/** Where a question leads on, and under which name in the menu. */
const further = {
  'what-happens-in-the-session': '/request-a-demo',
  'what-if-our-process-is-not-suitable': '/features',
  'who-do-we-talk-to': '/about',
  'what-does-it-cost': '/pricing-3',
  'which-plan-do-we-need': '/pricing-2',
  'how-reliable-is-the-forecast': '/product-3',
  'how-are-we-billed': '/pricing-2-details',
  'what-if-you-need-longer': '/terms',
  'do-we-have-to-replace-software': '/integrations',
  'where-does-it-run': '/about-details',
  'do-you-see-personal-data': '/privacy-policy',
  'how-available-is-it': '/statistics',
  'what-happens-after-the-trial': '/pricing-1',
  'how-do-we-leave': '/terms',
} as const satisfies Record<string, Target>

function pageAfter(slug: string) {
  return Object.hasOwn(further, slug) ? further[slug as keyof typeof further] : undefined
}

/** The largest number of results that are shown opened. */
const opened = 3

export default function Faqs() {
  const words = useWords('pages/faqs')
  const topics = useTopics()
  const [query, setQuery] = useState('')
  const questions = useMemo(() => topics.flatMap((topic) => topic.questions), [topics])
  const index = useMemo(
    () => indexEntries(questions, ({ question, answer, also }) => [question, answer, also]),
    [questions],
  )
  const found = useMemo(() => search(index, query), [index, query])
  useOpenedByAddress(setQuery)
  const asked = query.trim() !== ''
  const shown = new Set(found.entries)
  const result =
    asked && found.entries.length === 0
      ? words.nothing
      : fill(words.found, { count: found.entries.length, total: questions.length })

  return (
    <>
      <Band id="top" stop={words.topStop} labelledBy="page-heading">
        <HeadingDuo level={1} size="xl" id="page-heading" long={words.long} short={words.short} />
        <div className={style.opening}>
          <p className="lede">{words.lede}</p>
          <search className="js-only no-print">
            <SearchField
              label={words.search}
              placeholder={words.placeholder}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <p className={style.status} role="status">
              {result}
            </p>
          </search>
        </div>
        <nav className={style.map} aria-label={words.map}>
          <ol>
            {topics.map((topic) => {
              const count = topic.questions.filter((question) => shown.has(question)).length
              return (
                <li key={topic.slug} className={count === 0 ? style.passed : undefined}>
                  {/* Where the search left nothing of a topic, the link would lead nowhere. */}
                  <a href={`#${topic.slug}`} onClick={() => setQuery('')}>
                    {topic.title}
                  </a>
                  <span>{count === 1 ? words.stop : fill(words.stops, { count })}</span>
                </li>
              )
            })}
          </ol>
        </nav>
      </Band>
      {topics.map((topic) => {
        const list = topic.questions.filter((question) => shown.has(question))
        return (
          list.length > 0 && (
            <Topic
              key={topic.slug}
              slug={topic.slug}
              title={topic.title}
              questions={list}
              found={found}
              open={asked && found.entries.length <= opened}
            />
          )
        )
      })}
      <Band id="ask" stop={words.ask.stop} tone="tint" labelledBy="ask-heading">
        <HeadingDuo id="ask-heading" long={words.ask.long} short={words.ask.short} />
        <div className={style.ask}>
          <p>{words.ask.text}</p>
          <ButtonLink look="signal" arrow to="/contact">
            {words.ask.action}
          </ButtonLink>
        </div>
      </Band>
    </>
  )
}

interface TopicProps {
  slug: string
  title: string
  questions: Question[]
  found: Found<Question>
  open: boolean
}

/** One section of the line: each question is a station on it, and an open one is where you are. */
function Topic({ slug, title, questions, found, open }: TopicProps) {
  const words = useWords('pages/faqs')
  const { labels } = useWords('menu')
  const count = questions.length
  return (
    <Band
      id={slug}
      stop={count === 1 ? words.stop : fill(words.stops, { count })}
      labelledBy={`${slug}-heading`}
      flush
    >
      <h2 className={style.topic} id={`${slug}-heading`}>
        {title}
      </h2>
      <ul className={style.line}>
        {questions.map(({ slug: name, question, answer }) => {
          const page = pageAfter(name)
          return (
            <li key={name}>
              <Disclosure
                {...(open && { open })}
                summary={
                  <h3 className={style.question}>
                    <Marked text={question} marks={found.marksIn(question)} />
                  </h3>
                }
              >
                {/* The browser opens what holds the target of an address, so the target is inside. */}
                <div id={name} className={style.answer}>
                  <p>
                    <Marked text={answer} marks={found.marksIn(answer)} />
                  </p>
                  <p className={style.links}>
                    <a className="no-print" href={`#${name}`}>
                      {words.link}
                    </a>
                    {page && <Link to={page}>{fill(words.more, { page: labels[page] })}</Link>}
                  </p>
                </div>
              </Disclosure>
            </li>
          )
        })}
      </ul>
    </Band>
  )
}

/** The topics with the promised numbers in their places. */
function useTopics() {
  const { topics } = useWords('faq')
  const { labels } = useWords('menu')
  const { number, money, percent } = useFormats()
  return useMemo(() => {
    const { free, starter, professional } = plans
    const monthly = starter.monthly ?? 0
    const values = {
      ...offer,
      price: money(monthly),
      annual: money(annualMonthly(monthly)),
      sum: money(annualSum(monthly)),
      freeCases: number(free.cases ?? 0),
      basicCases: number(starter.cases ?? 0),
      professionalCases: number(professional.cases ?? 0),
      integrations: number(claims.integrations),
      platforms: number(claims.platforms),
      uptime: percent(claims.uptimePercent / 100, unrounded),
      downtime: hoursAndMinutes(downtimeHoursPerYear(claims.uptimePercent) * 60),
    }
    return Object.entries(topics).map(([slug, { title, questions }]) => ({
      slug,
      title,
      questions: Object.entries(questions).map(([name, { question, answer }]): Question => {
        const page = pageAfter(name)
        return {
          slug: name,
          question: fill(question, values),
          answer: fill(answer, values),
          also: page ? `${title} ${labels[page]}` : title,
        }
      }),
    }))
  }, [topics, labels, number, money, percent])
}

/** Opens the answer that the address names, at once and whenever the address changes. */
function useOpenedByAddress(setQuery: (query: string) => void): void {
  useLayoutEffect(() => {
    function open() {
      const answer = document.getElementById(decodeHash(location.hash))
      const details = answer?.closest('details')
      if (!details) return
      details.open = true
      details.scrollIntoView()
    }
    function onHashChange() {
      setQuery('')
      requestAnimationFrame(open)
    }
    open()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [setQuery])
}
