import { expect, test } from 'vitest'
import {
  annualMonthly,
  annualSaving,
  annualSum,
  comparedAvailabilities,
  downtimeHoursPerYear,
  planNames,
  plans,
  unrounded,
} from './offer.ts'

test('a year in advance costs 15.20 per month, 182.40 in all, and saves 45.60', () => {
  expect(annualMonthly(19)).toBe(15.2)
  expect(annualSum(19)).toBe(182.4)
  expect(annualSaving(19)).toBe(45.6)
})

test('starter is the basic plan: 19 per month for 5 users', () => {
  expect(plans.starter).toMatchObject({ monthly: 19, users: 5 })
})

test.each(['users', 'automations', 'cases', 'logDays'] as const)(
  'each plan gives more %s than the one before it',
  (name) => {
    const limits = planNames.map((plan) => plans[plan][name] ?? Infinity)
    expect(limits).toEqual([...new Set(limits)].toSorted((a, b) => a - b))
  },
)

test('99.9 % uptime leaves 8 hours 46 minutes a year', () => {
  expect(downtimeHoursPerYear(99.9)).toBeCloseTo(8.76, 6)
})

test('no uptime is promised that is higher than the claim', () => {
  const percent = new Intl.NumberFormat('en', { style: 'percent', ...unrounded })
  expect([99.9, 99.95, 99.995].map((uptime) => percent.format(uptime / 100))).toEqual([
    '99.9%',
    '99.95%',
    '99.995%',
  ])
})

test('availabilities are compared from the lowest to the highest, each once, whatever we promise', () => {
  expect(comparedAvailabilities(99.9)).toEqual([99, 99.5, 99.9, 99.99])
  expect(comparedAvailabilities(98)).toEqual([98, 99, 99.5, 99.99])
  for (const listed of [99, 99.5, 99.99]) expect(comparedAvailabilities(listed)).toEqual([99, 99.5, 99.99])
})
