/** The whole catalogue as a departures board: search, filters, order, and lines that open in place. */
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Finder, useFinder } from '#app/behaviours/finder.ts'
import { focusInstead } from '#app/behaviours/focus-on.ts'
import { fill, useHref, useWords } from '#app/behaviours/language.ts'
import { type LateTexts, useLateTexts } from '#app/behaviours/late-texts.ts'
import { useWholeList } from '#app/behaviours/whole-list.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { CatalogueList, CatalogueSummary, CatalogueText } from '#content/entries.ts'
import { firstPart, listPagePath, pageOfEntry } from '#contract/long-lists.ts'
import { offer } from '#contract/offer.ts'
import { boardClass, ColumnHeads } from './catalogue-line.tsx'
import { Departure, type WantedLine } from './departure.tsx'
import { DeparturesFilters } from './departures-filters.tsx'
import {
  type Facet,
  type FoundLines,
  type Order,
  orders,
  shapeOf,
  useFacetLabels,
  useFound,
} from './departures-search.ts'
import style from './departures.module.css'
import { RestOfList } from './rest-of-list.tsx'

/** How many lines are drawn at once; more come on request. */
const portion = firstPart['/product-1']

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
      <DeparturesFilters
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
