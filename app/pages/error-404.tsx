import { useEffect, useState } from 'react'
import { closestPages } from '#app/behaviours/closest-pages.ts'
import { fill, useLanguage, useWords } from '#app/behaviours/language.ts'
import { percentOf } from '#app/drawings/percent-of.ts'
import type { Path } from '#app/routes.ts'
import { Announcement } from '#app/ui/announcement.tsx'
import { Arrow } from '#app/ui/arrow.tsx'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { type Locale, splitPath } from '#contract/locale.ts'
import { readListPage } from '#contract/long-lists.ts'
import { namesOf } from '#contract/record-of.ts'
import style from './error-404.module.css'

/** Hardly anybody holds a finger or a button down longer. */
const pressTime = 1500

export default function Error404() {
  const words = useWords('pages/error-404')
  const errors = useWords('errors')
  const asked = useAskedPath()
  return (
    <Band id="top" labelledBy="page-heading" flush>
      <div className={style.head}>
        <HeadingDuo level={1} size="xl" id="page-heading" long={errors.pageNotFound} short={words.short} />
      </div>
      <BufferStop />
      <div className={style.head}>
        {/* Its place is kept, so that nothing moves when it is known. */}
        <p className={style.asked}>
          {asked && (
            <>
              {words.asked} <code>{asked}</code>
            </>
          )}
        </p>
        <p className="lede">{words.lede}</p>
      </div>
      <Connections asked={asked} />
      <p className={style.report}>
        <ArrowLink to="/home">{errors.goHome}</ArrowLink>
        <ArrowLink to="/contact">{words.report}</ArrowLink>
      </p>
    </Band>
  )
}

/** Known only in the browser. */
function useAskedPath(): string {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const read = () => setAsked(readAskedPath())
    // A press may have woken the page: links that change places under it would lose it.
    const wait = setTimeout(read, document.querySelector(':active') ? pressTime : 0)
    addEventListener('popstate', read)
    return () => {
      clearTimeout(wait)
      removeEventListener('popstate', read)
    }
  }, [])
  return asked
}

/** What the address names, when it is not this page itself. */
function readAskedPath(): string {
  const { path } = splitPath(location.pathname)
  if (path === '/error-404') return ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const sleepers = Array.from({ length: 23 }, (_, index) => percentOf(index * 2.6, 100))

/** Track up to the buffer stop; behind it only what was once planned. */
function BufferStop() {
  return (
    <svg className={style.track} width="100%" height="120" aria-hidden="true">
      {sleepers.map((at) => (
        <line key={at} className={style.sleeper} x1={at} x2={at} y1="50" y2="94" />
      ))}
      <line className={style.rail} x1="0" x2="60%" y1="60" y2="60" />
      <line className={style.rail} x1="0" x2="60%" y1="84" y2="84" />
      <line className={style.planned} x1="62%" x2="100%" y1="60" y2="60" />
      <line className={style.planned} x1="62%" x2="100%" y1="84" y2="84" />
      <svg x="60%" y="0" width="1" height="120">
        <path className={style.stay} d="M-46 84 0 38" />
        <path className={style.post} d="M0 30V96" />
        <path className={style.beam} d="M8 34V82" />
      </svg>
    </svg>
  )
}

const usual: Path[] = [
  '/home',
  '/product-1',
  '/product-2',
  '/product-3',
  '/use-cases',
  '/blog',
  '/pricing-1',
  '/contact',
]

/** Doubles of other pages, and this one. */
const unlisted: Path[] = ['/error-404', '/privacy']

function Connections({ asked }: { asked: string }) {
  const words = useWords('pages/error-404')
  const { labels } = useWords('menu')
  const [search, setSearch] = useState('')
  const pages = namesOf(labels)
    .filter((path) => !unlisted.includes(path) && !readListPage(path))
    .map((path) => ({ path, label: labels[path] }))
  const told = usePagesAbout(search.trim())
  const named = closestPages(search || asked, pages, search ? usual.length : 3)
  const about = (told ?? []).flatMap((path) => pages.filter((page) => page.path === path))
  const closest = [...new Set([...about, ...named])]
  const others = search ? [] : pages.filter((page) => usual.includes(page.path) && !closest.includes(page))
  const shown = [...closest, ...others].slice(0, usual.length)
  const count = shown.length === 1 ? words.one : fill(words.found, { count: shown.length })
  const result = shown.length > 0 ? count : told ? words.none : ''
  return (
    <>
      <div className={`${style.search} js-only no-print`}>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Announcement text={search && result} />
      <h2 className={style.heading}>{closest.length > 0 ? words.closest : words.connections}</h2>
      <ul className={style.connections}>
        {shown.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>
              <b>{label}</b> <code>{path}</code>
              <Arrow />
            </Link>
          </li>
        ))}
        {shown.length === 0 && told && <li className={style.none}>{words.none}</li>}
      </ul>
    </>
  )
}

/** Pages whose texts answer the search, the best first: hardly anybody asks for a page by its name. Unknown until they are there. */
function usePagesAbout(query: string): string[] | undefined {
  const { locale } = useLanguage()
  const [find, setFind] = useState<(query: string) => string[]>()
  const isAsked = query !== ''
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    findPages(locale).then(
      (found) => isCurrent && setFind(() => found),
      // The names can be searched all the same.
      () => isCurrent && setFind(() => () => []),
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked, locale])
  return find?.(query)
}

async function findPages(locale: Locale): Promise<(query: string) => string[]> {
  const { findInSite, loadSiteIndex } = await import('#app/behaviours/site-search.ts')
  const site = await loadSiteIndex(locale)
  return (query) =>
    findInSite(site, query, usual.length).groups.flatMap(({ kind, entries }) =>
      kind === 'page' ? entries.map(({ path }) => path) : [],
    )
}
