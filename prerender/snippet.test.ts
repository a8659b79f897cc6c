import { expect, test } from 'vitest'
import { readArticles } from '#content/read.ts'
import { locales } from '#contract/locale.ts'
import { snippetOf } from './snippet.ts'

const article = { slug: 'a', title: 'Kurz und\u00a0gut', excerpt: 'Ein Satz.' }

test('a title that fits is used, a longer one needs a shorter one beside it', () => {
  expect(snippetOf(article, 'de').title).toBe('Kurz und gut')
  const long = { ...article, title: 'lang '.repeat(20) }
  expect(() => snippetOf(long, 'de')).toThrow(
    'content/articles/a/facts.ts needs a shortTitle for de, of at most 60 characters.',
  )
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

test('sentences count from 70 letters on, and up to 160', () => {
  const described = (excerpt: string) => snippetOf({ ...article, excerpt }, 'de').description
  const sentence = (letters: number) => `${'x'.repeat(letters - 1)}.`
  const rest = ` ${'wort '.repeat(40)}`
  expect(described(sentence(70) + rest)).toBe(sentence(70))
  expect(described(sentence(69) + rest)).toMatch(/…$/)
  expect(described(sentence(160) + rest)).toBe(sentence(160))
  // What fits is not shortened, whether it is a sentence or not.
  const exact = `${sentence(80)} ${'y'.repeat(79)}`
  expect(described(exact)).toBe(exact)
})

test('every article fits', async () => {
  for (const locale of locales) {
    for (const each of await readArticles(locale)) {
      const { title, description } = snippetOf(each, locale)
      expect(title.length, title).toBeLessThanOrEqual(60)
      // Whatever the reader of the content lets pass: a long sentence is cut rather than refused.
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
  }
})
