import { expect, test } from 'vitest'
import { exampleInputs, forecast } from '#contract/roi.ts'
import { forecast as german } from '#locales/de/forecast.ts'
import { forecast as english } from '#locales/en/forecast.ts'
import { forecastCsv } from './forecast-csv.ts'
import { forecastText } from './forecast-text.ts'
import { moneyFormats } from './forecast-words.ts'

const example = forecast(exampleInputs)

test('the text gives every input and every result, as a range where there is one', () => {
  const text = forecastText({
    forecast: example,
    words: english,
    formats: moneyFormats('en'),
    title: 'Title',
    note: 'Open:',
    link: 'https://site/#f1',
  })
  const lines = text.split('\n')
  expect(lines[0]).toBe('Title (conservative / expected / optimistic)')
  expect(lines).toContain(`${english.inputs.casesPerMonth}: 240`)
  expect(lines).toContain(`${english.inputs.usableShare}: 52.5% / 70% / 84%`)
  expect(lines).toContain(`${english.payback}: month 16 / month 7 / month 4`)
  expect(lines.at(-1)).toBe('Open: https://site/#f1')
})

test('what is not paid back within three years is a sentence in the text and an empty cell in the CSV', () => {
  const slow = forecast({ ...exampleInputs, oneOffCost: 45_000 })
  const text = forecastText({
    forecast: slow,
    words: english,
    formats: moneyFormats('en'),
    title: 'Title',
    note: 'Open:',
    link: 'https://site/#f1',
  })
  expect(text).toContain(`${english.payback}: ${english.notInThreeYears} / month 27 / month 18\n`)
  const csv = forecastCsv({ forecast: slow, words: english, locale: 'en', currency: 'EUR' })
  expect(csv).toContain(`${english.payback} (month),,27,18\r\n`)
})

test('the text is short enough to travel with a request and has no invisible hyphens', () => {
  const text = forecastText({
    forecast: example,
    words: german,
    formats: moneyFormats('de'),
    title: 'Titel',
    note: 'Öffnen:',
    link: 'https://site/#f1',
  })
  expect(text.length).toBeLessThan(4000)
  expect(text).not.toContain('\u00ad')
})

test('the CSV has one row for each input, result and month, and as many cells in each', () => {
  for (const [locale, words, separator] of [
    ['en', english, ','],
    ['de', german, ';'],
  ] as const) {
    const csv = forecastCsv({ forecast: example, words, locale, currency: 'EUR' })
    expect(csv.startsWith('\ufeff')).toBe(true)
    const rows = csv.slice(1).trimEnd().split('\r\n')
    expect(rows).toHaveLength(1 + 11 + 4 + 37)
    for (const row of rows) {
      // A label with the separator in it is quoted.
      expect(row.replace(/"[^"]*"/, '').split(separator)).toHaveLength(4)
    }
  }
})

test('numbers in the CSV are written as the language writes them', () => {
  const german15 = forecastCsv({ forecast: example, words: german, locale: 'de', currency: 'EUR' })
  expect(german15).toContain(`${german.inputs.minutesPerCase} (min);15,3;18;19,8`)
  const english15 = forecastCsv({ forecast: example, words: english, locale: 'en', currency: 'USD' })
  expect(english15).toContain(`${english.inputs.minutesPerCase} (min),15.3,18,19.8`)
})

test('shares in the CSV are per cent, and a plain count has no unit', () => {
  const csv = forecastCsv({ forecast: example, words: english, locale: 'en', currency: 'EUR' })
  expect(csv).toContain(`${english.inputs.usableShare} (%),52.5,70,84\r\n`)
  expect(csv).toContain(`${english.inputs.casesPerMonth},240,240,240\r\n`)
})
