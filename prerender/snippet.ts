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
    throw new Error(
      `content/articles/${article.slug}/facts.ts needs a shortTitle for ${locale}, of at most ${titleRoom} characters.`,
    )
  return { title, description: shortened(plain(article.excerpt)) }
}

/** Whole sentences if they say enough, else as many words as fit. */
function shortened(text: string): string {
  if (text.length <= descriptionRoom) return text
  const ends = [...text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index + 1)
  const sentences = ends.findLast((end) => end >= descriptionLeast && end <= descriptionRoom)
  if (sentences) return text.slice(0, sentences)
  const words = text.slice(0, text.lastIndexOf(' ', descriptionRoom - 2))
  return `${words.replace(/[,;:–]$/, '')} …`
}
