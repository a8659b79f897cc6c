import { useMemo } from 'react'
import { filterEntries, useFinder, type FinderShape } from '#app/behaviours/finder.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { indexEntries, search } from '#app/behaviours/search.ts'
import { TickBar } from '#app/drawings/tick-bar.tsx'
import { Ways } from '#app/drawings/ways.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { Opening } from '#app/sections/opening.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chevron } from '#app/ui/chevron.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { Integration } from '#content/entries.ts'
import { integrationCategories } from '#content/facts.ts'
import { claims } from '#contract/offer.ts'
import style from './integrations.module.css'

const shape: FinderShape<'category', 'name'> = {
  facets: { category: integrationCategories },
  orders: ['name'],
}

export default function Integrations({ data }: { data: Integration[] }) {
  const words = useWords('pages/integrations')
  return (
    <>
      <Opening words={words} />
      <Board systems={data} />
      <Counted documented={data.length} />
      <FinalCall words={words.call} />
    </>
  )
}

function Board({ systems }: { systems: Integration[] }) {
  const words = useWords('pages/integrations').board
  const names = useWords('integrations')
  const finder = useFinder(shape)
  const index = useMemo(
    () =>
      indexEntries(systems, ({ title, vendor, category, excerpt, sections }) => [
        title,
        `${vendor} ${names.categories[category]}`,
        excerpt,
        sections.map(({ html }) => html.replace(/<[^>]+>/g, ' ')).join(' '),
      ]),
    [systems, names],
  )
  const found = search(index, finder.q)
  const { entries, counts } = filterEntries(
    found.entries,
    ({ category }) => ({ category: [category] }),
    finder.chosen,
  )
  return (
    <Band id="directory" stop={words.stop} tone="board" labelledBy="directory-heading">
      <HeadingDuo size="xl" id="directory-heading" long={words.long} short={words.short} />
      <div className={`${style.finder} js-only no-print`}>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={finder.q}
          onChange={(event) => finder.type(event.target.value)}
        />
        <Chips label={words.categories}>
          {integrationCategories.map((category) => (
            <Chip
              key={category}
              pressed={finder.chosen.category.includes(category)}
              count={counts.category.get(category) ?? 0}
              onClick={() => finder.toggle('category', category)}
            >
              {names.categories[category]}
            </Chip>
          ))}
        </Chips>
      </div>
      <div className={style.state}>
        <p role="status">{fill(words.count, { shown: entries.length, all: systems.length })}</p>
        <p className={style.key} aria-hidden="true">
          <Ways reads writes={false} /> {names.reads}
          <Ways reads={false} writes /> {names.writes}
        </p>
      </div>
      <div className={`${style.cells} ${style.columns}`} aria-hidden="true">
        <span>{words.line}</span>
        <span>{words.system}</span>
        <span>{words.way}</span>
        <span>{words.access}</span>
        <span>{words.auth}</span>
      </div>
      <ul className={style.systems}>
        {entries.map((system) => (
          <li key={system.slug}>
            <System system={system} line={systems.indexOf(system) + 1} marksIn={found.marksIn} />
          </li>
        ))}
      </ul>
      {entries.length === 0 && (
        <div className={style.none}>
          <p>{words.none}</p>
          <Button size="small" onClick={() => finder.clear()}>
            {words.clear}
          </Button>
          <ArrowLink to="/contact">{words.ask}</ArrowLink>
        </div>
      )}
      <p className={style.remark}>{words.remark}</p>
    </Band>
  )
}

interface SystemProps {
  system: Integration
  line: number
  marksIn: (text: string) => readonly (readonly [number, number])[]
}

/** One line of the board; it opens onto what was written about the system. */
function System({ system, line, marksIn }: SystemProps) {
  const words = useWords('pages/integrations').board
  const names = useWords('integrations')
  const { title, excerpt, vendor, reads, writes } = system
  const vendorToo = title.includes(vendor) ? '' : `${vendor}, `
  return (
    // The browser may have opened it before React is there.
    <details className={style.system} suppressHydrationWarning>
      <summary className={style.cells}>
        <span className={style.line} aria-hidden="true">
          {`S${String(line).padStart(2, '0')}`}
        </span>
        <span className={style.name}>
          <strong>
            <Marked text={title} marks={marksIn(title)} />
          </strong>{' '}
          <span className={style.kind}>
            {vendorToo}
            {names.categories[system.category]}
          </span>
          <span className={style.excerpt}>
            <Marked text={excerpt} marks={marksIn(excerpt)} />
          </span>
        </span>
        <span className={style.ways}>
          <Ways reads={reads} writes={writes} />
          <span className="sr">
            {[reads && names.reads, writes && names.writes].filter(Boolean).join(', ')},
          </span>
        </span>
        <span className={style.cell}>
          <span className={style.cellName}>{words.access}: </span>
          {system.access.map((each) => names.access[each]).join(', ')}
        </span>
        <span className={style.cell}>
          <span className={style.cellName}>{words.auth}: </span>
          {system.auth.map((each) => names.auth[each]).join(', ')}
        </span>
        <Chevron />
      </summary>
      {/* A link to this id opens the line: browsers unfold what they are led into. */}
      <div className={style.more} id={system.slug}>
        {system.sections.map(({ id, heading, html }) => (
          <div key={id}>
            <h3>{heading}</h3>
            <Prose html={html} />
          </div>
        ))}
        {system.featured && (
          <p className={style.full}>
            <ArrowLink to="/integrations-details">{words.full}</ArrowLink>
          </p>
        )}
      </div>
    </details>
  )
}

/** The two claims of the site about connections: what is counted, and what is not. */
function Counted({ documented }: { documented: number }) {
  const { counted } = useWords('pages/integrations')
  const { platforms } = useWords('catalogue')
  const { number, date } = useFormats()
  const list = Object.values(platforms)
  const values = { count: number(claims.integrations), documented: number(documented) }
  return (
    <Band id="counted" stop={counted.stop} labelledBy="counted-heading" flush>
      <div className={style.countedHead}>
        <HeadingDuo id="counted-heading" long={fill(counted.long, values)} short={counted.short} />
      </div>
      <div className={style.bars}>
        <p>
          <strong>{fill(counted.integrations.here, values)}</strong>
        </p>
        <TickBar count={documented} of={claims.integrations} height={40} />
        <TickBar count={claims.integrations} tall={10} height={40} />
        <p>{fill(counted.integrations.all, values)}</p>
      </div>
      <div className={style.explained}>
        <div>
          <h3>{fill(counted.integrations.figure, values)}</h3>
          <p>{fill(counted.integrations.text, values)}</p>
          <dl>
            {counted.integrations.ways.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>{counted.integrations.limit}</p>
        </div>
        <div>
          <h3>{fill(counted.platforms.figure, { count: number(claims.platforms) })}</h3>
          <p>{fill(counted.platforms.text, { listed: number(list.length) })}</p>
          <ul className={style.platforms}>
            {list.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className={style.checked}>{fill(counted.checked, { date: date(claims.checked) })}</p>
        </div>
      </div>
    </Band>
  )
}
