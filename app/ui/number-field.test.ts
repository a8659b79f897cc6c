import { expect, test } from 'vitest'
import { readNumber } from './number-field.tsx'

test.each([
  ['1.234,5', 'de', 1234.5],
  ['1,234.5', 'en', 1234.5],
  ['9.000', 'de', 9000],
  ['9,000', 'en', 9000],
  ['9.000', 'en', 9],
  ['1.000.000', 'de', 1_000_000],
  // By habit: the point of the other language.
  ['18.5', 'de', 18.5],
  ['18,5', 'en', 18.5],
  [' 75 % ', 'de', 75],
  ['$48', 'en', 48],
  ['1\u202f200', 'de', 1200],
  ['.5', 'en', 0.5],
  ['−3', 'en', -3],
])('%s in %s is %d', (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value)
})

test.each(['', '-', 'abc', '1,2,3.4.5', '1e9', '12..3', 'NaN', '0x10', '1.2,3,4'])(
  '%s is no number',
  (text) => {
    expect(readNumber(text, 'en')).toBeUndefined()
    expect(readNumber(text, 'de')).toBeUndefined()
  },
)
