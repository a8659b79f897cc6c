import { expect, test } from 'vitest'

import { qualityValues } from './quality-values.ts'

test('Values keep their order, lose their case and get a weight of one when they name none.', () => {
  expect(qualityValues('BR;q=0.8 , gzip,*;Q=0')).toEqual([
    { value: 'br', weight: 0.8 },
    { value: 'gzip', weight: 1 },
    { value: '*', weight: 0 },
  ])
})

test('Nothing, emptiness and malformed weights give no values.', () => {
  expect(qualityValues(null)).toEqual([])
  expect(qualityValues('')).toEqual([])
  expect(qualityValues(',;q=1, br;q=2, gzip;q=-1, zstd;q=high, x;q=')).toEqual([])
})
