import { expect, test } from 'vitest'
import { exampleProcesses } from './example-processes.ts'
import { inputsOfProcess } from './roi.ts'
import { methods } from './methods.ts'
import {
  assumedAfter,
  choiceOf,
  clockText,
  durationText,
  toForecast,
  totalsOf,
  workflowOf,
  workText,
} from './workflow.ts'

const [invoice] = exampleProcesses
if (!invoice) throw new Error('There are no examples.')
const example = workflowOf(invoice)

test('the supplier invoice takes 102 h 32 min today and 41 min afterwards, as worked out by hand', () => {
  const totals = totalsOf(example.steps)
  expect(example.steps).toHaveLength(9)
  // Waiting 2.5 + 3 + 18 + 3 + 24 + 20 + 25 + 4 + 2 = 101.5 h; work 3 + 5 + 12 + 15 + 10 + 4 + 3 + 6 + 4 = 62 min.
  expect(totals.waitToday).toBe(101.5 * 60)
  expect(totals.handsOnToday).toBe(62)
  expect(totals.leadToday).toBe(102 * 60 + 32)
  expect(totals.leadAfter).toBe(41)
  expect(totals.handsOnAfter).toBe(2)
  expect(totals.freed).toBe(102 * 60 + 32 - 41)
  expect([totals.stopsToday, totals.stopsAfter]).toEqual([9, 1])
  expect(durationText(totals.freed)).toBe('4\u00a0d 5\u00a0h 51\u00a0min')
  expect(clockText(totals.leadToday)).toBe('102:32')
  expect(clockText(totals.leadAfter)).toBe('00:41')
})

test('the forecast takes the hands-on minutes and the part of them that is no longer done by hand', () => {
  expect(toForecast(example.steps)).toEqual({ minutesBefore: 62, minutesAfter: 2 })
  // 60 of 62 minutes: 96.8 %.
  expect(inputsOfProcess(toForecast(example.steps))).toMatchObject({
    minutesPerCase: 62,
    automatableShare: 0.968,
  })
  expect(inputsOfProcess(toForecast([]))).toMatchObject({ minutesPerCase: 0, automatableShare: 0 })
  const today = { waitHours: 1, workMinutes: 10 }
  const after = { ...assumedAfter('human', today), workMinutes: 90 }
  const worse = [{ name: { en: '', de: '' }, ...today, after }]
  expect(inputsOfProcess(toForecast(worse))).toMatchObject({ minutesPerCase: 10, automatableShare: 0 })
})

test('a duration of nothing is still a duration', () => {
  expect(durationText(0)).toBe('0\u00a0min')
  expect(workText(0)).toBe('0\u00a0min')
  expect(workText(2410)).toBe('40\u00a0h 10\u00a0min')
  expect(clockText(0)).toBe('00:00')
})

test('there are six examples, every one shorter afterwards and named in both languages', () => {
  expect(exampleProcesses.map(({ key }) => key)).toEqual([
    'invoice',
    'quote',
    'onboarding',
    'ticket',
    'order',
    'report',
  ])
  const used = new Set(exampleProcesses.flatMap(({ steps }) => steps.map(choiceOf)))
  expect([...methods].filter((method) => !used.has(method))).toEqual([])
  for (const { steps } of exampleProcesses) {
    const totals = totalsOf(steps)
    expect(totals.leadAfter).toBeLessThan(totals.leadToday / 10)
    expect(totals.stopsAfter).toBeGreaterThan(0)
    for (const { name } of steps) {
      expect(name.en).not.toBe(name.de)
      expect(name.en.length * name.de.length).toBeGreaterThan(0)
    }
  }
})
