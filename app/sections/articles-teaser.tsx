import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import type { ArticleSummary } from '#content/entries.ts'
import style from './articles-teaser.module.css'

interface Props {
  words: { stop: string; long: string; short: string; all: string }
  articles: ArticleSummary[]
}

/** Two or three articles; how long each takes to read is drawn to scale, one mark a minute. */
export function ArticlesTeaser({ words, articles }: Props) {
  return (
    <Band id="articles" stop={words.stop} labelledBy="articles-heading">
      <HeadingDuo id="articles-heading" size="small" long={words.long} short={words.short} />
      <ul className={style.list}>
        {articles.map((article) => (
          <li key={article.slug} className={style.article}>
            <Teaser article={article} />
          </li>
        ))}
      </ul>
      <ArrowLink to="/blog">{words.all}</ArrowLink>
    </Band>
  )
}

function Teaser({ article }: { article: ArticleSummary }) {
  const words = useWords('articles')
  const format = useFormats()
  const minutes = article.readingMinutes
  return (
    <>
      <svg className={style.time} width="100%" height="30" aria-hidden="true">
        {Array.from({ length: minutes + 1 }, (_, minute) => (
          <rect
            key={minute}
            x={minute * 14}
            y={minute % 5 === 0 ? 6 : 14}
            width="1.5"
            height={minute % 5 === 0 ? 24 : 16}
          />
        ))}
        <rect x="0" y="27" width={minutes * 14 + 1.5} height="3" className={style.run} />
        <text x={minutes * 14 + 14} y="30">
          {fill(words.minutes, { minutes })}
        </text>
      </svg>
      <p className={style.facts}>
        <span>{words.categories[article.category]}</span>
        <time dateTime={article.date}>{format.date(article.date)}</time>
      </p>
      <h3>
        <Link to={`/blog/${article.slug}`}>{article.title}</Link>
      </h3>
      <p className={style.excerpt}>{article.excerpt}</p>
      <p className={style.facts}>{words.authors[article.author]}</p>
    </>
  )
}
