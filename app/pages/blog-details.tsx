import { useWords } from '#app/behaviours/language.ts'
import { ArticleBody } from '#app/sections/article-body.tsx'
import type { ArticlePage } from '#content/entries.ts'

export default function BlogDetails({ data }: { data: ArticlePage }) {
  const words = useWords('pages/blog-details')
  return <ArticleBody page={data} note={words.lede} />
}
