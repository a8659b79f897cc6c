import { expect, test } from 'vitest'
import { readArticles, readCatalogue } from '#content/read.ts'
import { company } from '#contract/company.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { advertised, areSampleRoles } from '#contract/roles.ts'
import { careersDetails as german } from '#locales/de/pages/careers-details.ts'
import { careersDetails as english } from '#locales/en/pages/careers-details.ts'
import { parseHtml } from './html.ts'
import { problemsOf } from './schema-org.ts'
import { jsonLd, type PageFacts, questionsOf, thingsOf } from './structured-data.ts'

const site = {
  labels: { '/blog': 'Artikel', '/careers': 'Karriere', '/pricing-2': 'Vier Tarife' },
  about: 'Wir kürzen.',
  today: new Date('2026-12-01'),
}
const faqs = parseHtml(
  '<main><details><summary><h3>Was kostet es?</h3></summary><div id="cost"><p>19 €, netto.</p><p><a href="#cost">Link</a></p></div></details><details><summary>Kein Fragezeichen</summary><p>x</p></details></main>',
)
const adverts = { en: english, de: german }

function page(path: string, locale: Locale = 'de', more: Partial<PageFacts> = {}): PageFacts {
  return {
    path,
    locale,
    prefix: locale,
    title: 'Ein Titel',
    description: 'Eine Beschreibung.',
    words: { 'pages/careers-details': adverts[locale] },
    data: null,
    main: faqs,
    ...more,
  }
}

const typesOf = (facts: PageFacts, today = site.today) =>
  thingsOf(facts, { ...site, today }).map((thing) => thing['@type'])

test('every kind of page says only what schema.org knows, completely', async () => {
  for (const locale of locales) {
    const [article] = await readArticles(locale)
    const pages = [
      '/home',
      '/about',
      '/faqs',
      '/careers-details',
      '/request-a-demo',
      '/product-2',
      '/pricing-1',
      '/pricing-2',
      '/pricing-2-details',
      '/pricing-3',
    ].map((path) => page(path, locale))
    pages.push(page('/product-1', locale, { data: { entries: await readCatalogue(locale) } }))
    pages.push(page(`/blog/${article?.slug}`, locale, { data: { article } }))
    for (const facts of pages) expect(problemsOf(jsonLd(thingsOf(facts, site))), facts.path).toEqual([])
  }
})

test('the way to a page is counted from one and ends with the page itself', async () => {
  const [article] = await readArticles('de')
  const facts = page(`/blog/${article?.slug}`, 'de', { data: { article } })
  const trail = thingsOf(facts, site).find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(trail?.['itemListElement']).toMatchObject([
    { position: 1 },
    { position: 2, item: `${company.origin}/de/blog` },
    { position: 3, item: `${company.origin}/de/blog/${article?.slug}` },
  ])
})

test('each page has the things that it is about', () => {
  expect(typesOf(page('/home'))).toEqual(['ProfessionalService', 'WebSite', 'Service'])
  expect(typesOf(page('/faqs'))).toContain('FAQPage')
  expect(typesOf(page('/reviews'))).toEqual(['BreadcrumbList'])
  expect(typesOf(page('/pricing-3'))).toContain('Organization')
  expect(typesOf(page('/pricing-3'))).toContain('Service')
  expect(typesOf(page('/contact'))).toEqual(['ProfessionalService', 'BreadcrumbList'])
  expect(JSON.stringify(thingsOf(page('/pricing-3'), site))).not.toContain('Offer')
})

test('a page without a language in its address names itself and all others as its canonical link does', async () => {
  const [entry] = await readArticles('de')
  const facts = [
    page(`/blog/${entry?.slug}`, 'de', { data: { article: entry } }),
    page('/careers-details'),
    page('/pricing-2'),
    page('/faqs'),
  ]
  for (const each of facts) {
    const named = jsonLd(thingsOf(each, site)).replace(/"image":"[^"]+"/, '')
    const plain = jsonLd(thingsOf({ ...each, prefix: undefined }, site)).replace(/"image":"[^"]+"/, '')
    expect(plain).not.toContain(`${company.origin}/de/`)
    expect(plain).toBe(named.replaceAll(`${company.origin}/de/`, `${company.origin}/`))
  }
})

test('the site itself is told on its home page alone', () => {
  expect(typesOf(page('/home-2'))).not.toContain('WebSite')
  const [english, german] = locales.map((locale) => thingsOf(page('/home', locale), site)[1])
  expect(english).toEqual(german)
})

test('the trail of a page leads from the firm over the page above it', () => {
  const trailOf = (path: string) => {
    const trail = thingsOf(page(path), site).find((thing) => thing['@type'] === 'BreadcrumbList')
    return (trail?.['itemListElement'] as { name: string }[] | undefined)?.map(({ name }) => name)
  }
  expect(trailOf('/careers-details')).toEqual([company.name, 'Karriere', 'Ein Titel'])
  expect(trailOf('/blog/a')).toEqual([company.name, 'Artikel', 'Ein Titel'])
  expect(trailOf('/careers')).toEqual([company.name, 'Ein Titel'])
})

test('an advert is told until its last day and says when it is a sample', () => {
  expect(typesOf(page('/careers-details'), new Date(`${advertised.until}T20:00:00Z`))).toContain('JobPosting')
  expect(typesOf(page('/careers-details'), new Date('2100-01-01'))).not.toContain('JobPosting')
  const [advert] = thingsOf(page('/careers-details'), site).filter((thing) => thing['@type'] === 'JobPosting')
  expect(String(advert?.['description']).includes(german.sample)).toBe(areSampleRoles)
})

test('questions are those that stand in folds with a heading', () => {
  expect(questionsOf(faqs)).toEqual([{ slug: 'cost', question: 'Was kostet es?', answer: '19 €, netto.' }])
})

test('no text can end the script that holds the data', () => {
  const things = thingsOf(page('/about', 'de', { title: '</script><b>' }), site)
  expect(jsonLd(things)).not.toContain('<')
})
