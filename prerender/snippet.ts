/** What a list of search results has room for; an article's own title and excerpt may be longer. */
import type { Article } from '#content/entries.ts'
import { plain } from '#content/typography.ts'
import type { Locale } from '#contract/locale.ts'

const titleRoom = 60
const descriptionRoom = 160
const descriptionLeast = 70

type Named = Pick<Article, 'slug' | 'title' | 'excerpt' | 'shortTitle'>

export function snippetOf(article: Named, locale: Locale): { title: string; description: string } {
  const title = article.shortTitle?.[locale] ?? plain(article.title)
  if (title.length > titleRoom)
    throw new Error(`content/articles/${article.slug}/facts.ts needs a shortTitle for ${locale}.`)
  const description = shortened(plain(article.excerpt))
  if (!description)
    throw new Error(
      `content/articles/${article.slug}/${locale}.md needs an excerpt of at most ${descriptionRoom} characters, or a sentence in it that ends between ${descriptionLeast} and ${descriptionRoom}.`,
    )
  return { title, description }
}

/** Whole sentences, if they say enough. */
function shortened(text: string): string | undefined {
  if (text.length <= descriptionRoom) return text
  const ends = [...text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index + 1)
  const sentences = ends.findLast((end) => end >= descriptionLeast && end <= descriptionRoom)
  return sentences === undefined ? undefined : text.slice(0, sentences)
}
