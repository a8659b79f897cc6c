/** What the build writes for the search of the site, and the browser reads: one file per language. */
export const searchKinds = ['page', 'automation', 'question', 'article', 'useCase', 'integration'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchEntry {
  kind: SearchKind
  /** Without a language: `/faqs#who-do-we-talk-to`. */
  path: string
  title: string
  text: string
  /** What people call it: found like its title, but not shown. */
  keywords?: string
  /** Other words that are found but not shown. */
  more: string
}

export interface SearchFile<Words> {
  words: Words
  entries: SearchEntry[]
}
