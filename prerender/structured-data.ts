/** What search engines are told about a page, in the words of schema.org. Nothing here that the page does not show. */
import type { Article, CatalogueList } from '#content/entries.ts'
import { plain } from '#content/typography.ts'
import { company } from '#contract/company.ts'
import { formats, type Locale } from '#contract/locale.ts'
import { readListPage } from '#contract/long-lists.ts'
import { annualMonthly, type PlanName, plans } from '#contract/offer.ts'
import { advertised, areSampleRoles, roles } from '#contract/roles.ts'
import { pageAddress } from './addresses.ts'
import { findAll, findElement, type HtmlElement, textOf } from './html.ts'
import { holdsArticle, isArticle } from './page-data.ts'

interface Thing {
  '@type': string
  [property: string]: unknown
}

const organisationId = `${company.origin}/#organisation`

const postalAddress: Thing = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressCountry: 'DE',
}

const organisation: Thing = {
  '@type': 'Organization',
  '@id': organisationId,
  name: company.name,
  url: company.origin,
  logo: `${company.origin}/icon-512.png`,
}

/** On the pages that are about the firm. */
function wholeOrganisation(description: string): Thing {
  return {
    ...organisation,
    '@type': 'ProfessionalService',
    legalName: company.legalName,
    image: `${company.origin}/icon-512.png`,
    description,
    email: company.email,
    telephone: company.phone,
    address: postalAddress,
  }
}

/** One for both languages, so it names none. */
const website: Thing = {
  '@type': 'WebSite',
  '@id': `${company.origin}/#website`,
  name: company.name,
  url: company.origin,
  publisher: { '@id': organisationId },
}

/** Where the page stands: the home page, perhaps a page above it, and itself. */
function breadcrumbs(trail: { path: string; name: string }[], prefix: Locale | undefined): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(name),
      item: pageAddress(path, prefix),
    })),
  }
}

function article(entry: Article, { locale, prefix }: PageFacts): Thing {
  const url = pageAddress(`/blog/${entry.slug}`, prefix)
  return {
    '@type': 'Article',
    headline: plain(entry.title),
    description: plain(entry.excerpt),
    image: `${company.origin}/og/${locale}/blog/${entry.slug}.png`,
    datePublished: entry.date,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    author: { '@id': organisationId },
    publisher: { '@id': organisationId },
  }
}

/** The plans whose prices a page shows; net, for businesses. */
const pricedPages: Record<string, PlanName[]> = {
  '/home': ['starter'],
  '/pricing-1': ['starter'],
  '/pricing-2': ['free', 'starter', 'professional'],
  '/pricing-2-details': ['free', 'starter', 'professional'],
}
/** Built to order: the price is agreed in writing after the free demo, so there is no offer to name. */
const developmentPages = ['/product-2', '/pricing-3']
/** Session and demo are free. */
const freePages = ['/request-a-demo']

/** As the GoodRelations vocabulary, which schema.org refers to, names it. */
const businesses = 'http://purl.org/goodrelations/v1#Business'

function service({ path, title, description, locale, prefix }: PageFacts): Thing | undefined {
  const { currency } = formats[locale]
  const url = pageAddress(path, prefix)
  const common = {
    '@type': 'Service',
    name: title,
    description,
    provider: { '@id': organisationId },
    areaServed: 'DE',
    url,
    termsOfService: pageAddress('/terms', prefix),
  }
  const offerOf = (price: number, specification?: Thing): Thing => ({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    eligibleCustomerType: businesses,
    ...(specification && { priceSpecification: specification }),
  })
  const monthly = (price: number, months: number) =>
    offerOf(price, {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      valueAddedTaxIncluded: false,
      billingDuration: months,
      unitCode: 'MON',
    })
  const priced = pricedPages[path]
  if (priced) {
    const offers = priced.flatMap((name) => {
      const price = plans[name].monthly ?? 0
      return price === 0 ? [offerOf(0)] : [monthly(price, 1), monthly(annualMonthly(price), 12)]
    })
    return { ...common, offers }
  }
  if (freePages.includes(path)) return { ...common, offers: offerOf(0) }
  return developmentPages.includes(path) ? common : undefined
}

/** So many entries of a list are told; it may have hundreds, and each weighs on every visit of the page. */
const mostItems = 20

function catalogue({ entries, sums }: CatalogueList, { title, prefix }: PageFacts): Thing {
  return {
    '@type': 'ItemList',
    name: title,
    numberOfItems: sums?.all ?? entries.length,
    itemListElement: entries.slice(0, mostItems).map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(entry.title),
      url: pageAddress(`/product-1#${entry.slug}`, prefix),
    })),
  }
}

