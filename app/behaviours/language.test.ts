import { expect, test } from 'vitest'
import { formatsFor } from './language.ts'

test('a day is that day, and a moment falls on the day that it has in Germany', () => {
  const { date } = formatsFor('de')
  expect(date('2026-11-15')).toBe('15. November 2026')
  expect(date('2026-11-15T23:30:00.000Z')).toBe('16. November 2026')
  expect(date(new Date('2026-11-15T22:30:00.000Z'))).toBe('15. November 2026')
})

test('amounts have cents where there are some, and then two digits of them', () => {
  const { money } = formatsFor('en')
  expect(money(19)).toBe('$19')
  expect(money(15.2)).toBe('$15.20')
  expect(money(182.004)).toBe('$182.00')
})

test('English dates are written as the British do', () => {
  expect(formatsFor('en').date('2026-11-15')).toBe('15 November 2026')
})
