import { expect, test } from 'vitest'
import type { SearchEntry } from '#contract/search-index.ts'
import { search as words } from '#locales/de/search.ts'
import { findInSite, siteIndexOf } from './site-search.ts'

function entry(kind: SearchEntry['kind'], title: string, text = '', more = ''): SearchEntry {
  return { kind, path: `/${title}`, title, text, more }
}

const site = siteIndexOf({
  words,
  entries: [
    entry('page', 'Preise', 'Was der Basistarif kostet.'),
    entry('question', 'Was kostet es?', 'Netto, für Unternehmen.'),
    entry('article', 'Eingangsrechnung Schritt für Schritt', 'Ein Beispiel.', 'betriebsrat skonto'),
    entry('integration', 'Datenbank', 'Mit eigenem Login.'),
    { ...entry('page', 'In Ihrem Konto anmelden'), keywords: 'Login' },
    ...Array.from({ length: 8 }, (_, at) => entry('automation', `Rechnung ${at}`, 'Erfassen.')),
  ],
})
const titles = (query: string) =>
  findInSite(site, query).groups.flatMap(({ entries }) => entries.map(({ title }) => title))

test('nothing is asked, nothing is found', () => {
  expect(findInSite(site, '  ')).toMatchObject({ groups: [], total: 0 })
})

test('results come by kind, the kind with the best answer first, each with its best six', () => {
  const { groups, total } = findInSite(site, 'Rechnung')
  expect(groups.map(({ kind, entries, total: all }) => [kind, entries.length, all])).toEqual([
    ['automation', 6, 8],
    ['article', 1, 1],
  ])
  expect(total).toBe(9)
})

test('a compound, another ending, a slip and a hidden word are found', () => {
  expect(titles('rechnungen')).toContain('Eingangsrechnung Schritt für Schritt')
  expect(titles('Eingangsrechnugn')).toEqual(['Eingangsrechnung Schritt für Schritt'])
  expect(titles('Betriebsrat')).toEqual(['Eingangsrechnung Schritt für Schritt'])
  expect(titles('kosten')[0]).toBe('Was kostet es?')
})

test('what people call a thing finds it before the texts that only mention it', () => {
  expect(titles('login')).toEqual(['In Ihrem Konto anmelden', 'Datenbank'])
})

test('the words tell how much there is of each kind', () => {
  expect(site.counts).toEqual({ page: 2, automation: 8, question: 1, article: 1, useCase: 0, integration: 1 })
})
