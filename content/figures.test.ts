/** Texts repeat in words what follows from the facts beside them; whoever changes a fact learns here which ones. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayRate } from '#contract/estimate.ts'
import { type Locale, locales } from '#contract/locale.ts'
import { totalsOf } from '#contract/workflow.ts'
import { readCatalogue, readUseCases } from './read.ts'

function textOf(folder: string, locale: Locale): string {
  return readFileSync(`content/${folder}/${locale}.md`, 'utf8').replaceAll(/\s+/g, ' ')
}

/** `6 days, 12 hours and 55 minutes`, in either language; work is not counted in days. */
function duration(minutes: number, isWork = false): string {
  const days = isWork ? 0 : Math.floor(minutes / 1440)
  const parts: [count: number, unit: string][] = [
    [days, 'days?|Tage?n?'],
    [Math.floor((minutes - days * 1440) / 60), 'hours?|Stunden?'],
    [minutes % 60, 'minutes?|Minuten?'],
  ]
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} (?:${unit})`)
  return shown.join('(?:, | and | und )')
}

test.each(locales)('a use case says in %s what its steps and prices add up to', async (locale) => {
  const tag = locale === 'en' ? 'en-GB' : 'de-DE'
  const number = (value: number, digits = 0) =>
    value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: 1 })
  const money = (value: number) => (locale === 'en' ? `€${number(value)}` : `${number(value)} €`)
  for (const { slug, steps, casesPerMonth, costPerHour, oneOffCost, projectDays } of await readUseCases(
    locale,
  )) {
    const { leadToday, leadAfter, handsOnToday, handsOnAfter } = totalsOf(steps)
    const hours = ((handsOnToday - handsOnAfter) * casesPerMonth) / 60
    const value = hours * costPerHour
    const text = textOf(`use-cases/${slug}`, locale)
    for (const figure of [
      duration(leadToday),
      duration(leadAfter),
      duration(handsOnToday, true),
      duration(handsOnAfter, true),
      duration(handsOnToday - handsOnAfter, true),
      `${number(hours)} (?:hours a month|Stunden im Monat)`,
      money(value),
      money(costPerHour),
      money(oneOffCost),
      `${projectDays} (?:days|Tage)`,
      `${number(oneOffCost / value, 1)} (?:months|Monate)`,
    ])
      expect.soft(text, slug).toMatch(new RegExp(`(?<![\\d.,])${figure}(?!\\d)`))
  }
})

test('no development costs more than its days at the price of a day', async () => {
  for (const { slug, oneOffCost, projectDays } of await readUseCases('en'))
    expect.soft(oneOffCost, slug).toBeLessThanOrEqual(projectDays * dayRate)
  for (const { slug, forecast, deliveryDays } of await readCatalogue('en'))
    expect.soft(forecast.oneOffCost, slug).toBeLessThanOrEqual(deliveryDays * dayRate)
})

const counts: Record<Locale, RegExp> = {
  en: /\b(?:One|(Two)|(Three)|(Four)) stops? (?:remain|stay)/,
  de: /\b(?:Ein|(Zwei)|(Drei)|(Vier)) Halte? bleib/,
}

test.each(locales)('an automation that counts in %s the stops that remain has as many', async (locale) => {
  for (const { slug, stops } of await readCatalogue(locale)) {
    const found = counts[locale].exec(textOf(`catalogue/${slug}`, locale))
    if (found) expect.soft(found.slice(1).findIndex(Boolean) + 2, slug).toBe(stops.after)
  }
})

/** Said in words in the other language, or as a section that only foreigners need to be told. */
const otherFigures: Record<string, string[]> = {
  'legal/terms': ['8', '20', '535'],
}

/** An article is written twice, not translated: its figures may differ. */
test('a text that is no article has the same figures in both languages', () => {
  const folders = globSync('content/{catalogue,integrations,legal,use-cases}/*/')
  for (const folder of folders.map((path) => path.replace(/^content\//, ''))) {
    const [english, german] = locales.map((locale) =>
      // Without addresses and places; without points and commas, which the languages use the other way round; and
      // without the nought of 09:00.
      (
        textOf(folder, locale)
          .replaceAll(/\]\([^)]*\)|\{\{[^}]*\}\}/g, '')
          .match(/\d(?:[.,]?\d)*/g) ?? []
      )
        .map((figure) => figure.replaceAll(/[.,]|^0(?=\d)/g, ''))
        .filter((figure) => !otherFigures[folder]?.includes(figure))
        .toSorted(),
    )
    expect.soft(german, folder).toEqual(english)
  }
})
