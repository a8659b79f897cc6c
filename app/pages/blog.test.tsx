import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext, type Language } from '#app/behaviours/language.ts'
import { articleCategories } from '#content/facts.ts'
import { readArticles } from '#content/read.ts'
import Blog from './blog.tsx'

const words = {
  'pages/blog': {
    long: '',
    short: '',
    lede: '',
    feeds: '',
    list: { count: '', more: 'Show {{count}} more', all: 'All of them' },
  },
  articles: {
    categories: Object.fromEntries(articleCategories.map((each) => [each, each])),
    authors: {},
    readingTime: '',
  },
  blog: { minutesAxis: '' },
}

test('a long list of articles begins with twenty, says how many follow, and leads on without a script', async () => {
  const real = (await readArticles('en')).filter(({ featured }) => !featured)
  const many = Array.from({ length: 33 }, (_, index) => real[index % real.length]).flatMap(
    (article, index) => (article ? [{ ...article, slug: `copy-${index}` }] : []),
  )
  const language: Language = {
    locale: 'en',
    prefix: 'en',
    path: '/blog',
    words: words as unknown as Language['words'],
    switchTo: async () => {},
  }
  const html = renderToStaticMarkup(
    <LanguageContext value={language}>
      <Blog data={{ entries: many }} />
    </LanguageContext>,
  )
  expect(html.match(/href="\/en\/blog\/copy-/g)).toHaveLength(20)
  expect(html).toContain('Show 13 more')
  expect(html).toMatch(/<noscript>.*href="\/en\/sitemap".*<\/noscript>/)
})
