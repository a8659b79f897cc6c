import { expect, test } from 'vitest'
import { addWorkingDays, dayInGermany, easterSunday, isWorkingDay, publicHolidays } from './working-days.ts'

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('a year has the nine holidays that all of Germany shares', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-10-03',
    '2026-12-25',
    '2026-12-26',
  ])
})

test('weekends and holidays are not working days, Christmas Eve is one', () => {
  expect(isWorkingDay('2026-11-16')).toBe(true)
  expect(isWorkingDay('2026-11-14')).toBe(false)
  expect(isWorkingDay('2026-11-15')).toBe(false)
  expect(isWorkingDay('2026-12-24')).toBe(true)
  expect(isWorkingDay('2026-12-25')).toBe(false)
})

test('counting skips weekends and holidays and crosses the end of the year', () => {
  expect(addWorkingDays('2026-11-13', 1)).toBe('2026-11-16')
  expect(addWorkingDays('2026-11-14', 1)).toBe('2026-11-16')
  expect(addWorkingDays('2026-04-02', 1)).toBe('2026-04-07')
  expect(addWorkingDays('2026-12-31', 1)).toBe('2027-01-04')
  expect(addWorkingDays('2026-12-23', 3)).toBe('2026-12-29')
  expect(addWorkingDays('2026-11-16', 0)).toBe('2026-11-16')
})

test('the day is the one in Germany, in winter and in summer', () => {
  expect(dayInGermany('2026-11-15T22:59:59Z')).toBe('2026-11-15')
  expect(dayInGermany('2026-11-15T23:00:00Z')).toBe('2026-11-16')
  expect(dayInGermany('2026-07-15T22:00:00Z')).toBe('2026-07-16')
})
