/** Tells a supervisor whether to restart us, whether to send visitors, and whether someone should look. */
import { Hono } from 'hono'
import { sql } from 'kysely'

import { cacheControl, securityHeaders } from '#contract/security-headers.ts'

import type { Database } from './database/open.ts'
import { plainAnswer } from './http/plain-answer.ts'
import type { LeadAlarm } from './leads/alarm.ts'

interface HealthParts {
  database: Database
  alarm: LeadAlarm
  isStopping: () => boolean
  now: () => number
}

const headers = { ...securityHeaders(), 'Cache-Control': cacheControl.never }

export function healthRoutes({ database, alarm, isStopping, now }: HealthParts): Hono {
  const { db, engine } = database
  const routes = new Hono()

  async function isDatabaseUp(): Promise<boolean> {
    try {
      await sql`select 1`.execute(db)
      return true
    } catch {
      return false
    }
  }

  async function counts(): Promise<Record<string, number>> {
    const waiting = await waitingOf(database, now)
    return { ...waiting, leadsLastHour: alarm.lastHour() }
  }

  routes.get('/live', () => Response.json({ status: 'ok' }, { headers }))
  routes.get('/ready', async () => {
    const status = isStopping() ? 'stopping' : (await isDatabaseUp()) ? 'ok' : 'no-database'
    return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers })
  })
  routes.get('/', async () => {
    if (!(await isDatabaseUp()))
      return Response.json({ status: 'no-database', engine }, { status: 503, headers })
    const found = await counts()
    const status = found['deadLetters'] || alarm.rings() ? 'warning' : 'ok'
    return Response.json({ status, engine, ...found }, { headers })
  })
  routes.all('/*', (context) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? plainAnswer(404)
      : plainAnswer(405, { Allow: 'GET, HEAD' }),
  )
  return routes
}

/** What waits for somebody: letters to be sent, leads to be looked at. */
export async function waitingOf({ db }: Database, now: () => number): Promise<Record<string, number>> {
  const letters = await db
    .selectFrom('outbox')
    .select(['status', (query) => query.fn.countAll<number>().as('count')])
    .select((query) => query.fn.min('created_at').as('oldest'))
    .where('status', 'in', ['queued', 'dead'])
    .groupBy('status')
    .execute()
  const quarantined = await db
    .selectFrom('leads')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('status', '=', 'quarantine')
    .executeTakeFirst()
  const queued = letters.find(({ status }) => status === 'queued')
  return {
    queued: queued?.count ?? 0,
    oldestQueuedSeconds: queued ? Math.round((now() - queued.oldest) / 1000) : 0,
    deadLetters: letters.find(({ status }) => status === 'dead')?.count ?? 0,
    quarantined: quarantined?.count ?? 0,
  }
}
