/**
 * Titles, descriptions and names in menus have no places to fill, and a sentence reads better with "two days" than with
 * "2 days": here they are held against contract/offer.ts and contract/roles.ts. A text that names a number of these
 * belongs into the list.
 */
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#contract/locale.ts'
import { claims, offer, plans } from '#contract/offer.ts'
import { roleNames } from '#contract/roles.ts'
import { pricing1 as germanPricing } from './de/pages/pricing-1.ts'
import { pricing1 } from './en/pages/pricing-1.ts'
import { readArea } from './fixture-texts.ts'

const { sessionHours, demoDays, implementationDays, trialDays, annualDiscount } = offer
const { integrations, platforms, uptimePercent } = claims
const price = plans.starter.monthly
const percent = annualDiscount * 100

const numberWords: Record<Locale, string[]> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' '),
  de: 'keine? eine?[mnr]? zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn'.split(
    ' ',
  ),
}

/** As a word or in figures, with its unit. */
function counted(count: number, locale: Locale, unit: string): RegExp {
  return new RegExp(String.raw`\b(?:${numberWords[locale][count] ?? count}|${count})${unit}`, 'i')
}

function either(...patterns: (RegExp | undefined)[]): RegExp {
  return new RegExp(patterns.flatMap((pattern) => pattern?.source ?? []).join('|'), 'i')
}

const days = String.raw`(?:[\s-]days?\b|$)`
const tage = String.raw`(?:\stage?n?\b|$)`
const hasFortnight = trialDays === 14
const hasFifth = annualDiscount === 0.2

/** How each promise is written. */
const promises = {
  en: {
    session: counted(sessionHours, 'en', String.raw`[\s-]hours?\b`),
    // Beside the hour for the demo.
    planned: counted(sessionHours, 'en', ' hours? for the session'),
    demo: counted(demoDays, 'en', String.raw`\sworking days?\b`),
    // Where other words around it say what is counted.
    demoInShort: counted(demoDays, 'en', days),
    implementation: counted(implementationDays, 'en', days),
    trial: either(counted(trialDays, 'en', days), hasFortnight ? /fortnight/ : undefined),
    price: new RegExp(String.raw`\$${price}\b`),
    discount: either(new RegExp(`${percent}%`), hasFifth ? /a fifth/ : undefined),
    integrations: new RegExp(String.raw`\b${integrations}\+ integrations`),
    platforms: new RegExp(String.raw`\b${platforms}\+ platforms`),
    uptime: new RegExp(String.raw`\b${RegExp.escape(String(uptimePercent))}% uptime`),
    roles: counted(roleNames.length, 'en', String.raw`\b`),
  },
  de: {
    session: counted(sessionHours, 'de', String.raw`(?:\sStunden?\b|stündig|-\u2060?h-)`),
    planned: counted(sessionHours, 'de', ' Stunden? für die Session'),
    demo: counted(demoDays, 'de', String.raw`\sArbeitstage?n?\b`),
    demoInShort: counted(demoDays, 'de', tage),
    implementation: counted(implementationDays, 'de', tage),
    trial: either(counted(trialDays, 'de', tage), hasFortnight ? /Zwei Wochen/ : undefined),
    price: new RegExp(String.raw`\b${price}\s€`),
    discount: either(new RegExp(String.raw`\b${percent}\s%`), hasFifth ? /ein Fünftel/ : undefined),
    integrations: new RegExp(String.raw`\b${integrations}\+ Integrationen`),
    platforms: new RegExp(String.raw`\b${platforms}\+ Plattformen`),
    uptime: new RegExp(String.raw`\b${String(uptimePercent).replace('.', ',')}\s% Verfügbarkeit`),
    roles: counted(roleNames.length, 'de', String.raw`\b`),
  },
} satisfies Record<Locale, Record<string, RegExp>>
type PromiseName = keyof typeof promises.en

