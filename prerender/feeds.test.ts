import { expect, test } from 'vitest'
import type { Article } from '#content/entries.ts'
import { company } from '#contract/company.ts'
import { atomFeed, feedFiles, jsonFeed } from './feeds.ts'

const words = {
  title: 'Artikel & mehr',
  description: 'Worum es geht.',
  categories: {
    'process-analysis': 'Prozess\u00adanalyse',
    methods: 'Methoden',
    economics: 'Wirtschaftlichkeit',
    practice: 'Praxis',
    trust: 'Vertrauen',
  },
}

const article: Article = {
  slug: 'ein-artikel',
  title: 'Eingangs\u00adrechnung <kurz>',
  excerpt: 'Ein Auszug.',
  date: '2026-11-05',
  category: 'process-analysis',
  author: 'process-analyst',
  related: [],
  readingMinutes: 1,
  readingSeconds: 60,
  stops: [10],
  intro: '<p>Siehe <a href="/blog/anderer">dort</a>.</p>',
  sections: [
    {
      id: 'one',
      heading: 'Eins',
      html: '<div class="table" role="group" tabindex="0" aria-label="Eins"><table role="table"><tbody></tbody></table></div>',
    },
  ],
}

test('an Atom entry has its full text, with absolute links in the language of the feed', () => {
  const feed = atomFeed([article], words, 'de')
  expect(feed).toContain(`<id>${company.origin}/de/blog/ein-artikel</id>`)
  expect(feed).toContain('<title>Eingangsrechnung &lt;kurz&gt;</title>')
  expect(feed).toContain(`&lt;a href=&quot;${company.origin}/de/blog/anderer&quot;&gt;`)
  expect(feed).toContain('&lt;h2&gt;Eins&lt;/h2&gt;')
  expect(feed).not.toContain('tabindex')
})

test('the Atom feed was updated when its newest article appeared', () => {
  const older = { ...article, slug: 'b', date: '2025-01-01' }
  expect(atomFeed([older, article], words, 'de')).toMatch(
    /<feed[\s\S]*?<updated>2026-11-05T00:00:00Z<\/updated>/,
  )
})

test('the JSON feed says the same as the Atom feed', () => {
  const feed: unknown = JSON.parse(jsonFeed([article], words, 'de'))
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'de',
    items: [
      {
        url: `${company.origin}/de/blog/ein-artikel`,
        title: 'Eingangsrechnung <kurz>',
        tags: ['Prozessanalyse'],
        date_published: '2026-11-05T00:00:00Z',
      },
    ],
  })
})

test('there are two feeds per language', async () => {
  const files = await feedFiles(async () => words)
  expect(Object.keys(files)).toEqual(['/feed.en.xml', '/feed.en.json', '/feed.de.xml', '/feed.de.json'])
})

test('a feed of the real articles keeps no link without an origin', async () => {
  const files = await feedFiles(async () => words)
  for (const feed of Object.values(files)) expect(feed).not.toMatch(/href=(?:&quot;|\\")\//)
})
