import { connect, createServer, type Socket } from 'node:net'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { newPostgresUrl } from '#server/database/fixture-engines.ts'
import { type Database, openPostgres } from '#server/database/open.ts'
import { freePort } from '#server/fixture-port.ts'

import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { shareLimits } from './shared-limits.ts'

const url = await newPostgresUrl()
const address = '198.51.100.7'

function limitsOf({ bulletin }: Pick<Database, 'bulletin'>): Record<'leads' | 'posts', RateLimit> {
  const windows = [{ milliseconds: 60_000, most: 3 }]
  const parts = { secret: 'secret', now: Date.now, windows }
  return shareLimits(bulletin, { leads: createRateLimit(parts), posts: createRateLimit(parts) }, Date.now)
}

/** What is told is heard a few milliseconds later. */
async function isRefused(limit: RateLimit): Promise<void> {
  await expect
    .poll(() => {
      try {
        limit.take(address).giveBack()
        return 'taken'
      } catch {
        return 'refused'
      }
    })
    .toBe('refused')
}

test.skipIf(!url)('Two servers on one database count as one, each limit for itself.', async () => {
  const [one, two] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')]
  const [here, there] = [limitsOf(one), limitsOf(two)]
  here.leads.take(address)
  here.leads.take(address).giveBack()
  here.leads.take(address)
  here.leads.take(address)
  await isRefused(there.leads)
  there.posts.take(address).giveBack()
  await one.close()
  await two.close()
})

test.skipIf(!url)('A line that was cut is laid again.', async () => {
  const [one, two] = [await openPostgres(url ?? ''), await openPostgres(url ?? '')]
  const [here, there] = [limitsOf(one), limitsOf(two)]
  // Those of this database: other tests listen on the same server meanwhile.
  await sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(one.db)
  let isHeard = false
  two.bulletin?.listen('call', () => (isHeard = true))
  await expect
    .poll(() => {
      one.bulletin?.tell('call', '')
      return isHeard
    })
    .toBe(true)
  for (let time = 0; time < 3; time++) here.leads.take(address)
  await isRefused(there.leads)
  await one.close()
  await two.close()
})

test.skipIf(!url)('A database server that has fallen silent does not hold up the end.', async () => {
  const { port, hostname } = new URL(url ?? '')
  const sockets: Socket[] = []
  const between = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.push(near, far)
    near.pipe(far).pipe(near)
  })
  const place = Object.assign(new URL(url ?? ''), { port: await freePort() })
  await new Promise<void>((resolve) => between.listen(Number(place.port), resolve))
  const database = await openPostgres(place.href)
  for (const socket of sockets) socket.unpipe().pause()
  const started = performance.now()
  await database.close()
  expect(performance.now() - started).toBeLessThan(5_000)
  for (const socket of sockets) socket.destroy()
  between.close()
})

test('Without a database server the limits are those of the process.', () => {
  const { leads } = limitsOf({})
  for (let time = 0; time < 3; time++) leads.take(address)
  expect(() => leads.take(address)).toThrow('too-many')
})
