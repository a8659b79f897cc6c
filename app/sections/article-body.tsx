import { Fragment, useEffect, useRef, useState } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { watchReading } from '#app/behaviours/reading-position.ts'
import { minutesAndSeconds } from '#app/behaviours/reading-time.ts'
import { ArticleLeadTime } from '#app/drawings/article-lead-time.tsx'
import { ArticleRoiRange } from '#app/drawings/article-roi-range.tsx'
import { ArticleSixMethods } from '#app/drawings/article-six-methods.tsx'
import { MinuteAxis, ReadingLine } from '#app/drawings/reading-line.tsx'
import { Band } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import { Prose } from '#app/ui/prose.tsx'
import type { Article, ArticleDrawing, ArticleNeighbour, ArticlePage } from '#content/entries.ts'
import { clockText } from '#contract/workflow.ts'
import { ArticleRows } from './article-rows.tsx'
import style from './article-body.module.css'

interface Props {
  page: ArticlePage
  /** Why this article stands here, when that is not obvious. */
  note?: string
}

/** An article in full, and where to go from it. */
export function ArticleBody({ page, note }: Props) {
  return (
    <>
      <article>
        <Head article={page.article} {...(note && { note })} />
        <Text article={page.article} />
      </article>
      <Connections page={page} />
    </>
  )
}

function Head({ article, note }: { article: Article; note?: string }) {
  const words = useWords('blog')
  const names = useWords('articles')
  const format = useFormats()
  const time = minutesAndSeconds(article.readingSeconds)
  const scale = Math.ceil(article.readingSeconds / 60)
  return (
    <Band id="top" labelledBy="page-heading" flush>
      {note && <p className={style.note}>{note}</p>}
      <div className={style.heading}>
        <HeadingDuo level={1} id="page-heading" {...twoLines(article.title)} />
      </div>
      <div className={style.head}>
        <p className={style.excerpt}>{article.excerpt}</p>
        <p className={style.facts}>
          <Link to={`/blog?category=${article.category}`}>{names.categories[article.category]}</Link>
          <time dateTime={article.date}>{format.date(article.date)}</time>
          <span>{names.authors[article.author]}</span>
        </p>
      </div>
      <MinuteAxis scale={scale} label={words.minutesAxis} />
      <div className={style.time}>
        <ReadingLine
          seconds={article.readingSeconds}
          stops={article.stops}
          scale={scale}
          label={fill(words.readingLine, { time, count: article.stops.length })}
        />
      </div>
    </Band>
  )
}

/** Wide until the colon, narrow after it; a title without one is divided at its last comma, or in the middle. */
function twoLines(title: string): { long: string; short: string } {
  const colon = title.indexOf(': ')
  const comma = title.lastIndexOf(', ')
  // Wide letters take more room: the first line gets fewer of them.
  const share = title.length * 0.42
  const [middle] = [...title.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((a, b) => Math.abs(a - share) - Math.abs(b - share))
  const at = colon > 0 ? colon + 1 : comma > 0 ? comma + 1 : (middle ?? title.length)
  return { long: title.slice(0, at), short: title.slice(at + 1) }
}

function Text({ article }: { article: Article }) {
  const words = useWords('blog')
  const body = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    return watchReading([...(body.current?.querySelectorAll('section[id]') ?? [])], setCurrent)
  }, [article])
  return (
    <Band id="text" label={words.stop}>
      <div className={style.columns}>
        <nav className={style.contents} aria-label={words.contents}>
          <p className={style.label}>{words.contents}</p>
          <ol>
            {article.sections.map(({ id, heading }, index) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
                  <span className={style.clock}>{clockText(article.stops[index] ?? 0)}</span>
                  <span>{heading}</span>
                </a>
              </li>
            ))}
          </ol>
          <div className="js-only no-print">
            <Button size="small" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </nav>
        <div className={style.body} ref={body}>
          <Compiled html={article.intro} />
          {article.sections.map(({ id, heading, html }, index) => (
            <section key={id} id={id} className={style.section} aria-labelledby={`${id}-heading`}>
              <p className={style.at} aria-hidden="true">
                {clockText(article.stops[index] ?? 0)}
              </p>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <Compiled html={html} />
            </section>
          ))}
        </div>
      </div>
    </Band>
  )
}

const drawings: Record<ArticleDrawing, () => React.ReactNode> = {
  'lead-time': ArticleLeadTime,
  'six-methods': ArticleSixMethods,
  'roi-range': ArticleRoiRange,
}

/** Text with drawings: the build leaves an empty frame for each, with its name and caption. */
function Compiled({ html }: { html: string }) {
  const parts = html.split(/<figure data-drawing="([a-z-]+)"><figcaption>([\s\S]*?)<\/figcaption><\/figure>/)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    if (index % 3 === 0) return part.trim() && <Prose key={index} html={part} />
    const Drawing = Object.hasOwn(drawings, part) ? drawings[part as ArticleDrawing] : Fragment
    return (
      <figure key={index} className={style.figure}>
        <div className={style.drawing}>
          <Drawing />
        </div>
        <figcaption dangerouslySetInnerHTML={{ __html: parts[index + 1] ?? '' }} />
      </figure>
    )
  })
}

function Connections({ page: { related, previous, next } }: { page: ArticlePage }) {
  const words = useWords('blog')
  return (
    <Band id="connections" stop={words.related.stop} labelledBy="connections-heading" flush>
      <div className={style.heading}>
        <HeadingDuo
          size="small"
          id="connections-heading"
          long={words.related.long}
          short={words.related.short}
        />
      </div>
      <div className={style.rows}>
        <ArticleRows articles={related} />
      </div>
      <nav className={style.order} aria-label={words.order}>
        <Neighbour label={words.previous} article={previous} none={words.first} />
        <Neighbour label={words.next} article={next} none={words.last} />
      </nav>
      <div className={style.all}>
        <ArrowLink to="/blog">{words.all}</ArrowLink>
      </div>
    </Band>
  )
}

function Neighbour({
  label,
  article,
  none,
}: {
  label: string
  article: ArticleNeighbour | null
  none: string
}) {
  const format = useFormats()
  return (
    <div className={style.neighbour}>
      <p className={style.label}>{label}</p>
      {article ? (
        <p>
          <Link to={`/blog/${article.slug}`}>{article.title}</Link>
          <time dateTime={article.date}>{format.date(article.date)}</time>
        </p>
      ) : (
        <p className={style.none}>{none}</p>
      )}
    </div>
  )
}
