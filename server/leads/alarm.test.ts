import { expect, test } from 'vitest'

import { TestClock } from '#server/fixture-leads.ts'
import type { LogEntry } from '#server/log.ts'

import { createLeadAlarm } from './alarm.ts'

function alarm() {
  const clock = new TestClock()
  const log: LogEntry[] = []
  return { clock, log, alarm: createLeadAlarm({ now: clock.now, log: (entry) => log.push(entry) }) }
}

test('The two hundredth lead within an hour rings once, and again only after it was quiet.', () => {
  const { clock, log, alarm: bell } = alarm()
  for (let index = 0; index < 199; index++) bell.count()
  expect(bell.rings()).toBe(false)
  expect(log).toEqual([])
  for (let index = 0; index < 50; index++) bell.count()
  expect(bell.rings()).toBe(true)
  expect(log).toEqual([{ level: 'warn', event: 'many-leads', lastHour: 200 }])

  clock.pass(3_600_000)
  expect(bell.lastHour()).toBe(0)
  bell.count()
  for (let index = 0; index < 199; index++) bell.count()
  expect(log).toHaveLength(2)
})

test('Leads from before a restart count, without a second line about them.', () => {
  const { clock, log, alarm: bell } = alarm()
  bell.remember(Array.from({ length: 250 }, () => clock.time - 600_000))
  bell.remember([clock.time - 4_000_000])
  expect(bell.lastHour()).toBe(250)
  bell.count()
  expect(log).toEqual([])
})
