/** What search engines are told about a page, in the words of schema.org. Nothing here that the page does not show. */
import { company } from '#contract/company.ts'
import { formats, type Locale } from '#contract/locale.ts'
import { annualMonthly, plans } from '#contract/offer.ts'

export type Thing = { '@type': string; [property: string]: unknown }

function address(path: string, locale: Locale): string {
  return `${company.origin}/${locale}${path}`
}

const organisationId = `${company.origin}/#organisation`

export function organisation(description: string): Thing {
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

export function website(locale: Locale): Thing {
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
export function breadcrumbs(trail: { path: string; name: string }[], locale: Locale): Thing {
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

export function article(
  entry: { slug: string; title: string; excerpt: string; date: string; words?: number },
  author: string,
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
    author: { '@type': 'Organization', name: `${company.name}, ${author}`, url: company.origin },
    publisher: { '@id': organisationId },
  }
}

export function questions(list: { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: list.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The basic plan, monthly and with a year in advance; net, for businesses. */
export function service(name: string, description: string, locale: Locale): Thing {
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

export function itemList(
  name: string,
  entries: { name: string; path: `/${string}` }[],
  locale: Locale,
): Thing {
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

export function jobPosting(
  job: { title: string; description: string; posted: string; salary?: { from: number; to: number } },
  locale: Locale,
): Thing {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.posted,
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { '@type': 'Organization', name: company.legalName, sameAs: company.origin },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: 'DE',
      },
    },
    ...(job.salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.salary.from,
          maxValue: job.salary.to,
          unitText: 'YEAR',
        },
      },
    }),
    directApply: true,
    url: address('/careers-details', locale),
  }
}

/** As it stands in the head. `<` is escaped so that no text can end the script. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
