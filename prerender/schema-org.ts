/**
 * The part of schema.org that the site speaks: which properties a type has and what may stand in them, with what search
 * engines ask for. A property or type that is not in this table is a mistake, and so reviews and ratings, of which we
 * only have samples, can never get in.
 */
type Check = (value: unknown) => boolean
type TypeName = keyof typeof types

interface TypeRule {
  /** The type counts as these as well. */
  is?: readonly string[]
  required: Record<string, string>
  recommended?: Record<string, string>
  optional?: Record<string, string>
}

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const checks = {
  Text: (value) => typeof value === 'string' && value.trim() !== '' && !/\{\{|\u00ad|undefined/.test(value),
  Headline: (value) => typeof value === 'string' && value.length > 0 && value.length <= 110,
  URL: (value) => typeof value === 'string' && (URL.parse(value)?.protocol ?? '').startsWith('http'),
  Date: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  Number: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Language: matches(/^[a-z]{2}$/),
  Country: matches(/^[A-Z]{2}$/),
  Currency: matches(/^[A-Z]{3}$/),
  EmploymentType: matches(/^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/),
  Remote: matches(/^TELECOMMUTE$/),
  SalaryUnit: matches(/^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/),
  UnitCode: matches(/^[A-Z0-9]{2,3}$/),
} satisfies Record<string, Check>

const types = {
  Organization: { required: { name: 'Text', url: 'URL' }, optional: { logo: 'URL' } },
  ProfessionalService: {
    is: ['Organization', 'LocalBusiness', 'Place'],
    required: { name: 'Text', address: 'PostalAddress' },
    recommended: { url: 'URL', telephone: 'Text', logo: 'URL', image: 'URL', description: 'Text' },
    optional: { legalName: 'Text', email: 'Text' },
  },
  PostalAddress: {
    required: { addressCountry: 'Country' },
    recommended: { streetAddress: 'Text', postalCode: 'Text', addressLocality: 'Text' },
  },
  WebSite: {
    required: { name: 'Text', url: 'URL' },
    optional: { publisher: 'Organization' },
  },
  BreadcrumbList: { is: ['ItemList'], required: { itemListElement: 'ListItem' } },
  ItemList: {
    required: { itemListElement: 'ListItem' },
    recommended: { name: 'Text', numberOfItems: 'Integer' },
  },
  ListItem: {
    required: { position: 'Integer', name: 'Text' },
    optional: { item: 'URL', url: 'URL' },
  },
  Article: {
    required: { headline: 'Headline' },
    recommended: {
      author: 'Organization',
      datePublished: 'Date',
      image: 'URL',
      publisher: 'Organization',
    },
    optional: {
      description: 'Text',
      inLanguage: 'Language',
      url: 'URL',
      mainEntityOfPage: 'URL',
      dateModified: 'Date',
    },
  },
  Service: {
    required: { name: 'Text', provider: 'Organization' },
    recommended: { description: 'Text', areaServed: 'Country', url: 'URL' },
    optional: { offers: 'Offer', termsOfService: 'URL' },
  },
  Offer: {
    required: { price: 'Number', priceCurrency: 'Currency' },
    recommended: { url: 'URL' },
    optional: { eligibleCustomerType: 'URL', priceSpecification: 'UnitPriceSpecification' },
  },
  UnitPriceSpecification: {
    required: { price: 'Number', priceCurrency: 'Currency' },
    recommended: { valueAddedTaxIncluded: 'Boolean' },
    optional: { billingDuration: 'Number', unitCode: 'UnitCode' },
  },
  FAQPage: {
    required: { mainEntity: 'Question' },
    optional: { url: 'URL', inLanguage: 'Language' },
  },
  Question: { required: { name: 'Text', acceptedAnswer: 'Answer' }, optional: { url: 'URL' } },
  Answer: { required: { text: 'Text' } },
  JobPosting: {
    required: {
      title: 'Text',
      description: 'Text',
      datePosted: 'Date',
      hiringOrganization: 'Organization',
      jobLocation: 'Place',
    },
    recommended: {
      validThrough: 'Date',
      employmentType: 'EmploymentType',
      baseSalary: 'MonetaryAmount',
      identifier: 'PropertyValue',
      directApply: 'Boolean',
    },
    optional: {
      jobLocationType: 'Remote',
      applicantLocationRequirements: 'Country',
      url: 'URL',
    },
  },
  Place: { required: { address: 'PostalAddress' } },
  Country: { required: { name: 'Country' } },
  MonetaryAmount: { required: { currency: 'Currency', value: 'QuantitativeValue' } },
  QuantitativeValue: {
    required: { unitText: 'SalaryUnit' },
    optional: { value: 'Number', minValue: 'Number', maxValue: 'Number' },
  },
  PropertyValue: { required: { name: 'Text', value: 'Text' } },
} satisfies Record<string, TypeRule>

/** What is wrong with the structured data of a page, in sentences; nothing if all is well. */
export function problemsOf(json: string): string[] {
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch {
    return ['The structured data are not JSON.']
  }
  if (!isRecord(document) || document['@context'] !== 'https://schema.org')
    return ['The structured data do not say that they speak schema.org.']
  const graph = document['@graph']
  if (!Array.isArray(graph) || graph.length === 0) return ['The structured data hold nothing.']
  const known = new Map(
    graph.filter(isRecord).flatMap((thing) => (thing['@id'] ? [[thing['@id'], thing] as const] : [])),
  )
  return graph.flatMap((thing) => problemsOfThing(thing, known, 'graph'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Known = Map<unknown, Record<string, unknown>>

function problemsOfThing(thing: unknown, known: Known, place: string): string[] {
  if (!isRecord(thing)) return [`${place} is not a thing.`]
  const { '@type': type, '@id': _, ...properties } = thing
  const rule = ruleOf(type)
  if (!rule) return [`${place} has the unknown type ${String(type)}.`]
  const { required, recommended = {}, optional = {} } = rule
  const allowed = { ...optional, ...recommended, ...required }
  const missing = Object.keys({ ...recommended, ...required })
    .filter((name) => properties[name] === undefined)
    .map((name) => `${String(type)} in ${place} lacks ${name}.`)
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const kind = allowed[name]
    if (!kind) return [`${String(type)} in ${place} has no property ${name}.`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0) return [`${name} of ${String(type)} in ${place} is empty.`]
    return values.flatMap((each) => problemsOfValue(each, kind, known, `${String(type)}.${name}`))
  })
  return [...missing, ...wrong]
}

function problemsOfValue(value: unknown, kind: string, known: Known, place: string): string[] {
  if (isRecord(value)) {
    const isReference = value['@type'] === undefined
    const thing = isReference ? known.get(value['@id']) : value
    if (!thing) return [`${place} refers to something that is not there.`]
    if (!isA(thing['@type'], kind)) return [`${place} is a ${String(thing['@type'])}, which is not ${kind}.`]
    return isReference ? [] : problemsOfThing(thing, known, place)
  }
  return isCheck(kind) && checks[kind](value)
    ? []
    : [`${place} is ${JSON.stringify(value)}, which is not ${kind}.`]
}

function ruleOf(type: unknown): TypeRule | undefined {
  return typeof type === 'string' && Object.hasOwn(types, type) ? types[type as TypeName] : undefined
}

function isA(type: unknown, kind: string): boolean {
  return type === kind || (ruleOf(type)?.is?.includes(kind) ?? false)
}

function isCheck(kind: string): kind is keyof typeof checks {
  return Object.hasOwn(checks, kind)
}
