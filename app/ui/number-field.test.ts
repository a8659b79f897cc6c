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
  // By habit: all of the other language.
  ['1,234.5', 'de', 1234.5],
  ['1.234,5', 'en', 1234.5],
  ['1\u202f200', 'de', 1200],
  ['.5', 'en', 0.5],
  ['−3', 'en', -3],
  // No thousands begin with a nought or have four digits before them.
  ['0,125', 'en', 0.125],
  ['0.125', 'de', 0.125],
  ['1234,567', 'en', 1234.567],
  ['-1.234.567', 'de', -1_234_567],
  ['1234.5', 'en', 1234.5],
  ['+50', 'de', 50],
  ["1'200", 'de', 1200],
  ['1’200.5', 'en', 1200.5],
])('%s in %s is %d', (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value)
})

test.each([
  [' 75 % ', '%', 75],
  ['$48', '$', 48],
  ['48 USD', '$', 48],
  ['48,50 EUR', '€', 48.5],
  ['17,5 min', 'min', 17.5],
  ['2H ', 'h', 2],
  ['3 Mon.', 'Mon.', 3],
  ['3 mon', 'Mon.', 3],
  ['2 h', 'min', undefined],
  ['90 min', 'h', undefined],
  ['1 d', 'min', undefined],
  ['120 h', '$', undefined],
  ['5 %', '€', undefined],
  ['5 €', '', undefined],
])('%s in a field of %s is %s', (text, unit, value) => {
  expect(readNumber(text, 'de', unit)).toBe(value)
})

test.each(['', '-', 'abc', '1,2,3.4.5', '1e9', '12..3', 'NaN', '0x10', '1.2,3,4', '1,2.5.6', '++5'])(
  '%s is no number',
  (text) => {
    expect(readNumber(text, 'en')).toBeUndefined()
    expect(readNumber(text, 'de')).toBeUndefined()
  },
)