const listed: [area: string, key: string, ...names: PromiseName[]][] = [
  ['departures', 'efforts.14', 'implementation'],
  ['cta', 'bookSessionLong', 'session'],
  ['ctaSection', 'short', 'session'],
  ['faq', 'topics.time.questions.how-much-time-does-our-team-need.answer', 'planned'],
  ['menu', 'labels./sign-up', 'trial'],
  ['pages/about', 'firm.stops.4.text', 'demo'],
  ['pages/about', 'firm.stops.5.text', 'implementation'],
  ['pages/about', 'onward.careers.text', 'roles'],
  ['pages/about', 'onward.session.name', 'session'],
  ['pages/about', 'project.desks.lead.text', 'implementation'],
  ['pages/about-details', 'roles.link', 'roles'],
  ['pages/careers', 'title', 'roles'],
  ['pages/careers', 'lede', 'roles'],
  ['pages/careers', 'roles.list.process-analyst.does.0', 'session'],
  ['pages/careers', 'roles.list.automation-engineer.does.0', 'demoInShort', 'implementation'],
  ['pages/careers', 'roles.list.project-lead.text', 'implementation'],
  ['pages/careers-details', 'description', 'implementation'],
  ['pages/contact', 'counters.rows.demo.text', 'session', 'demo'],
  ['pages/contact', 'counters.rows.work.text', 'roles'],
  ['pages/ctas', 'patterns.final.use', 'session'],
  ['pages/home-2', 'project.long', 'implementation'],
  ['pages/home-2', 'call.text', 'session'],
  ['pages/home-3', 'call.long', 'session'],
  ['pages/integrations', 'call.text', 'demo'],
  ['pages/password-protected', 'help.rows.noCode.answer', 'demo'],
  ['pages/pricing-1', 'title', 'price'],
  ['pages/pricing-1', 'description', 'price', 'discount', 'trial'],
  ['pages/pricing-1', 'trial.long', 'trial'],
  ['pages/pricing-1', 'call.text', 'price'],
  ['pages/request-a-demo', 'title', 'demo'],
  ['pages/request-a-demo', 'description', 'session', 'demo'],
  ['pages/request-a-demo', 'short', 'session'],
  ['pages/sign-up', 'title', 'trial'],
  ['pages/sign-up', 'description', 'trial'],
  ['pages/sign-up', 'long', 'trial'],
  ['pages/sign-up', 'ruler.label', 'trial'],
  ['pages/statistics', 'description', 'integrations', 'platforms', 'uptime', 'implementation'],
  ['pages/statistics', 'times.long', 'session', 'demoInShort', 'implementation'],
  ['pages/statistics', 'money.long', 'trial', 'discount'],
  ['testimonials', 'statements.payables.text', 'session'],
]

test.each(listed)('%s, %s says what we promise', async (area, key, ...names) => {
  for (const locale of locales) {
    const text = (await readArea(locale, area)).get(key)
    for (const name of names) expect.soft(text, `${locale} ${name}`).toMatch(promises[locale][name])
  }
})

test.each(locales)(
  'in %s no text names a price but those that are held against the offer',
  async (locale) => {
    const files = globSync(`locales/${locale}/**/*.ts`).map((file) =>
      file.slice(`locales/${locale}/`.length, -3),
    )
    for (const area of files) {
      for (const [key, text] of await readArea(locale, area)) {
        const isListed = listed.some(([a, k, ...names]) => a === area && k === key && names.includes('price'))
        // The caption of a drawing reckons in euros with assumed figures.
        if (isListed || area === 'blog') continue
        expect(text, `${locale}/${area} ${key}: fill the price in, or list the text above`).not.toMatch(
          /[$€]\s?\d|\d\s?(?:€|euros?\b|dollars?\b|EUR\b|USD\b)/i,
        )
      }
    }
  },
)

test('pages/home-2, description says it in English alone', async () => {
  expect((await readArea('en', 'pages/home-2')).get('description')).toMatch(promises.en.integrations)
})

test('pages/pricing-1 ends the trial on its last day', () => {
  for (const { trial } of [pricing1, germanPricing]) expect(trial.days.at(-1)?.day).toBe(trialDays)
})

test('every page that tells the worked examples says that they are invented', async () => {
  for (const locale of locales) {
    const said = [
      (await readArea(locale, 'pages/use-cases')).get('mark'),
      (await readArea(locale, 'pages/use-cases/all')).get('lede'),
    ]
    for (const text of said) expect.soft(text, locale).toMatch(/\b(?:are invented|sind erfunden)\b/)
  }
})
