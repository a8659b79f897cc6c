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

const job = {
  '@type': 'JobPosting',
  title: 'Engineer',
  description: 'Builds.',
  datePosted: '2026-11-01',
  validThrough: '2027-01-31',
  employmentType: 'FULL_TIME',
  hiringOrganization: { '@id': '#o' },
  jobLocation: { '@type': 'Place', address: { '@id': '#a' } },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', unitText: 'YEAR', minValue: 60_000, maxValue: 0 },
  },
  identifier: { '@type': 'PropertyValue', name: 'Firm', value: 'j1' },
  directApply: true,
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
}
const address = {
  '@type': 'PostalAddress',
  '@id': '#a',
  addressCountry: 'DE',
  streetAddress: 'Street 1',
  postalCode: '10115',
  addressLocality: 'Berlin',
}
const article = {
  '@type': 'Article',
  headline: 'H'.repeat(110),
  author: { '@id': '#o' },
  publisher: { '@id': '#o' },
  datePublished: '2026-11-01',
  image: 'https://example.org/a.png',
  inLanguage: 'de',
}
const price = {
  '@type': 'UnitPriceSpecification',
  price: 19,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: false,
  billingDuration: 1,
  unitCode: 'MON',
}

test('every property that is told is looked at', () => {
  expect(problemsIn(organisation, address, job, article, price)).toEqual([])
})

test.each<[object, string, unknown]>([
  [job, 'title', ' '],
  [job, 'title', 5],
  [job, 'datePosted', '01.11.2026'],
  [job, 'datePosted', '2026-13-01'],
  [job, 'datePosted', 20_261_101],
  [job, 'validThrough', 'soon'],
  [job, 'employmentType', 'FULLTIME'],
  [job, 'directApply', 'true'],
  [job, 'jobLocationType', 'HOME'],
  [job, 'jobLocation', { '@id': '#o' }],
  [job, 'hiringOrganization', 'Firm'],
  [job, 'baseSalary', { ...job.baseSalary, currency: 'Euro' }],
  [job, 'baseSalary', { ...job.baseSalary, value: { '@type': 'QuantitativeValue', unitText: 'YEARLY' } }],
  [job, 'baseSalary', { ...job.baseSalary, value: { ...job.baseSalary.value, minValue: -1 } }],
  [job, 'identifier', { ...job.identifier, value: '' }],
  [address, 'addressCountry', 'Germany'],
  [article, 'headline', ''],
  [article, 'headline', 'H'.repeat(111)],
  [article, 'headline', ['Two', 3]],
  [article, 'inLanguage', 'de-DE'],
  [article, 'image', 'mailto:a@example.org'],
  [price, 'price', '19'],
  [price, 'price', null],
  [price, 'unitCode', 'month'],
  [price, 'valueAddedTaxIncluded', 0],
])('%o with the wrong %s %o is one mistake', (thing, name, value) => {
  const graph = [organisation, address, job, article, price].filter((each) => each !== thing)
  const found = problemsIn(...graph, { ...thing, [name]: value })
  expect(found.filter((sentence) => sentence.includes('which is not'))).toHaveLength(1)
})

test('what is no thing at all is a mistake', () => {
  expect(problemsIn('Organization', [organisation])).toEqual([
    'graph is not a thing.',
    'graph is not a thing.',
  ])
})

test('what is no JSON or speaks of nothing is a mistake', () => {
  expect(problemsOf('{')).toEqual(['The structured data are not JSON.'])
  expect(problemsOf('{"@context":"https://schema.org"}')).toEqual(['The structured data hold nothing.'])
  for (const other of ['{"@graph":[{}]}', '{"@context":"https://example.org","@graph":[{}]}', '[]'])
    expect(problemsOf(other)).toEqual(['The structured data do not say that they speak schema.org.'])
})
