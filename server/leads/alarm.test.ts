import { expect, test } from 'vitest'

import type { Bulletin } from '#server/database/bulletin.ts'
import { newPostgresUrl } from '#server/database/fixture-engines.ts'
import { openPostgres } from '#server/database/open.ts'
import { TestClock } from '#server/fixture-leads.ts'
import type { LogEntry } from '#server/log.ts'

import { createLeadAlarm } from './alarm.ts'

function alarm(bulletin?: Bulletin) {
  const clock = new TestClock()
  const log: LogEntry[] = []
  const parts = { now: clock.now, log: (entry: LogEntry) => log.push(entry), bulletin }
  return { clock, log, alarm: createLeadAlarm(parts) }
}

test('The two hundredth lead within an hour rings once, and again only after it was quiet.', () => {
  const { clock, log, alarm: bell } = alarm()
  for (let index = 0; index < 199; index++) bell.count()
  expect(bell.rings()).toBe(false)
  expect(log).toEqual([])
  for (let index = 0; index < 50; index++) bell.count()
  expect(bell.rings()).toBe(true)
  expect(log).toEqual([{ level: 'warn', event: 'many-leads', lastHour: 200 }])

  clock.pass(59 * 60_000)
  expect(bell.lastHour()).toBe(249)
  clock.pass(60_000)
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

test('An alarm of a clock that was put back ends with it.', () => {
  const { clock, alarm: bell } = alarm()
  clock.pass(40 * 86_400_000)
  for (let index = 0; index < 200; index++) bell.count()
  expect(bell.rings()).toBe(true)
  clock.pass(-40 * 86_400_000)
  expect(bell.rings()).toBe(false)
  bell.count()
  expect(bell.lastHour()).toBe(1)
})

const url = await newPostgresUrl()

test.skipIf(!url)(
  'Leads at several servers on one database ring the alarm of each, which writes one line.',
  async () => {
    const [one, two] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')]
    const [here, there] = [alarm(one.bulletin), alarm(two.bulletin)]
    for (let index = 0; index < 100; index++) there.alarm.count()
    await expect.poll(() => here.alarm.lastHour()).toBe(100)
    for (let index = 0; index < 100; index++) here.alarm.count()
    await expect.poll(() => there.alarm.rings()).toBe(true)
    expect(here.log).toEqual([{ level: 'warn', event: 'many-leads', lastHour: 200 }])
    // Not only the one that takes the last lead: of two that come at once neither might be the last.
    for (let index = 0; index < 2; index++) there.alarm.count()
    expect(there.log).toEqual([{ level: 'warn', event: 'many-leads', lastHour: 201 }])
    await one.close()
    await two.close()
  },
)
