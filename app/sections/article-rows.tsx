import { memo } from 'react'
import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { minutesAndSeconds } from '#app/behaviours/reading-time.ts'
import type { Mark } from '#app/behaviours/search.ts'
import { MinuteAxis, ReadingLine } from '#app/drawings/reading-line.tsx'
import { Link } from '#app/ui/link.tsx'
import { Marked } from '#app/ui/marked.tsx'
import type { ArticleSummary } from '#content/entries.ts'
import style from './article-rows.module.css'

interface Props {
  articles: readonly ArticleSummary[]
  /** How many of them to draw for now; the scale fits all of them. */
  drawn?: number
  /** The longest reading time in seconds, where articles are missing. */
  longest?: number | undefined
  /** What to highlight in a text that was searched for. */
  marksIn?: ((text: string) => Mark[]) | undefined
}

/** Articles one below the other, each with its reading time as a line; all lines share one scale of minutes. */
export const ArticleRows = memo(function ArticleRows({
  articles,
  drawn = Infinity,
  longest = 60,
  marksIn = () => [],
}: Props) {
  const words = useWords('blog')
  const scale = Math.ceil(Math.max(longest, ...articles.map(({ readingSeconds }) => readingSeconds)) / 60)
  return (
    <>
      <MinuteAxis scale={scale} label={words.minutesAxis} />
      <ol className={style.rows}>
        {articles.slice(0, drawn).map((article) => (
          <li key={article.slug} className={style.row}>
            <Row article={article} scale={scale} marksIn={marksIn} />
          </li>
        ))}
      </ol>
    </>
  )
})

function Row({
  article,
  scale,
  marksIn,
}: {
  article: ArticleSummary
  scale: number
  marksIn: (text: string) => Mark[]
}) {
  const words = useWords('articles')
  const format = useFormats()
  const { title, excerpt, readingSeconds, stops } = article
  return (
    <>
      <div className={style.text}>
        <h3>
          <Link to={`/blog/${article.slug}`}>
            <Marked text={title} marks={marksIn(title)} />
          </Link>
        </h3>
        <p>
          <Marked text={excerpt} marks={marksIn(excerpt)} />
        </p>
      </div>
      <p className={style.facts}>
        <span className={style.category}>{words.categories[article.category]}</span>
        <time dateTime={article.date}>{format.date(article.date)}</time>
        <span>{words.authors[article.author]}</span>
        <span className="sr">{fill(words.readingTime, { time: minutesAndSeconds(readingSeconds) })}</span>
      </p>
      <div className={style.line}>
        <ReadingLine seconds={readingSeconds} stops={stops} scale={scale} />
      </div>
    </>
  )
}
