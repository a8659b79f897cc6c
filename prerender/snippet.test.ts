import { expect, test } from 'vitest'
import { readArticles } from '#content/read.ts'
import { locales } from '#contract/locale.ts'
import { snippetOf } from './snippet.ts'

const article = { slug: 'a', title: 'Kurz und\u00a0gut', excerpt: 'Ein Satz.' }

test('a title that fits is used, a longer one needs a shorter one beside it', () => {
  expect(snippetOf(article, 'de').title).toBe('Kurz und gut')
  const long = { ...article, title: 'lang '.repeat(20) }
  expect(() => snippetOf(long, 'de')).toThrow('content/articles/a/facts.ts needs a shortTitle for de.')
  expect(snippetOf({ ...long, shortTitle: { de: 'Kurz' } }, 'de').title).toBe('Kurz')
})

test('a description keeps whole sentences when they say enough, else whole words', () => {
  const sentence = 'Niemand bucht „lag drei Tage herum“, und doch entstehen dabei fünf Arten von Kosten.'
  const excerpt = `${sentence} ${'So bekommt jede ihren Preis '.repeat(4)}`
  expect(snippetOf({ ...article, excerpt }, 'de').description).toBe(sentence)
  const cut = snippetOf({ ...article, excerpt: 'wort '.repeat(50) }, 'de').description
  expect(cut).toMatch(/^(?:wort )+…$/)
  expect(cut.length).toBeLessThanOrEqual(160)
})

test('every article fits', async () => {
  for (const locale of locales) {
    for (const each of await readArticles(locale)) {
      const { title, description } = snippetOf(each, locale)
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      // Ours end with a sentence; that of another author is cut rather than refused.
      expect(description).not.toMatch(/…$/)
    }
  }
})
