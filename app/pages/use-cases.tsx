import { Fragment, useRef } from 'react'
import { filterEntries, useFinder, type FinderShape } from '#app/behaviours/finder.ts'
import { fill, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { type LateTexts, useLateTexts } from '#app/behaviours/late-texts.ts'
import { useOpened } from '#app/behaviours/opened.ts'
import { BeforeAfter, WaitingPattern } from '#app/drawings/before-after.tsx'
import { LeadTimes } from '#app/drawings/lead-times.tsx'
import { CaseStory } from '#app/sections/case-story.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { Opening } from '#app/sections/opening.tsx'
import { WholeTextLink } from '#app/sections/whole-text-link.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import type { TextSection, UseCasesPage, UseCaseSummary } from '#content/entries.ts'
import { departments, type Department } from '#content/facts.ts'
import { listPagePath, pageOfEntry } from '#contract/long-lists.ts'
import { durationText, totalsOf } from '#contract/workflow.ts'
import style from './use-cases.module.css'

const shape: FinderShape<'department', 'usual'> = {
  facets: { department: departments },
  orders: ['usual'],
}

export default function UseCases({ data }: { data: UseCasesPage }) {
  const words = useWords('pages/use-cases')
  const finder = useFinder(shape)
  const late = useLateTexts('/use-cases', data.texts)
  const { entries, counts } = filterEntries(
    data.entries,
    ({ department }) => ({ department: [department] }),
    finder.chosen,
  )
  return (
    <>
      <Opening words={words} stop={words.stop} />
      <Overview
        cases={data.entries}
        shown={entries}
        chosen={finder.chosen.department}
        countOf={(department) => counts.department.get(department) ?? 0}
        onToggle={(department) => finder.toggle('department', department)}
        onClear={() => finder.clear()}
      />
      <WaitingPattern />
      <div className={style.examples}>
        {entries.map((useCase) => (
          <Example
            key={useCase.slug}
            useCase={useCase}
            number={data.entries.indexOf(useCase) + 1}
            catalogue={data.catalogue}
            late={late}
            isWhole={data.texts !== undefined}
          />
        ))}
      </div>
      <FinalCall words={words.call} />
    </>
  )
}

interface OverviewProps {
  cases: UseCaseSummary[]
  shown: UseCaseSummary[]
  chosen: readonly string[]
  countOf: (department: Department) => number
  onToggle: (department: Department) => void
  onClear: () => void
}

/** All examples on one scale, which is at the same time the table of contents. */
function Overview({ cases, shown, chosen, countOf, onToggle, onClear }: OverviewProps) {
  const words = useWords('pages/use-cases')
  const names = useWords('catalogue')
  const { locale } = useLanguage()
  const choices = useRef<HTMLDivElement>(null)
  const count = fill(words.overview.count, { shown: shown.length, all: cases.length })
  const used = departments.filter((department) => cases.some((each) => each.department === department))

  function clear() {
    // The button goes.
    choices.current?.querySelector('button')?.focus()
    onClear()
  }

  return (
    <Band id="overview" stop={words.overview.stop} tone="board" labelledBy="overview-heading" flush>
      <div className={style.overviewHead}>
        <h2 id="overview-heading">{words.overview.heading}</h2>
        <p>{words.overview.text}</p>
      </div>
      <div className={`${style.finder} js-only no-print`} ref={choices}>
        <Chips label={words.overview.departments}>
          {used.map((department) => (
            <Chip
              key={department}
              pressed={chosen.includes(department)}
              count={countOf(department)}
              onClick={() => onToggle(department)}
            >
              {names.departments[department]}
            </Chip>
          ))}
        </Chips>
        <p className={style.count} role="status">
          {count}
        </p>
        {chosen.length > 0 && (
          <Button size="small" onClick={clear}>
            {words.overview.all}
          </Button>
        )}
      </div>
      <LeadTimes
        rows={shown.map((useCase) => ({
          key: useCase.slug,
          title: <a href={`#${useCase.slug}`}>{useCase.title}</a>,
          facts: [names.departments[useCase.department], words.industries[useCase.industry]].join(', '),
          totals: totalsOf(useCase.steps),
        }))}
        locale={locale}
        words={words.overview}
      />
    </Band>
  )
}

interface ExampleProps {
  useCase: UseCaseSummary
  number: number
  catalogue: Record<string, string>
  late: LateTexts<TextSection[]>
  /** The document carries the texts. */
  isWhole: boolean
}

function Example({ useCase, number, catalogue, late, isWhole }: ExampleProps) {
  const words = useWords('pages/use-cases')
  const names = useWords('catalogue')
  const { locale } = useLanguage()
  const { slug, title, excerpt, steps } = useCase
  return (
    <Band id={slug} labelledBy={`${slug}-heading`} flush>
      <div className={style.head}>
        <p className={style.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </p>
        <h2 id={`${slug}-heading`}>{title}</h2>
        <p className={style.excerpt}>{excerpt}</p>
        <p className={style.facts}>
          <strong>{words.mark}</strong>
          <span>{names.departments[useCase.department]}</span>
          <span>{words.industries[useCase.industry]}</span>
          <span>{useCase.methods.map((method) => names.methods[method]).join(', ')}</span>
        </p>
      </div>
      <BeforeAfter steps={steps} locale={locale} words={words.drawing} methods={names.methods} />
      <Figures useCase={useCase} />
      <Story slug={slug} number={number} late={late} isWhole={isWhole} />
      <div className={style.next}>
        <p>
          {`${words.catalogue} `}
          {useCase.catalogue.map((entry, index) => (
            <Fragment key={entry}>
              {index > 0 && ', '}
              <Link to={`/product-1#${entry}`}>{catalogue[entry]}</Link>
            </Fragment>
          ))}
        </p>
        <ArrowLink to={`/product-3#${useCase.forecast}`}>{words.forecast}</ArrowLink>
        <a className="no-print" href="#overview">
          {words.overview.stop}
        </a>
      </div>
    </Band>
  )
}

function Story({
  slug,
  number,
  late: { texts, failed, want },
  isWhole,
}: { slug: string } & Pick<ExampleProps, 'number' | 'late' | 'isWhole'>) {
  const words = useWords('pages/use-cases')
  const { details, opened, noteToggle } = useOpened(want)
  const drawn = isWhole || opened ? texts?.[slug] : undefined
  const isLost = failed && opened
  return (
    <details className={style.fold} ref={details} suppressHydrationWarning onToggle={noteToggle}>
      {/* Whoever points at it is about to open it. */}
      <summary onPointerEnter={want} onFocus={want}>
        <span>{words.story}</span>
        <Chevron />
      </summary>
      <div className={style.story} data-waiting={drawn || isLost ? undefined : ''}>
        {drawn && <CaseStory sections={drawn} />}
        {!isWhole && (
          <WholeTextLink
            to={`${listPagePath('/use-cases', pageOfEntry('/use-cases', number - 1))}#${slug}`}
            failed={isLost}
          />
        )}
      </div>
    </details>
  )
}

/** What the example returns, with the sums in sight. */
function Figures({ useCase }: { useCase: UseCaseSummary }) {
  const words = useWords('pages/use-cases')
  const format = useFormats('EUR')
  const { casesPerMonth, costPerHour, oneOffCost, projectDays } = useCase
  const { leadToday, leadAfter, handsOnToday, handsOnAfter } = totalsOf(useCase.steps)
  const saved = handsOnToday - handsOnAfter
  const hours = (saved * casesPerMonth * 12) / 60
  const money = hours * costPerHour
  const values = {
    minutes: format.number(saved),
    cases: format.number(casesPerMonth),
    hours: format.number(Math.round(hours)),
    cost: format.money(costPerHour),
    oneOff: format.money(oneOffCost),
    months: format.number(oneOffCost / (money / 12), { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
    days: projectDays,
  }
  const figures = [
    { figure: durationText(leadAfter), ...words.figures.lead, values: { before: durationText(leadToday) } },
    { figure: values.hours, ...words.figures.hours, values },
    { figure: format.money(Math.round(money)), ...words.figures.money, values },
    { figure: values.months, ...words.figures.payback, values },
  ]
  return (
    <dl className={style.figures}>
      {figures.map(({ figure, name, sum, values: inSum }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={style.figure}>{figure}</span>
            <span className={style.sum}>{fill(sum, inSum)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
