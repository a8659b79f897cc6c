import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { filterEntries, useFinder, type FinderShape } from '#app/behaviours/finder.ts'
import { focusInstead } from '#app/behaviours/focus-on.ts'
import { useGradually } from '#app/behaviours/gradually.ts'
import { fill, useFormats, useLanguage, useWords } from '#app/behaviours/language.ts'
import { minutesAndSeconds } from '#app/behaviours/reading-time.ts'
import { indexEntries, search } from '#app/behaviours/search.ts'
import { useWholeList } from '#app/behaviours/whole-list.ts'
import { ArticleLeadTime } from '#app/drawings/article-lead-time.tsx'
import { ArticleRows } from '#app/sections/article-rows.tsx'
import { Opening } from '#app/sections/opening.tsx'
import { RestOfList } from '#app/sections/rest-of-list.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip, Chips } from '#app/ui/chips.tsx'
import { Link } from '#app/ui/link.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import type { ArticleList, ArticleSummary } from '#content/entries.ts'
import { articleCategories } from '#content/facts.ts'
import type { Locale } from '#contract/locale.ts'
import { firstPart } from '#contract/long-lists.ts'
import style from './blog.module.css'

const shape: FinderShape<'category', 'newest'> = {
  facets: { category: articleCategories },
  orders: ['newest'],
}

/** How many articles are listed at once; more come on request. */
const portion = firstPart['/blog']

export default function Blog({ data }: { data: ArticleList }) {
  const words = useWords('pages/blog')
  const featured = data.entries.find((article) => article.featured)
  return (
    <>
      <Opening words={words} stop={words.stop}>
        {featured && <Featured article={featured} />}
      </Opening>
      <List data={data} />
    </>
  )
}

function Featured({ article }: { article: ArticleSummary }) {
  const words = useWords('pages/blog')
  const names = useWords('articles')
  const format = useFormats()
  return (
    <div className={style.featured}>
      {article.drawing === 'lead-time' && <ArticleLeadTime />}
      <div className={style.words}>
        <div>
          <h2>
            <Link to={`/blog/${article.slug}`}>{article.title}</Link>
          </h2>
          <p className={style.excerpt}>{article.excerpt}</p>
        </div>
        <p className={style.facts}>
          <strong>{words.featured}</strong>
          <span>{names.categories[article.category]}</span>
          <time dateTime={article.date}>{format.date(article.date)}</time>
          <span>{names.authors[article.author]}</span>
          <span>{fill(names.readingTime, { time: minutesAndSeconds(article.readingSeconds) })}</span>
        </p>
      </div>
    </div>
  )
}

const nowhere = new Set<string>()

/** Addresses of articles in whose text it stands; the texts come when somebody asks, and nobody waits for them. */
function useFoundInTexts(query: string): Set<string> {
  const { locale } = useLanguage()
  const [site, setSite] = useState<{ locale: Locale; find: (query: string) => Set<string> }>()
  const isAsked = query.trim() !== ''
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    void findArticles(locale).then(
      (find) => isWanted && setSite({ locale, find }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isAsked, locale])
  return useMemo(
    () => (isAsked && site?.locale === locale ? site.find(query) : nowhere),
    [isAsked, site, locale, query],
  )
}

async function findArticles(locale: Locale): Promise<(query: string) => Set<string>> {
  const { findInSite, loadSiteIndex } = await import('#app/behaviours/site-search.ts')
  const index = await loadSiteIndex(locale)
  return (query) => {
    const { groups } = findInSite(index, query, Infinity)
    return new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => path)))
  }
}

