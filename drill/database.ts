/** The database server goes away and comes back. */
import { setTimeout as pause } from 'node:timers/promises'

import type { Fault } from './fault.ts'
import { makePlace } from './place.ts'
import { startPostgres } from './postgres.ts'
import { lostOf, storedInPostgres } from './stored.ts'

export async function databaseDown(rounds: number): Promise<Fault> {
  const postgres = await startPostgres()
  const url = await postgres.newUrl()
  const place = makePlace({ DATABASE_URL: url })
  const recovered: number[] = []
  const refusals: number[] = []
  const ready: number[] = []
  async function readiness(): Promise<number> {
    return (await fetch(`${place.running().url}/health/ready`)).status
  }
  try {
    await place.start()
    place.visitors.begin()
    for (let round = 0; round < rounds; round++) {
      await place.visitors.untilAcknowledged()
      await pause(300)
      await postgres.stop()
      place.visitors.waits.length = 0
      await pause(3_500)
      refusals.push(Math.max(...place.visitors.waits))
      ready.push(await readiness())
      await postgres.start()
      recovered.push(await place.visitors.untilAcknowledged())
      ready.push(await readiness())
    }
    await place.visitors.rest()
    const open = await place.visitors.finish()
    const stored = await storedInPostgres(url)
    return {
      fault: 'database server stopped and started',
      rounds,
      acknowledged: place.visitors.acknowledged.size,
      lost: lostOf(place.visitors.acknowledged, stored),
      doubled: stored.doubled,
      recovered: Math.max(...recovered),
      demands: [
        [`${stored.incomplete} leads lack one of their two letters`, stored.incomplete === 0],
        [
          `every refusal came within ${(Math.max(...refusals) / 1000).toFixed(1)} s`,
          Math.max(...refusals) < 4_000,
        ],
        [
          `/health/ready said ${ready.join(', ')}`,
          ready.every((status, index) => status === (index % 2 ? 200 : 503)),
        ],
        [`${open} leads were never acknowledged`, open === 0],
      ],
    }
  } finally {
    await place.leave()
    await postgres.remove()
  }
}
