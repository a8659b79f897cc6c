/** The facts of entries as the build checks them; the types in facts.ts say the same to the editor. */
import * as v from 'valibot'
import { offer } from '#contract/offer.ts'
import { methods } from '#contract/methods.ts'
import {
  type ArticleFacts,
  type CatalogueFacts,
  type IntegrationFacts,
  type UseCaseFacts,
  articleCategories,
  authors,
  departments,
  industries,
  integrationCategories,
  platforms,
} from './facts.ts'

const slugs = v.array(v.pipe(v.string(), v.nonEmpty()))
const some = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'must name at least one'))
const count = v.pipe(v.number(), v.minValue(0, 'must not be negative'))
const share = v.pipe(count, v.maxValue(1, 'must be a share from 0 to 1'))
const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

const shortTitle = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

export const articleFacts = v.strictObject({
  date: v.pipe(v.string(), v.check(isDay, 'must be a day of the calendar, written like 2026-11-05')),
  category: v.picklist(articleCategories),
  author: v.picklist(authors),
  related: slugs,
  featured: v.exactOptional(v.literal(true)),
  shortTitle: v.exactOptional(
    v.strictObject({ en: v.exactOptional(shortTitle), de: v.exactOptional(shortTitle) }),
  ),
}) satisfies v.GenericSchema<ArticleFacts>

const days = v.pipe(
  v.number(),
  v.minValue(1, 'must be at least one day'),
  v.maxValue(
    offer.implementationDays,
    `must not exceed the ${offer.implementationDays} days that contract/offer.ts promises`,
  ),
)

export const catalogueFacts = v.strictObject({
  department: v.picklist(departments),
  methods: some(v.picklist(methods)),
  platforms: some(v.picklist(platforms)),
  stops: v.pipe(
    v.strictObject({ before: count, after: count }),
    v.check(({ before, after }) => after < before, 'must become fewer'),
  ),
  deliveryDays: days,
  keywords: v.strictObject({ en: some(words), de: some(words) }),
  forecast: v.strictObject({
    casesPerMonth: count,
    minutesPerCase: count,
    automatableShare: share,
    errorRate: share,
    costPerError: count,
    oneOffCost: count,
    runningCostPerMonth: count,
  }),
}) satisfies v.GenericSchema<CatalogueFacts>

export const useCaseFacts = v.strictObject({
  department: v.picklist(departments),
  industry: v.picklist(industries),
  methods: some(v.picklist(methods)),
  catalogue: slugs,
  casesPerMonth: count,
  costPerHour: count,
  projectDays: days,
  oneOffCost: count,
  steps: some(
    v.strictObject({
      name: v.strictObject({ en: words, de: words }),
      waitHours: count,
      workMinutes: count,
      after: v.strictObject({
        mode: v.picklist(['auto', 'drop', 'human']),
        method: v.exactOptional(v.picklist(methods)),
        waitMinutes: count,
        workMinutes: count,
      }),
    }),
  ),
}) satisfies v.GenericSchema<UseCaseFacts>

export const integrationFacts = v.strictObject({
  category: v.picklist(integrationCategories),
  vendor: words,
  platform: v.exactOptional(v.picklist(platforms)),
  reads: v.boolean(),
  writes: v.boolean(),
  access: some(
    v.picklist([
      'rest',
      'odata',
      'soap',
      'graphql',
      'sql',
      'files',
      'mail',
      'webhook',
      'rpc',
      'user-interface',
    ]),
  ),
  auth: some(
    v.picklist(['oauth2', 'api-key', 'basic', 'certificate', 'database-login', 'ssh-key', 'service-account']),
  ),
  featured: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<IntegrationFacts>

function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A sentence for an author: which fact is wrong, what it says and what it may say. */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'the default export'
  if (issue.type === 'strict_object' && issue.expected === 'never') return `there is no fact called ${name}.`
  if (issue.received === 'undefined') return `${name} is missing.`
  if (issue.kind === 'validation') return `${name} is ${issue.received}: it ${issue.message}.`
  return `${name} is ${issue.received}, but must be ${listOf(issue.expected ?? 'something else')}.`
}

function listOf(expected: string): string {
  return expected.startsWith('(') ? `one of ${expected.slice(1, -1).replaceAll(' | ', ', ')}` : expected
}
