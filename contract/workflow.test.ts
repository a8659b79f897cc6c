import { expect, test } from 'vitest'
import { exampleProcesses } from './example-processes.ts'
import { inputsOfProcess } from './roi.ts'
import { methods } from './methods.ts'
import {
  assumedAfter,
  choiceOf,
  clockText,
  durationText,
  inMinutes,
  isAssumed,
  toForecast,
  totalsOf,
  workflowOf,
  workText,
  type Choice,
  type ProcessStep,
} from './workflow.ts'

const [invoice] = exampleProcesses
if (!invoice) throw new Error('There are no examples.')
const example = workflowOf(invoice)

function stepOf(choice: Choice, today: Pick<ProcessStep, 'waitHours' | 'workMinutes'>): ProcessStep {
  return { name: { en: '', de: '' }, ...today, after: assumedAfter(choice, today) }
}

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

test('a step at which a case only waits stops nobody', () => {
  const waits = stepOf('drop', { waitHours: 4, workMinutes: 0 })
  const works = stepOf('human', { waitHours: 0, workMinutes: 10 })
  expect(totalsOf([waits, works])).toMatchObject({ leadToday: 250, stopsToday: 1, stopsAfter: 1 })
  // Nor does one that a person keeps without doing anything.
  expect(totalsOf([stepOf('human', { waitHours: 4, workMinutes: 0 })])).toMatchObject({
    stopsToday: 0,
    stopsAfter: 0,
  })
})

test.each<[Choice, ProcessStep['after']]>([
  ['rules', { mode: 'auto', method: 'rules', waitMinutes: 0, workMinutes: 1 }],
  ['agentic-ai', { mode: 'auto', method: 'agentic-ai', waitMinutes: 0, workMinutes: 5 }],
  ['human', { mode: 'human', waitMinutes: 60, workMinutes: 20 }],
  ['drop', { mode: 'drop', waitMinutes: 0, workMinutes: 0 }],
])('a step of 4 h waiting and 20 min work becomes one of its choice: %s', (choice, after) => {
  const step = stepOf(choice, { waitHours: 4, workMinutes: 20 })
  expect(step.after).toEqual(after)
  expect(choiceOf(step)).toBe(choice)
})

test('nobody is assumed to wait longer for a person than today', () => {
  expect(assumedAfter('human', { waitHours: 0.25, workMinutes: 20 }).waitMinutes).toBe(15)
})

test('one time that was set is enough for a step to be no longer as assumed', () => {
  const step = stepOf('human', { waitHours: 4, workMinutes: 20 })
  expect(isAssumed(step)).toBe(true)
  expect(isAssumed({ ...step, after: { ...step.after, waitMinutes: 30 } })).toBe(false)
  expect(isAssumed({ ...step, after: { ...step.after, workMinutes: 30 } })).toBe(false)
})

test.each([
  [2.5, 3],
  [100, 100],
  [101, 100],
  [-1, 0],
  [Number.NaN, 0],
])('%d, where at most 100 minutes are allowed, is taken as %d', (value, minutes) => {
  expect(inMinutes(value, 100)).toBe(minutes)
})

test('the forecast takes the hands-on minutes and the part of them that is no longer done by hand', () => {
  expect(toForecast(example.steps)).toEqual({ minutesBefore: 62, minutesAfter: 2 })
  // 60 of 62 minutes: 96.8 %.
  expect(inputsOfProcess(toForecast(example.steps))).toMatchObject({
    minutesPerCase: 62,
    automatableShare: 0.968,
  })
  expect(inputsOfProcess(toForecast([]))).toMatchObject({ minutesPerCase: 0, automatableShare: 0 })
  const step = stepOf('human', { waitHours: 1, workMinutes: 10 })
  const worse = [{ ...step, after: { ...step.after, workMinutes: 90 } }]
  expect(inputsOfProcess(toForecast(worse))).toMatchObject({ minutesPerCase: 10, automatableShare: 0 })
})

test('a duration of nothing is still a duration', () => {
  expect(durationText(0)).toBe('0\u00a0min')
  expect(workText(0)).toBe('0\u00a0min')
  expect(workText(2410)).toBe('40\u00a0h 10\u00a0min')
  // Read aloud, `4 d` is a letter.
  expect(durationText(6151, 'en')).toBe('4 days 6 hours 31 minutes')
  expect(durationText(0, 'de')).toBe('0 Minuten')
  expect(workText(2460, 'de')).toBe('41 Stunden')
  expect(clockText(0)).toBe('00:00')
  expect(clockText(65)).toBe('01:05')
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