function List({ data }: { data: ArticleList }) {
  const words = useWords('pages/blog')
  const names = useWords('articles')
  const finder = useFinder(shape)
  const drawn = useGradually()
  const { entries: articles, isPart, failed, want } = useWholeList('/blog', data)
  const sums = isPart ? data.sums : undefined
  const index = useMemo(
    () =>
      indexEntries(articles, (article) => [
        article.title,
        names.categories[article.category],
        article.excerpt,
      ]),
    [articles, names],
  )
  // The field answers at once, the list when there is time.
  const asked = useDeferredValue(finder.q)
  const found = useMemo(() => search(index, asked), [index, asked])
  const inTexts = useFoundInTexts(asked)
  const { entries, counts } = useMemo(() => {
    const also = articles.filter(({ slug }) => inTexts.has(`/blog/${slug}`))
    return filterEntries(
      [...new Set([...found.entries, ...also])],
      (article) => ({ category: [article.category] }),
      finder.chosen,
    )
  }, [found, articles, inTexts, finder.chosen])
  // The featured one already stands above the list, until something is asked. A part of the articles gives no answers.
  const asks = !sums && (asked.trim() !== '' || finder.chosen.category.length > 0)
  const shown = sums ? articles : entries
  const listed = useMemo(() => shown.filter((article) => asks || !article.featured), [shown, asks])
  const [rows, setRows] = useState(portion)
  const all = sums?.all ?? articles.length
  const left = listed.length + all - articles.length - rows
  const awaitsAll = isPart && (finder.asks || rows > portion)
  useEffect(() => {
    if (awaitsAll) want()
  }, [awaitsAll, want])
  const count = fill(words.list.count, { shown: sums?.all ?? entries.length, all })
  const field = useRef<HTMLInputElement>(null)

  function clear() {
    focusInstead(field.current)
    finder.clear()
  }

  function showMore() {
    setRows(rows + portion)
    // With the last of them the button goes.
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>('#list ol a')[rows]?.focus())
  }

  return (
    <Band id="list" stop={words.list.stop} labelledBy="list-heading" flush>
      <h2 className="sr" id="list-heading">
        {words.list.heading}
      </h2>
      <div className={`${style.finder} js-only no-print`}>
        <SearchField
          ref={field}
          label={words.list.search}
          placeholder={words.list.placeholder}
          value={finder.q}
          onChange={(event) => finder.type(event.target.value)}
        />
        <Chips label={words.list.categories}>
          {articleCategories.map((category) => (
            <Chip
              key={category}
              pressed={finder.chosen.category.includes(category)}
              count={(sums ? sums.category[category] : counts.category.get(category)) ?? 0}
              onClick={() => finder.toggle('category', category)}
            >
              {names.categories[category]}
            </Chip>
          ))}
        </Chips>
        {awaitsAll ? (
          <div className={style.count}>
            <RestOfList failed={failed} onRetry={want} to="/sitemap" />
          </div>
        ) : (
          <p className={style.count} role="status">
            {count}
          </p>
        )}
      </div>
      {shown.length > 0 ? (
        <ArticleRows
          articles={listed}
          longest={sums?.longest}
          drawn={Math.min(drawn, rows)}
          marksIn={sums ? undefined : found.marksIn}
        />
      ) : (
        <div className={style.none}>
          <p>{words.list.none}</p>
          <Button size="small" onClick={clear}>
            {words.list.clear}
          </Button>
        </div>
      )}
      {left > 0 && (
        <>
          <p className={`js-only ${style.more}`}>
            <Button onClick={showMore}>{fill(words.list.more, { count: Math.min(portion, left) })}</Button>
          </p>
          <noscript>
            <p className={style.more}>
              <Link to="/sitemap">{words.list.all}</Link>
            </p>
          </noscript>
        </>
      )}
      <Feeds />
    </Band>
  )
}

function Feeds() {
  const words = useWords('pages/blog')
  const { locale } = useLanguage()
  return (
    <p className={style.feeds}>
      <span>{words.feeds}</span>
      <a href={`/feed.${locale}.xml`} type="application/atom+xml">
        Atom
      </a>
      <a href={`/feed.${locale}.json`} type="application/feed+json">
        JSON Feed
      </a>
    </p>
  )
}
