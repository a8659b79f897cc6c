import { ArticleBody } from '#app/sections/article-body.tsx'
import type { ArticlePage } from '#content/entries.ts'

/** Every article at its own address, /blog/<slug>. */
export default function ArticleAtItsAddress({ data }: { data: ArticlePage }) {
  return <ArticleBody page={data} />
}
