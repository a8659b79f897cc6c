/** The mail server is away, or takes very long. Leads must not notice. */
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '#bench/free-port.ts'

import type { Fault } from './fault.ts'
import { openMailbox } from './mailbox.ts'
import { makePlace } from './place.ts'
import { shareOf } from './visitors.ts'

const lettersPerLead = 2

export async function mailServerDown(): Promise<Fault> {
  const port = await freePort()
  const place = makePlace({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  try {
    await place.start()
    place.visitors.begin()
    await pause(3_000)
    await place.visitors.rest()
    const { demands, ...balance } = place.balance()
    const expected = balance.acknowledged * lettersPerLead
    const mailbox = await openMailbox(port)
    const recovered = await mailbox.until(expected)
    await mailbox.close()
    return {
      fault: 'mail server down, then back (all letters out)',
      rounds: 1,
      ...balance,
      doubled: balance.doubled + mailbox.doubled(),
      recovered,
      demands: [
        ...demands,
        [`${mailbox.letters.size} of ${expected} letters arrived`, mailbox.letters.size === expected],
        ['every lead was taken meanwhile', [...place.visitors.statuses.keys()].join() === '201'],
      ],
    }
  } finally {
    await place.leave()
  }
}

export async function mailServerSlow(): Promise<Fault> {
  const mailbox = await openMailbox(0, 2_000)
  const place = makePlace({ SMTP_URL: mailbox.url })
  try {
    await place.start()
    place.visitors.begin()
    await pause(3_000)
    await place.visitors.rest()
    const p99 = shareOf(place.visitors.waits, 0.99)
    const arrived = await mailbox.until(20, 30_000)
    const { demands, ...balance } = place.balance()
    const stopped = performance.now()
    const code = await place.end()
    const stop = performance.now() - stopped
    return {
      fault: 'mail server takes 2 s for each letter',
      rounds: 1,
      ...balance,
      doubled: balance.doubled + mailbox.doubled(),
      recovered: arrived,
      demands: [
        ...demands,
        [`leads are safe within ${Math.round(p99)} ms all the same (p99)`, p99 < 1_000],
        [`it still stops in order, in ${(stop / 1000).toFixed(1)} s`, code === 0 && stop < 10_000],
      ],
    }
  } finally {
    await place.leave()
    await mailbox.close()
  }
}
