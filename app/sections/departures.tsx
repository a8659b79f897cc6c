/** The whole catalogue as a departures board: search, filters, order, and lines that open in place. */
import {
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { filterEntries, type Finder, type FinderShape, useFinder } from '#app/behaviours/finder.ts'
import { focusInstead } from '#app/behaviours/focus-on.ts'
import { fill, useHref, useLanguage, useWords } from '#app/behaviours/language.ts'
import { type LateTexts, useLateTexts } from '#app/behaviours/late-texts.ts'
import { type Found, indexEntries, search } from '#app/behaviours/search.ts'
import { useWholeList, type WholeList } from '#app/behaviours/whole-list.ts'
import { DeparturesScale } from '#app/drawings/departures-scale.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { CatalogueList, CatalogueSummary, CatalogueSums, CatalogueText } from '#content/entries.ts'
import { firstPart, listPagePath, pageOfEntry } from '#contract/long-lists.ts'
import { offer } from '#contract/offer.ts'
import { boardClass, ColumnHeads } from './catalogue-line.tsx'
import { Departure, type WantedLine } from './departure.tsx'
import style from './departures.module.css'
import { RestOfList } from './rest-of-list.tsx'

const facets = ['department', 'method', 'platform', 'effort'] as const
type Facet = (typeof facets)[number]
const orders = ['relevance', 'days', 'stops', 'name'] as const
type Order = (typeof orders)[number]

/** How many lines are drawn at once; more come on request. */
const portion = firstPart['/product-1']
/** How many platforms are offered at once. */
const mostPlatforms = 8

interface Props {
  list: CatalogueList
  /** How many lines to draw for now; not Infinity means that what is folded may follow, too. */
  drawn: number
}

export function Departures({ list: given, drawn }: Props) {
  const { texts, sums } = given
  const words = useWords('departures')
  const labels = useFacetLabels()
  const { board } = useWords('catalogue')
  const late = useLateTexts('/product-1', texts)
  const all = useWholeList('/product-1', given)
  const { entries } = all
  const finder = useFinder(useMemo(() => shapeOf(labels), [labels]))
  const { found, asked, settled } = useFound(all, sums, late.texts, finder)
  const [limit, setLimit] = useState({ of: asked, lines: portion })
  const [wanted, setWanted] = useWantedLine()
  const wantedAt = found.entries.findIndex(({ slug }) => slug === wanted?.slug)
  const lines = Math.max(limit.of === asked ? limit.lines : portion, wantedAt + 1)
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { clear, q } = finder
  const { want } = late

  // A search looks into the texts as well.
  useEffect(() => {
    if (q) want()
  }, [q, want])

  // Whoever asks for something asks all lines.
  const isNamed = Boolean(wanted?.slug) && wantedAt < 0
  const awaitsAll = all.isPart && (finder.asks || finder.sort !== orders[0] || lines > portion || isNamed)
  const { want: wantAll } = all
  useEffect(() => {
    if (awaitsAll) wantAll()
  }, [awaitsAll, wantAll])

  // A line that was asked for by name is shown, whatever else was asked for.
  useEffect(() => {
    const awaited = wanted && !wanted.arrived && entries.some(({ slug }) => slug === wanted.slug)
    if (awaited && settled && wantedAt < 0) clear('replace')
  }, [wanted, wantedAt, settled, entries, clear])

  function showMore() {
    setLimit({ of: asked, lines: lines + portion })
    requestAnimationFrame(() => list.current?.children[lines]?.querySelector('summary')?.focus())
  }

  function clearAll() {
    focusInstead(field.current)
    clear()
  }

  const shown = useMemo(() => found.entries.slice(0, Math.min(lines, drawn)), [found, lines, drawn])
  const rest = found.count - lines
  const count = fill(board.count, { shown: found.count, all: sums?.all ?? entries.length })
  return (
    <>
      <Question finder={finder} field={field} onFocus={want} />
      <Filters
        entries={entries}
        sums={all.isPart ? sums : undefined}
        found={found}
        chosen={finder.chosen}
        toggle={finder.toggle}
      />
      {finder.left && (
        <p className={style.note} role="alert">
          {words.left}
        </p>
      )}
      <noscript>
        <p className={style.note}>
          {`${words.noScript} `}
          <Link to="/product-1/all">{words.noScriptLink}</Link>
        </p>
      </noscript>
      <div className={style.bar}>
        <p className="mono" role="status">
          {count}
        </p>
        {finder.asks && (
          <Button size="small" onClick={clearAll}>
            {words.clear}
          </Button>
        )}
        <label className="js-only">
          <span>{words.sort}</span>
          <select
            value={finder.sort}
            onChange={(event) => {
              const order = orders.find((each) => each === event.target.value)
              if (order) finder.order(order)
            }}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {/* Where nothing is asked, nothing is more relevant. */}
                {order === 'relevance' && !finder.q ? board.columns.line : words.sorts[order]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {awaitsAll && (
        <div className={style.note}>
          <RestOfList failed={all.failed} onRetry={wantAll} to="/product-1/all" />
        </div>
      )}
      {shown.length === 0 ? (
        // The texts may hold what the facts do not.
        (late.texts || late.failed) && <Nothing />
      ) : (
        <>
          <ColumnHeads />
          <ul className={boardClass} ref={list}>
            <Lines
              entries={shown}
              late={late}
              isWhole={texts !== undefined}
              isBrief={drawn < Infinity}
              marksIn={found.marksIn}
              wanted={settled ? wanted : undefined}
              onArrived={setWanted}
            />
          </ul>
        </>
      )}
      {/* Without a script all lines are in the plain list, to which the note above leads. */}
      {rest > 0 && (
        <p className={`js-only ${style.more}`}>
          <Button onClick={showMore}>{fill(words.more, { count: Math.min(portion, rest) })}</Button>
        </p>
      )}
      <p className={style.fine}>{board.fine}</p>
    </>
  )
}

interface LinesProps {
  entries: CatalogueSummary[]
  late: LateTexts<CatalogueText>
  /** The document carries the texts. */
  isWhole: boolean
  isBrief: boolean
  marksIn: FoundLines['marksIn']
  wanted: WantedLine | undefined
  onArrived: (line: WantedLine) => void
}

const Lines = memo(function Lines({
  entries,
  late,
  isWhole,
  isBrief,
  marksIn,
  wanted,
  onArrived,
}: LinesProps) {
  return entries.map((entry) => (
    <Departure
      key={entry.slug}
      entry={entry}
      text={late.texts?.[entry.slug]}
      failed={late.failed}
      whole={
        isWhole || listPagePath('/product-1', pageOfEntry('/product-1', Number(entry.line.slice(1)) - 1))
      }
      isBrief={isBrief}
      marksIn={marksIn}
      wanted={wanted?.slug === entry.slug && !wanted.arrived}
      onArrived={onArrived}
      onWant={late.want}
    />
  ))
})

/** The line that the address names behind its #, and whether the visitor has been led there. */
function useWantedLine() {
  const [wanted, setWanted] = useState<WantedLine>()
  useEffect(() => {
    const read = () => setWanted({ slug: location.hash.slice(1), arrived: false })
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return [wanted, setWanted] as const
}

type FacetLabels = Record<Facet, Record<string, string>>

function useFacetLabels(): FacetLabels {
  const { departments, methods } = useWords('catalogue')
  const { platforms } = useWords('platforms')
  const { efforts } = useWords('departures')
  return useMemo(
    () => ({ department: departments, method: methods, platform: platforms, effort: efforts }),
    [departments, methods, platforms, efforts],
  )
}

function shapeOf(labels: FacetLabels): FinderShape<Facet, Order> {
  return {
    facets: {
      department: Object.keys(labels.department),
      method: Object.keys(labels.method),
      platform: Object.keys(labels.platform),
      effort: Object.keys(labels.effort),
    },
    orders,
  }
}

/** Delivery days belong to the class with the next higher end. */
function effortOf(days: number, labels: FacetLabels): string | undefined {
  return Object.keys(labels.effort).find((end) => days <= Number(end))
}

function valuesOf(entry: CatalogueSummary, labels: FacetLabels): Record<Facet, readonly string[]> {
  const effort = effortOf(entry.deliveryDays, labels)
  return {
    department: [entry.department],
    method: entry.methods,
    platform: entry.platforms,
    effort: effort ? [effort] : [],
  }
}

interface FoundLines extends Found<CatalogueSummary> {
  /** How many were found; more than `entries` while those are not all. */
  count: number
  counts: Record<Facet, Map<string, number>>
}

function useFound(
  { entries, isPart }: WholeList<CatalogueSummary>,
  sums: CatalogueSums | undefined,
  texts: Texts,
  { q, chosen, sort }: Finder<Facet, Order>,
) {
  const labels = useFacetLabels()
  const { locale } = useLanguage()
  const index = useMemo(() => {
    let made: ReturnType<typeof makeIndex> | undefined
    return () => (made ??= makeIndex(entries, texts, labels))
  }, [entries, texts, labels])
  // Makes the first letter as quick as the others.
  useEffect(() => {
    const timer = texts && setTimeout(index)
    return () => clearTimeout(timer)
  }, [texts, index])
  const question = useMemo(() => ({ q, chosen, sort }), [q, chosen, sort])
  // The field answers at once, the list when there is time.
  const asked = useDeferredValue(question)
  const found = useMemo((): FoundLines => {
    // A part of the lines gives no answers, only what is shown before anything is asked.
    if (isPart && sums) return { entries, marksIn: noMarks, count: sums.all, counts: countsOf(sums, labels) }
    const answers = asked.q.trim() ? search(index(), asked.q) : { entries, marksIn: noMarks }
    const fitting = filterEntries(answers.entries, (entry) => valuesOf(entry, labels), asked.chosen)
    return {
      entries: inOrder(fitting.entries, asked.sort, locale),
      marksIn: answers.marksIn,
      count: fitting.entries.length,
      counts: fitting.counts,
    }
  }, [entries, isPart, sums, index, asked, labels, locale])
  return { found, asked, settled: asked === question && !isPart }
}

const noMarks: FoundLines['marksIn'] = () => []

/** For each value, how many lines have it. */
function countsOf(sums: CatalogueSums, labels: FacetLabels): FoundLines['counts'] {
  const efforts = new Map<string, number>()
  sums.days.forEach((lines, days) => {
    const effort = effortOf(days, labels)
    if (effort && lines > 0) efforts.set(effort, (efforts.get(effort) ?? 0) + lines)
  })
  return {
    department: new Map(Object.entries(sums.department)),
    method: new Map(Object.entries(sums.method)),
    platform: new Map(Object.entries(sums.platform)),
    effort: efforts,
  }
}

type Texts = LateTexts<CatalogueText>['texts']

/** Parts of a platform by which people know it. */
const alsoCalled: Record<string, string> = {
  'microsoft-365': 'Outlook Exchange SharePoint Teams Excel Word',
  'google-workspace': 'Gmail Google Drive',
  sap: 'S/4HANA R/3 Business One',
  'dynamics-365': 'Business Central Navision',
}

function makeIndex(entries: CatalogueSummary[], texts: Texts, labels: FacetLabels) {
  return indexEntries(entries, (entry) => {
    const { slug, line, title, excerpt } = entry
    const { problem = '', afterwards = '', bring = [], limits = '', keywords = '' } = texts?.[slug] ?? {}
    const values = valuesOf(entry, labels)
    const names = facets.flatMap((facet) =>
      values[facet].map((value) => [labels[facet][value], alsoCalled[value]].join(' ')),
    )
    return [
      `${title} ${keywords}`,
      excerpt,
      problem,
      [line, ...names, afterwards, ...bring, limits].join(' '),
    ]
  })
}

function inOrder(entries: CatalogueSummary[], order: Order, locale: string): CatalogueSummary[] {
  const removed = ({ stops }: CatalogueSummary) => stops.before - stops.after
  if (order === 'days') return entries.toSorted((a, b) => a.deliveryDays - b.deliveryDays)
  if (order === 'stops') return entries.toSorted((a, b) => removed(b) - removed(a))
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale)
    return entries.toSorted((a, b) => compare(a.title, b.title))
  }
  return entries
}

interface QuestionProps {
  finder: Finder<Facet, Order>
  field: RefObject<HTMLInputElement | null>
  onFocus: () => void
}

function Question({ finder, field, onFocus }: QuestionProps) {
  const { board } = useWords('catalogue')
  const href = useHref()
  return (
    <form
      className={`js-only ${style.question}`}
      role="search"
      action={href('/product-1')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        ref={field}
        name="q"
        label={board.search}
        placeholder={board.example}
        value={finder.q}
        onChange={(event) => finder.type(event.target.value)}
        onFocus={onFocus}
      />
    </form>
  )
}

interface FiltersProps extends Pick<Finder<Facet, Order>, 'chosen' | 'toggle'> {
  entries: CatalogueSummary[]
  /** Instead of the entries, while those are not all. */
  sums: CatalogueSums | undefined
  found: FoundLines
}

const Filters = memo(function Filters({ entries, sums, found, chosen, toggle }: FiltersProps) {
  const words = useWords('departures')
  const { board } = useWords('catalogue')
  const labels = useFacetLabels()
  const [unfolded, setUnfolded] = useState(false)
  const [allPlatforms, setAllPlatforms] = useState(false)
  const platforms = useMemo(() => usedPlatforms(entries, sums), [entries, sums])
  const days = useMemo(() => daysOf(entries, sums), [entries, sums])
  const shownDays = useMemo(() => daysOf(found.entries, sums), [found, sums])
  const pressed = facets.reduce((sum, facet) => sum + chosen[facet].length, 0)

  function chips(facet: Facet, values: readonly string[]) {
    return values.map((value) => {
      const isChosen = chosen[facet].includes(value)
      const count = found.counts[facet].get(value) ?? 0
      return (
        <Chip key={value} pressed={isChosen} count={count} onClick={() => toggle(facet, value)}>
          {labels[facet][value]}
        </Chip>
      )
    })
  }

  return (
    <div className={`js-only ${style.filters}`} data-unfolded={unfolded}>
      <Button size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        {pressed > 0 ? fill(words.filterChosen, { count: pressed }) : words.filter}
      </Button>
      <Row label={board.facets.department}>{chips('department', Object.keys(labels.department))}</Row>
      <Row label={board.facets.method}>{chips('method', Object.keys(labels.method))}</Row>
      <Row label={board.facets.platform}>
        {chips(
          'platform',
          platforms.filter(
            (platform, at) => allPlatforms || at < mostPlatforms || chosen.platform.includes(platform),
          ),
        )}
        {platforms.length > mostPlatforms && (
          <button type="button" aria-expanded={allPlatforms} onClick={() => setAllPlatforms(!allPlatforms)}>
            {allPlatforms
              ? words.fewerPlatforms
              : fill(words.morePlatforms, { count: platforms.length - mostPlatforms })}
          </button>
        )}
      </Row>
      <div className={style.scale}>
        <DeparturesScale days={offer.implementationDays} all={days} shown={shownDays} />
        <Row label={board.facets.effort}>{chips('effort', Object.keys(labels.effort))}</Row>
      </div>
    </div>
  )
})

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={style.row}>
      <span aria-hidden="true">{label}</span>
      <Chips label={label}>{children}</Chips>
    </div>
  )
}

/** The most used first. */
function usedPlatforms(entries: CatalogueSummary[], sums: CatalogueSums | undefined): string[] {
  const uses = new Map(Object.entries(sums?.platform ?? {}))
  for (const { platforms } of sums ? [] : entries) {
    for (const platform of platforms) uses.set(platform, (uses.get(platform) ?? 0) + 1)
  }
  return [...uses].toSorted((a, b) => b[1] - a[1]).map(([platform]) => platform)
}

function daysOf(entries: readonly CatalogueSummary[], sums: CatalogueSums | undefined): number[] {
  if (sums) return sums.days.flatMap((lines, days) => Array.from({ length: lines }, () => days))
  return entries.map(({ deliveryDays }) => deliveryDays)
}

function Nothing() {
  const { none } = useWords('departures')
  const cta = useWords('cta')
  return (
    <div className={style.nothing}>
      <h2>{none.heading}</h2>
      <p>{fill(none.text, { hours: offer.sessionHours })}</p>
      <ButtonLink look="signal" arrow to="/request-a-demo">
        {cta.bookSessionLong}
      </ButtonLink>
    </div>
  )
}
