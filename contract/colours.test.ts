import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dark, light } from './colours.ts'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** The same names with the values of the style sheet: in light the first of a token, in dark the last. */
function inTokens(palette: object, place: 0 | -1) {
  return Object.fromEntries(
    Object.keys(palette).map((name) => {
      const token = name.replaceAll(/[A-Z\d]/g, '-$&').toLowerCase()
      const value = new RegExp(`--${token}: (.*);`).exec(tokens)?.[1]
      return [name, value?.match(/#\w+/g)?.at(place)]
    }),
  )
}

test('letters and pictures have the colours of the style sheet', () => {
  expect(light).toEqual(inTokens(light, 0))
  expect(dark).toEqual(inTokens(dark, -1))
})
