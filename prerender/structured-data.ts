/** What search engines are told about a page, in the words of schema.org. Nothing here that the page does not show. */
import { company } from '#contract/company.ts'
import { formats, type Locale } from '#contract/locale.ts'
import { annualMonthly, plans } from '#contract/offer.ts'

type Thing = { '@type': string; [property: string]: unknown }

function address(path: string, locale: Locale): string {
  return `${company.origin}/${locale}${path}`
}

const organisationId = `${company.origin}/#organisation`

function organisation(description: string): Thing {
  return {
    '@type': 'ProfessionalService',
    '@id': organisationId,
    name: company.name,
    legalName: company.legalName,
    url: company.origin,
    logo: `${company.origin}/icon-512.png`,
    image: `${company.origin}/icon-512.png`,
    description,
    email: company.email,
    telephone: company.phone,
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'DE',
    },
  }
}

function website(locale: Locale): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${company.origin}/#website`,
    name: company.name,
    url: company.origin,
    inLanguage: locale,
    publisher: { '@id': organisationId },
  }
}

/** Where the page stands: the home page, perhaps a page above it, and itself. */
function breadcrumbs(trail: { path: string; name: string }[], locale: Locale): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path, locale),
    })),
  }
}

function article(
  entry: { slug: string; title: string; excerpt: string; date: string },
  locale: Locale,
): Thing {
  const url = address(`/blog/${entry.slug}`, locale)
  return {
    '@type': 'Article',
    headline: entry.title,
    description: entry.excerpt,
    datePublished: entry.date,
    inLanguage: locale,
    url,
    mainEntityOfPage: url,
    author: { '@id': organisationId },
    publisher: { '@id': organisationId },
  }
}

/** The basic plan, monthly and with a year in advance; net, for businesses. */
function service(name: string, description: string, locale: Locale): Thing {
  const { currency } = formats[locale]
  const monthly = plans.starter.monthly ?? 0
  const price = (amount: number, months: number) => ({
    '@type': 'Offer',
    url: address('/pricing-1', locale),
    eligibleCustomerType: 'https://schema.org/Business',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: currency,
      valueAddedTaxIncluded: false,
      billingDuration: months,
      unitCode: 'MON',
    },
  })
  return {
    '@type': 'Service',
    name,
    description,
    provider: { '@id': organisationId },
    areaServed: 'DE',
    url: address('/pricing-1', locale),
    offers: [price(monthly, 1), price(annualMonthly(monthly), 12)],
    termsOfService: address('/terms', locale),
  }
}

function itemList(name: string, entries: { name: string; path: `/${string}` }[], locale: Locale): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: address(entry.path, locale),
    })),
  }
}

interface PageFacts {
  path: string
  locale: Locale
  title: string
  description: string
  data: unknown
}

/** Everything that is true of one page. `labels` are the names under which the menu knows the pages. */
export function thingsOf(
  { path, locale, title, description, data }: PageFacts,
  labels: Record<string, string>,
): Thing[] {
  const home = { path: '/home', name: labels['/home'] ?? company.name }
  const parent = path.startsWith('/blog/') ? [{ path: '/blog', name: labels['/blog'] ?? '' }] : []
  const things: Thing[] = [organisation(description)]
  if (path.startsWith('/home')) return [...things, website(locale)]
  things.push(breadcrumbs([home, ...parent, { path, name: title }], locale))
  if (path.startsWith('/pricing-')) things.push(service(title, description, locale))
  if (isArticleData(data)) things.push(article(data.article, locale))
  if (path === '/product-1' && Array.isArray(data)) {
    const entries = data.map((entry: { title: string; slug: string }) => ({
      name: entry.title,
      path: `/product-1#${entry.slug}` as const,
    }))
    things.push(itemList(title, entries, locale))
  }
  return things
}

function isArticleData(data: unknown): data is { article: Parameters<typeof article>[0] } {
  return typeof data === 'object' && data !== null && 'article' in data
}

/** As it stands in the head. `<` is escaped so that no text can end the script. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
