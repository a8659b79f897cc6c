import { expect, test } from 'vitest'
import { problemsOf } from './schema-org.ts'

function problemsIn(...graph: unknown[]): string[] {
  return problemsOf(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }))
}

const organisation = { '@type': 'Organization', '@id': '#o', name: 'Firm', url: 'https://example.org' }

test('a complete thing and a reference to it are fine', () => {
  expect(
    problemsIn(organisation, {
      '@type': 'WebSite',
      name: 'Site',
      url: 'https://example.org',
      publisher: { '@id': '#o' },
    }),
  ).toEqual([])
})

test.each([
  ['a review', { '@type': 'Review', reviewBody: 'Great' }, 'unknown type Review'],
  ['a rating of the firm', { ...organisation, aggregateRating: {} }, 'no property aggregateRating'],
  ['a missing name', { '@type': 'Organization', url: 'https://example.org' }, 'lacks name'],
  ['a relative address', { ...organisation, url: '/home' }, 'is "/home", which is not URL'],
  ['an empty list', { '@type': 'FAQPage', mainEntity: [] }, 'is empty'],
  [
    'a lost reference',
    { '@type': 'WebSite', name: 'S', url: 'https://e.org', publisher: { '@id': '#x' } },
    'not there',
  ],
  [
    'the wrong type',
    {
      '@type': 'WebSite',
      name: 'S',
      url: 'https://e.org',
      publisher: { '@type': 'Country', name: 'DE' },
    },
    'is a Country, which is not Organization',
  ],
  ['an unfilled place', { '@type': 'Answer', text: 'At most {{days}} days' }, 'which is not Text'],
  [
    'a price as text',
    { '@type': 'Offer', price: '19', priceCurrency: 'EUR', url: 'https://e.org' },
    'which is not Number',
  ],
])('%s is a mistake', (_, thing, sentence) => {
  expect(problemsIn(thing).join()).toContain(sentence)
})

test('what is no JSON or speaks of nothing is a mistake', () => {
  expect(problemsOf('{')).toHaveLength(1)
  expect(problemsOf('{"@context":"https://schema.org"}')).toHaveLength(1)
  expect(problemsOf('{"@graph":[]}')).toHaveLength(1)
})
