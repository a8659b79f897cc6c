import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { filterEntries, useFinder, type FinderShape } from '#app/behaviours/finder.ts'
import { focusInstead } from '#app/behaviours/focus-on.ts'
import { useGradually } from '#app/behaviours/gradually.ts'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { useLateTexts } from '#app/behaviours/late-texts.ts'
import { indexEntries, search } from '#app/behaviours/search.ts'
import { TickBar } from '#app/drawings/tick-bar.tsx'
import { Ways } from '#app/drawings/ways.tsx'
import { FinalCall } from '#app/sections/final-call.tsx'
import { Opening } from '#app/sections/opening.tsx'
import { SystemHeads, systemLine, SystemRow, systemsClass } from '#app/sections/system-row.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { IntegrationSummary, LongList, TextSection } from '#content/entries.ts'
import { integrationCategories } from '#content/facts.ts'
import { listPagePath, pageOfEntry } from '#contract/long-lists.ts'
import { claims } from '#contract/offer.ts'
import style from './integrations.module.css'

const shape: FinderShape<'category', 'name'> = {
  facets: { category: integrationCategories },
  orders: ['name'],
}

type Systems = LongList<IntegrationSummary, TextSection[]>

export default function Integrations({ data }: { data: Systems }) {
  const words = useWords('pages/integrations')
  return (
    <>
      <Opening words={words} stop={words.stop} />
      <Board list={data} />
      <Counted documented={data.entries.length} />
      <FinalCall words={words.call} />
    </>
  )
}

function Board({ list: { entries: systems, texts } }: { list: Systems }) {
  const words = useWords('pages/integrations').board
  const names = useWords('integrations')
  const finder = useFinder(shape)
  const late = useLateTexts('/integrations', texts)
  const drawn = useGradually()
  const index = useMemo(
    () =>
      indexEntries(systems, (system) => [
        system.title,
        `${system.vendor} ${names.categories[system.category]}`,
        system.excerpt,
        [
          systemLine(systems.indexOf(system) + 1),
          ...system.access.map((each) => names.access[each]),
          ...system.auth.map((each) => names.auth[each]),
        ].join(' '),
        (late.texts?.[system.slug] ?? []).map(({ html }) => html.replace(/<[^>]+>/g, ' ')).join(' '),
      ]),
    [systems, late.texts, names],
  )
  // The field answers at once, the list when there is time.
  const asked = useDeferredValue(finder.q)
  const found = useMemo(() => search(index, asked), [index, asked])
  const isWhole = texts !== undefined
  const { want } = late
  const field = useRef<HTMLInputElement>(null)

  // A search looks into the texts as well.
  useEffect(() => {
    if (finder.q) want()
  }, [finder.q, want])

  const { entries, counts } = filterEntries(
    found.entries,
    ({ category }) => ({ category: [category] }),
    finder.chosen,
  )
  const count = fill(words.count, { shown: entries.length, all: systems.length })

  function clear() {
    focusInstead(field.current)
    finder.clear()
  }

  return (
    <Band id="directory" stop={words.stop} tone="board" labelledBy="directory-heading">
      <HeadingDuo size="xl" id="directory-heading" long={words.long} short={words.short} />
      <div className={`${style.finder} js-only no-print`}>
        <SearchField
          ref={field}
          label={words.search}
          placeholder={words.placeholder}
          value={finder.q}
          onChange={(event) => finder.type(event.target.value)}
          onFocus={want}
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
        <p role="status">{count}</p>
        <p className={style.key} aria-hidden="true">
          <span>
            <Ways reads writes={false} />
            {` ${names.reads}`}
          </span>
          <span>
            <Ways reads={false} writes />
            {` ${names.writes}`}
          </span>
        </p>
      </div>
      <noscript>
        <p className={style.note}>
          <Link to="/integrations/all">{words.noScriptLink}</Link>
        </p>
      </noscript>
      <SystemHeads />
      <ul className={systemsClass}>
        {entries.slice(0, drawn).map((system) => {
          const index = systems.indexOf(system)
          return (
            <li key={system.slug}>
              <SystemRow
                system={system}
                level={3}
                line={index + 1}
                text={late.texts?.[system.slug]}
                failed={late.failed}
                whole={isWhole || listPagePath('/integrations', pageOfEntry('/integrations', index))}
                marksIn={found.marksIn}
                onWant={want}
              />
            </li>
          )
        })}
      </ul>
      {/* The texts may hold what the facts do not. */}
      {entries.length === 0 && (late.texts || late.failed) && (
        <div className={style.none}>
          <p>{words.none}</p>
          <Button size="small" onClick={clear}>
            {words.clear}
          </Button>
          <ArrowLink to="/contact">{words.ask}</ArrowLink>
        </div>
      )}
      <p className={style.remark}>{words.remark}</p>
    </Band>
  )
}

/** The two claims of the site about connections: what is counted, and what is not. */
function Counted({ documented }: { documented: number }) {
  const { counted } = useWords('pages/integrations')
  const { number, date } = useFormats()
  const list = Object.values(useWords('platforms').platforms)
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
