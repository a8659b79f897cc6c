import { expect, test } from 'vitest'
import { locales } from '#contract/locale.ts'
import { searchKinds } from '#contract/search-index.ts'
import { parseHtml } from './html.ts'
import { foundIn, searchEntries } from './search-index.ts'

const main = parseHtml(
  '<main><h1>Fragen</h1><details><summary><h3>Wer baut das?</h3></summary><div id="who"><p>Wir, mit dem Betriebsrat.</p></div></details></main>',
)
const names = new Map([
  ['finance', 'Finanzen'],
  ['datev', 'DATEV'],
])
const page = { path: '/faqs', title: 'Fragen', description: 'Antworten.', label: 'FAQ', found: foundIn(main) }

test.each(locales)('in %s everything is found that has an address of its own', async (locale) => {
  const entries = await searchEntries(locale, [page], names)
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(searchKinds))
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
  expect(entries).toContainEqual({
    kind: 'question',
    path: '/faqs#who',
    title: 'Wer baut das?',
    text: 'Wir, mit dem Betriebsrat.',
    more: '',
  })
})

test('an article is found once, as an article', async () => {
  const path = '/blog/measure-lead-time'
  const listed = { path, title: 'Messen', description: 'Wie.', label: 'Messen' }
  const found = (await searchEntries('de', [page, listed], names)).filter((entry) => entry.path === path)
  expect(found.map(({ kind }) => kind)).toEqual(['article'])
})

test('what is shown is plain text, and the hidden words repeat none of it', async () => {
  for (const { title, text, more } of await searchEntries('de', [page], names)) {
    expect(title + text).not.toMatch(/[\u00ad\u00a0<]|\{\{/)
    const shown = new Set(`${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))
    expect(more.split(' ').filter((word) => shown.has(word))).toEqual([])
  }
})

test('what people call a page or an automation is told apart from what else its text holds', async () => {
  const entries = await searchEntries('de', [{ ...page, keywords: 'Hilfe' }], names)
  expect(entries.find(({ path }) => path === '/faqs')?.keywords).toBe('Hilfe')
  const reminders = entries.find(({ path }) => path === '/product-1#payment-reminders')
  expect(reminders?.keywords?.split(' ')).toContain('Mahnung')
})

test('a word with a hyphen stays whole among the hidden words', async () => {
  const main = parseHtml('<main><h1>Ein A-Team im Antwortdienst</h1></main>')
  const [entry] = await searchEntries('de', [{ ...page, found: foundIn(main) }], names)
  expect(entry?.more.split(' ')).toContain('a-team')
})

test('an automation is found by its department, its platforms and what stands in its text', async () => {
  const entries = await searchEntries('de', [page], names)
  const invoices = entries.find(({ path }) => path === '/product-1#invoice-capture')
  for (const word of ['finanzen', 'datev', 'wareneingang']) expect(invoices?.more.split(' ')).toContain(word)
})

test('a system is found by its platform', async () => {
  const named = new Map([['google-workspace', 'Bürowelt']])
  const entries = await searchEntries('de', [page], named)
  const gmail = entries.find(({ path }) => path === '/integrations#gmail')
  expect(gmail?.more.split(' ')).toContain('bürowelt')
})

test('headings of every level are found; in English without the shortest words', async () => {
  const main = parseHtml('<main><h1>One A</h1><h2>Zeppelin and XML</h2><h3>Quokka did gnus</h3></main>')
  const [entry] = await searchEntries('en', [{ ...page, found: foundIn(main) }], names)
  // Path and label besides.
  expect(entry?.more).toBe('faq faqs gnus quokka xml zeppelin')
})

test('a word that stands nearly everywhere is no help and left out', async () => {
  const pages = (count: number, heading: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...page,
      path: `/${heading}-${index}`,
      found: foundIn(parseHtml(`<main><h1>${heading}</h1></main>`)),
    }))
  const entries = await searchEntries('de', [...pages(3, 'Zeppelin'), ...pages(60, 'Quokka')], names)
  const found = (word: string) => entries.filter(({ more }) => more.split(' ').includes(word)).length
  expect([found('zeppelin'), found('quokka')]).toEqual([3, 0])
})
