import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '#app/behaviours/failure.ts'
import { fill, type Target, useFormats, useHref, useLanguage, useWords } from '#app/behaviours/language.ts'
import { reloadOnce } from '#app/behaviours/reload-once.ts'
import { isSlashOn, switchSlash } from '#app/behaviours/search-keys.ts'
import { longestQuery } from '#app/behaviours/search.ts'
import { useSettled } from '#app/behaviours/settled.ts'
import {
  type Answer,
  findInSite,
  type Group,
  loadSiteIndex,
  type SiteIndex,
} from '#app/behaviours/site-search.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import type { SearchEntry, SearchKind } from '#contract/search-index.ts'
import style from './search-dialog.module.css'

/** Lists that can be searched on their own page as well. */
const listPages: Partial<Record<SearchKind, string>> = {
  automation: '/product-1',
  integration: '/integrations',
}

/** One line of the results: an entry, or the way to all of its kind. */
interface Row {
  path: string
  entry?: SearchEntry
  label?: string
}

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const menu = useWords('menu')
  const errors = useWords('errors')
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const { site, failure, retry } = useSiteIndex()
  const format = useFormats()
  const id = useId()
  const answer = site && findInSite(site, query)
  const groups = (answer?.groups ?? []).map((group) => ({ ...group, rows: rowsOf(group, query, site) }))
  const rows = groups.flatMap((group) => group.rows)
  const asked = query.trim() !== ''
  const nothing = asked && answer?.total === 0
  const words = site?.words
  const status =
    words && asked && answer
      ? nothing
        ? words.nothing
        : answer.total === 1
          ? words.one
          : fill(words.found, { count: format.number(answer.total) })
      : ''
  // What is read aloud waits until the typing pauses.
  const told = useSettled(status, 400)

  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => (dialog.current ? closeBeside(dialog.current) : undefined), [])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active, query])

  // The button goes.
  function tryAgain() {
    retry()
    dialog.current?.querySelector('input')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length > 0) {
      event.preventDefault()
      setActive((active + step + rows.length) % rows.length)
    } else if (event.key === 'Enter' && rows.length > 0 && !event.nativeEvent.isComposing) {
      event.preventDefault()
      document.getElementById(`${id}-${active}`)?.click()
    }
  }

  return (
    <dialog ref={dialog} className={style.dialog} aria-label={menu.search} onClose={onClose}>
      <search className={style.sheet}>
        <div className={style.field}>
          <svg width="22" height="22" viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="7.5" cy="7.5" r="5.75" />
            <path d="M12 12l5 5" />
          </svg>
          <input
            type="text"
            role="combobox"
            aria-label={menu.search}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-hint`}
            placeholder={words?.placeholder}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestQuery}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={style.close}
            aria-label={menu.closeSearch}
            onClick={() => dialog.current?.close()}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M1 1l14 14M15 1L1 15" />
            </svg>
          </button>
        </div>
        {failure && (
          <div className={style.note} role="alert">
            <p>{errors.reasons[failure]}</p>
            <Button onClick={tryAgain}>{errors.tryAgain}</Button>
          </div>
        )}
        <p className={style.status} role="status">
          {told}
        </p>
        <p className={asked ? 'sr' : style.note} id={`${id}-hint`}>
          {words && (
            <>
              {!asked && <>{fill(words.covers, site.counts)} </>}
              <span className={style.keys}>{words.keys}</span>
            </>
          )}
        </p>
        {words && !asked && (
          <p className={`${style.note} ${style.keys}`}>
            <label className={style.slash}>
              <input
                type="checkbox"
                defaultChecked={isSlashOn()}
                onChange={({ target }) => switchSlash(target.checked)}
              />
              {words.slash}
            </label>
          </p>
        )}
        <div
          id={`${id}-list`}
          className={style.list}
          role="listbox"
          aria-busy={!site && !failure}
          // It scrolls, and browsers let what scrolls be reached by Tab.
          tabIndex={-1}
          aria-label={words?.results ?? menu.search}
        >
          {answer &&
            groups.map((group) => (
              <div
                key={group.kind}
                className={style.group}
                role="group"
                aria-labelledby={`${id}-${group.kind}`}
              >
                <p className={style.kind} id={`${id}-${group.kind}`} role="presentation">
                  {words?.kinds[group.kind]} <span>{format.number(group.total)}</span>
                </p>
                {group.rows.map((row) => {
                  const at = rows.indexOf(row)
                  return (
                    <Option
                      key={row.path}
                      id={`${id}-${at}`}
                      row={row}
                      isActive={at === active}
                      marksIn={answer.marksIn}
                      onPoint={() => setActive(at)}
                      onChoose={() => dialog.current?.close()}
                    />
                  )
                })}
              </div>
            ))}
        </div>
        {nothing && words && (
          <div className={style.note}>
            <p>{words.help}</p>
            <p className={style.ways}>
              <Link to="/sitemap" onClick={() => dialog.current?.close()}>
                {words.siteMap}
              </Link>
              <Link to="/contact" onClick={() => dialog.current?.close()}>
                {words.contact}
              </Link>
            </p>
          </div>
        )}
      </search>
    </dialog>
  )
}

/** A press that begins and ends beside it; Safari does not know `closedby` yet. */
function closeBeside(dialog: HTMLDialogElement): () => void {
  const end = new AbortController()
  let isBeside = false
  function onDown({ target }: Event) {
    isBeside = target === dialog
  }
  function onClick({ target }: Event) {
    if (isBeside && target === dialog) dialog.close()
  }
  dialog.addEventListener('pointerdown', onDown, { signal: end.signal })
  dialog.addEventListener('click', onClick, { signal: end.signal })
  return () => end.abort()
}

function rowsOf({ kind, entries, total }: Group, query: string, site: SiteIndex | undefined): Row[] {
  const rows: Row[] = entries.map((entry) => ({ path: entry.path, entry }))
  const page = listPages[kind]
  if (!site || !page || total <= entries.length) return rows
  const path = `${page}?${new URLSearchParams({ q: query.trim() })}`
  return [...rows, { path, label: site.words.all }]
}

interface OptionProps {
  id: string
  row: Row
  isActive: boolean
  marksIn: Answer['marksIn']
  onPoint: () => void
  onChoose: () => void
}

/** A real link, so that it can also be opened in a new tab; the focus stays in the field. */
function Option({ id, row: { path, entry, label }, isActive, marksIn, onPoint, onChoose }: OptionProps) {
  const href = useHref()
  return (
    <a
      id={id}
      className={style.row}
      // The build writes only paths of ours.
      href={href(path as Target)}
      role="option"
      aria-selected={isActive}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span id={`${id}-title`} className={entry ? style.title : style.all}>
        {entry ? <Marked text={entry.title} marks={marksIn(entry.title)} /> : label}
      </span>
      {entry && (
        <span className={style.text}>
          <Marked text={entry.text} marks={marksIn(entry.text)} />
        </span>
      )}
    </a>
  )
}

function useSiteIndex() {
  const { locale } = useLanguage()
  const [site, setSite] = useState<SiteIndex>()
  const [failure, setFailure] = useState<Failure>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let current = true
    loadSiteIndex(locale).then(
      (loaded) => current && setSite(loaded),
      async (error: unknown) => {
        await reloadOnce(error)
        const found = await failureOf(error)
        if (current) setFailure(found)
      },
    )
    return () => {
      current = false
    }
  }, [locale, tries])
  function retry() {
    setFailure(undefined)
    setTries(tries + 1)
  }
  return { site, failure, retry }
}