export interface Question {
  slug: string
  question: string
  answer: string
}

/** The questions that a page answers: each is the heading of a fold, its answer the first paragraph inside. */
export function questionsOf(main: HtmlElement): Question[] {
  return findAll(main, 'details').flatMap((fold) => {
    const heading = findElement(fold, ({ name }) => name === 'h3')
    const body = findElement(fold, ({ name, attributes }) => name === 'div' && 'id' in attributes)
    const answer = body && findElement(body, ({ name }) => name === 'p')
    return heading && answer
      ? [{ slug: body.attributes['id'] ?? '', question: textOf(heading), answer: textOf(answer) }]
      : []
  })
}

function faqPage({ main, locale, prefix }: PageFacts): Thing {
  return {
    '@type': 'FAQPage',
    url: pageAddress('/faqs', prefix),
    inLanguage: locale,
    mainEntity: questionsOf(main).map(({ question, answer, slug }) => ({
      '@type': 'Question',
      name: question,
      url: pageAddress(`/faqs#${slug}`, prefix),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The words of /careers-details that make an advert. */
interface AdvertWords {
  title: string
  lede: string
  sample: string
  work: { columns: string[]; rows: string[][]; bring: string; bringList: string[] }
}

/** The advert on /careers-details, as long as it holds. Sample values say that they are samples. */
function jobPosting(words: AdvertWords, prefix: Locale | undefined): Thing {
  const role = 'automation-engineer'
  const { lede, work, sample } = words
  const list = (heading: string, items: string[]) =>
    `<p>${heading}:</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const tasks = work.rows.map(([task = '']) => task)
  const description = [
    `<p>${lede}</p>`,
    list(work.columns[0] ?? '', tasks),
    list(work.bring, work.bringList),
    ...(areSampleRoles ? [`<p>${sample}</p>`] : []),
  ].join('')
  const { pay } = roles[role]
  return {
    '@type': 'JobPosting',
    title: plain(words.title),
    description: plain(description),
    identifier: { '@type': 'PropertyValue', name: company.name, value: roles[role].line },
    datePosted: advertised.from,
    validThrough: advertised.until,
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { '@id': organisationId },
    jobLocation: { '@type': 'Place', address: postalAddress },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: 'YEAR' },
    },
    directApply: true,
    url: pageAddress('/careers-details', prefix),
  }
}

export interface PageFacts {
  path: string
  locale: Locale
  /** The language that the page's address names. */
  prefix: Locale | undefined
  title: string
  description: string
  words: Record<string, unknown>
  data: unknown
  /** The rendered page. */
  main: HtmlElement
}

/** What all pages of a language say of the site. */
export interface SiteFacts {
  /** The names under which the menu knows the pages. */
  labels: Record<string, string>
  /** What the firm does, in a sentence. */
  about: string
  today: Date
}

/** Everything that is true of one page. */
export function thingsOf(page: PageFacts, { labels, about, today }: SiteFacts): Thing[] {
  const { path, prefix, title, words, data } = page
  const isOnFirm = /^\/(?:home.*|about|contact|imprint)$/.test(path)
  const things: Thing[] = isOnFirm ? [wholeOrganisation(about)] : []
  if (path === '/home') things.push(website)
  else {
    const home = { path: '/home', name: company.name }
    const above = pathAbove(path)
    const parent = above ? [{ path: above, name: labels[above] ?? '' }] : []
    things.push(breadcrumbs([home, ...parent, { path, name: title }], prefix))
  }
  const offered = service(page)
  if (offered) things.push(offered)
  if (holdsArticle(data)) things.push(article(data.article, page))
  if (path === '/product-1') things.push(catalogue(data as CatalogueList, page))
  if (path === '/faqs') things.push(faqPage(page))
  // An advert that has ended is not told to anybody.
  if (path === '/careers-details' && today <= new Date(`${advertised.until}T23:59:59Z`))
    things.push(jobPosting(words['pages/careers-details'] as AdvertWords, prefix))
  // Where something else is by the firm or from it, it must be known; on other pages it would only be repeated.
  const namesFirm = JSON.stringify(things).includes(organisationId)
  return namesFirm && !isOnFirm ? [organisation, ...things] : things
}

/** The page between this one and the home page, if there is one. */
function pathAbove(path: string): string | undefined {
  if (isArticle(path)) return '/blog'
  return readListPage(path)?.list ?? /^(.+)-details$/.exec(path)?.[1]
}

/** As the document carries it. `<` is escaped so that no text can end the script. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
