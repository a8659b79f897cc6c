/** `npm run new article "Title"` makes the folder of a new article, ready to be written. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleTemplate } from '#content/article-template.ts'
import { slugOf } from '#content/section-ids.ts'
import { locales } from '#contract/locale.ts'

const facts = (day: string) => `import type { ArticleFacts } from '#content/facts.ts'

export default {
  // The day that is shown. It holds nothing back: the article goes online with the next build.
  date: '${day}',
  category: 'practice',
  author: 'project-lead',
  related: [],
} satisfies ArticleFacts
`

/** Returns the folder that was made. */
export function newArticle(title: string, day: string, root = 'content'): string {
  const slug = slugOf(title)
  if (!slug) throw new Error('The title needs letters or digits: its address is made from them.')
  const folder = join(root, 'articles', slug)
  if (existsSync(folder)) throw new Error(`${folder} already exists.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'facts.ts'), facts(day))
  const template = articleTemplate(title)
  for (const locale of locales) writeFileSync(join(folder, `${locale}.md`), template[locale])
  return folder
}

function run([kind, ...words]: string[]): void {
  // The shell hands on one word each to whoever forgets the quotes.
  const title = words.join(' ')
  if (kind !== 'article' || !title) {
    console.error('Usage: npm run new article "Title in English"')
    process.exitCode = 1
    return
  }
  try {
    const folder = newArticle(title, new Date().toISOString().slice(0, 10))
    console.log(
      `${folder}/facts.ts  category, author, date\n${folder}/en.md  the English text\n${folder}/de.md  the German text`,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (import.meta.main) run(process.argv.slice(2))
