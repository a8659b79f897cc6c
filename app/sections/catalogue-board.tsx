import { useDeferredValue, useMemo, useState } from 'react'
import { fill, useHref, useWords } from '#app/behaviours/language.ts'
import { indexEntries, search } from '#app/behaviours/search.ts'
import { Band } from '#app/ui/band.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { CatalogueLine } from '#content/entries.ts'
import style from './catalogue-board.module.css'
import { boardClass, ColumnHeads, lineClass, LineCells } from './catalogue-line.tsx'

interface Props {
  entries: CatalogueLine[]
  /** How many lines the whole catalogue has. */
  all: number
  /** What a page says in its own words. */
  words?: Partial<{ stop: string; long: string; short: string; whole: string }>
}

/** Some lines of the catalogue with search and filters; each leads to its place in the whole catalogue. */
export function CatalogueBoard({ entries, all, words: own }: Props) {
  const words = useWords('catalogue')
  const { stop, long, short, whole } = { ...words.board, ...own }
  const href = useHref()
  const [query, setQuery] = useState('')
  const [department, setDepartment] = useState<string>()
  const [method, setMethod] = useState('')
  const asked = useDeferredValue(query)

  const index = useMemo(() => {
    return indexEntries(entries, (entry) => [
      entry.title,
      entry.excerpt,
      [words.departments[entry.department], ...entry.methods.map((each) => words.methods[each])].join(' '),
    ])
  }, [entries, words])
  const found = useMemo(() => search(index, asked), [index, asked])
  const shown = found.entries.filter(
    (entry) =>
      (!department || entry.department === department) &&
      (!method || entry.methods.some((each) => each === method)),
  )
  const wanted = new URLSearchParams({
    ...(asked.trim() && { q: asked.trim() }),
    ...(department && { department }),
    ...(method && { method }),
  })
  const departments = [...new Set(entries.map((entry) => entry.department))]
  const methods = Object.entries(words.methods).filter(([name]) =>
    entries.some((entry) => entry.methods.some((each) => each === name)),
  )

  return (
    <Band id="catalogue" stop={stop} tone="board" labelledBy="catalogue-heading">
      <div className={own?.long ? undefined : style.heading}>
        <HeadingDuo size="xl" id="catalogue-heading" long={long} short={short} />
      </div>
      {/* With the return key the question goes to the whole catalogue. */}
      <form className={`js-only ${style.finder}`} role="search" action={href('/product-1')}>
        <SearchField
          name="q"
          label={words.board.search}
          placeholder={words.board.example}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <select
          className={style.select}
          aria-label={words.board.facets.method}
          name={method ? 'method' : undefined}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
        >
          <option value="">{words.board.allMethods}</option>
          {methods.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        {department && <input type="hidden" name="department" value={department} />}
        <div className={style.departments}>
          <Chips label={words.board.facets.department}>
            <Chip pressed={!department} onClick={() => setDepartment(undefined)}>
              {words.board.all}
            </Chip>
            {departments.map((name) => (
              <Chip key={name} pressed={name === department} onClick={() => setDepartment(name)}>
                {words.departments[name]}
              </Chip>
            ))}
          </Chips>
        </div>
      </form>
      <ColumnHeads />
      <ul className={boardClass}>
        {shown.map((entry) => (
          <li key={entry.slug} className={lineClass}>
            <LineCells
              entry={entry}
              level={3}
              marksIn={found.marksIn}
              linked={(title) => <Link to={`/product-1#${entry.slug}`}>{title}</Link>}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={style.none}>{fill(words.board.none, { all })}</p>}
      <div className={style.foot}>
        <p className="mono" role="status">
          {fill(words.board.count, { shown: shown.length, all: wanted.size > 0 ? entries.length : all })}
        </p>
        <ArrowLink to={wanted.size > 0 ? `/product-1?${wanted}` : '/product-1'}>{whole}</ArrowLink>
      </div>
      <p className={style.fine}>{words.board.fine}</p>
    </Band>
  )
}
