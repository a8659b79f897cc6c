import { fill, useFormats, useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import type { ArticleTeaser } from '#content/entries.ts'
import style from './articles-teaser.module.css'

interface Props {
  words: { stop: string; long: string; short: string; all: string }
  articles: ArticleTeaser[]
}

/** In pixels, also in the styles: seven minutes still fit on the narrowest screen. */
const minuteWidth = 34

/** Two or three articles; how long each takes to read is drawn on a ruler of minutes, the same for all. */
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

function Teaser({ article }: { article: ArticleTeaser }) {
  const words = useWords('articles')
  const format = useFormats()
  const minutes = article.readingMinutes
  return (
    <>
      <p className={style.minutes}>{fill(words.minutes, { minutes })}</p>
      <svg className={style.time} width="100%" height="20" aria-hidden="true">
        <rect y="14" width={minutes * minuteWidth} height="6" />
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
