import { expect, test } from 'vitest'
import { readNumber } from './number-field.tsx'

test.each([
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['9.000', 9000],
  ['9,000', 9000],
  ['1.000.000', 1_000_000],
  ['1,000,000.25', 1_000_000.25],
  ['18.5', 18.5],
  ['18,50', 18.5],
  ['1\u202f200', 1200],
  ['.5', 0.5],
  ['−3', -3],
  // No thousands begin with a nought or have four digits before them.
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['1234,567', 1234.567],
  ['-1.234.567', -1_234_567],
  ['1234.5', 1234.5],
  ['+50', 50],
  ["1'200", 1200],
  ['1’200.5', 1200.5],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toBe(value)
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
  ['3 Monate', 'Mon.', 3],
  ['1 month', 'mo.', 1],
  ['1.200 Min.', 'min', 1200],
  ['20 Minuten', 'min', 20],
  ['48,50 Euro', '€', 48.5],
  ['75 Prozent', '%', 75],
  ['2 h', 'min', undefined],
  ['90 min', 'h', undefined],
  ['1 d', 'min', undefined],
  ['120 h', '$', undefined],
  ['5 %', '€', undefined],
  ['5 €', '', undefined],
])('%s in a field of %s is %s', (text, unit, value) => {
  expect(readNumber(text, unit)).toBe(value)
})

test.each([
  '',
  '-',
  'abc',
  '1,2,3.4.5',
  '1e9',
  '12..3',
  'NaN',
  '0x10',
  '1.2,3,4',
  '1,2.5.6',
  '1.234,5,6',
  '1.23,4',
  '++5',
])('%s is no number', (text) => {
  expect(readNumber(text)).toBeUndefined()
})
