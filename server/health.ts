/** Tells a supervisor whether to restart us, whether to send visitors, and whether someone should look. */
import { access, constants, statfs } from 'node:fs/promises'

import { Hono } from 'hono'
import { sql } from 'kysely'

import { cacheControl, securityHeaders } from '#contract/security-headers.ts'

import type { Database } from './database/open.ts'
import { plainAnswer } from './http/plain-answer.ts'
import type { LeadAlarm } from './leads/alarm.ts'
import { noSuchRecipient } from './mail/outbox.ts'

interface HealthParts {
  database: Database
  alarm: LeadAlarm
  dataDir: string
  /** Nobody gets mail from this public site. */
  lettersIntoFiles: boolean
  isStopping: () => boolean
  now: () => number
  canWrite?: typeof isWritable
  free?: typeof diskFree
}

const headers = { ...securityHeaders(), 'Cache-Control': cacheControl.never }

/** Megabytes below which somebody should make room: reading works on a full disk, and no lead can be stored. */
const leastFree = 200
/** In seconds: a mail server that is well again within the hour need not wake anybody. */
const longestWait = 3600

/** Nothing where there is no directory of ours. */
export async function diskFree(dataDir: string): Promise<{ diskFreeMegabytes?: number }> {
  try {
    const { bavail, bsize } = await statfs(dataDir)
    return { diskFreeMegabytes: Math.floor((bavail * bsize) / 1e6) }
  } catch {
    return {}
  }
}

/** A disk with an error is often made read-only: then everything can be read and nothing be stored. */
function isWritable(dataDir: string): Promise<boolean> {
  return access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  )
}

export function healthRoutes(parts: HealthParts): Hono {
  const { database, alarm, dataDir, lettersIntoFiles, isStopping, now } = parts
  const { canWrite = isWritable, free = diskFree } = parts
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

  async function storage(): Promise<'ok' | 'read-only' | 'disk-full'> {
    if (engine !== 'sqlite') return 'ok'
    if (!(await canWrite(dataDir))) return 'read-only'
    // Not one megabyte: a lead and its letters may still find room, the next ones will not.
    return (await free(dataDir)).diskFreeMegabytes === 0 ? 'disk-full' : 'ok'
  }

  async function counts(): Promise<Record<string, number>> {
    const [waiting, disk] = await Promise.all([waitingOf(database, now), free(dataDir)])
    return { ...waiting, leadsLastHour: alarm.lastHour(), ...disk }
  }

  routes.get('/live', () => Response.json({ status: 'ok' }, { headers }))
  routes.get('/ready', async () => {
    const status = isStopping() ? 'stopping' : (await isDatabaseUp()) ? await storage() : 'no-database'
    return Response.json({ status }, { status: status === 'ok' ? 200 : 503, headers })
  })
  routes.get('/', async () => {
    const found = await counts().catch(() => undefined)
    if (!found) return Response.json({ status: 'no-database', engine }, { status: 503, headers })
    const stored = await storage()
    const needs = lettersIntoFiles || needsSomebody(found, alarm.rings())
    const status = stored === 'ok' && needs ? 'warning' : stored
    return Response.json(
      { status, engine, lettersIntoFiles, ...found },
      { status: stored === 'ok' ? 200 : 503, headers },
    )
  })
  routes.all('/*', (context) =>
    ['GET', 'HEAD'].includes(context.req.method)
      ? plainAnswer(404)
      : plainAnswer(405, { Allow: 'GET, HEAD' }),
  )
  return routes
}

export function needsSomebody(found: Record<string, number>, rings: boolean): boolean {
  const { deadLetters = 0, oldestQueuedSeconds = 0, diskFreeMegabytes = leastFree } = found
  return deadLetters > 0 || oldestQueuedSeconds > longestWait || diskFreeMegabytes < leastFree || rings
}

/** What waits for somebody: letters to be sent, leads to be looked at. */
export async function waitingOf({ db }: Database, now: () => number): Promise<Record<string, number>> {
  const queued = await db
    .selectFrom('outbox')
    .select((query) => [
      query.fn.countAll<number>().as('count'),
      query.fn.min<number | null>('created_at').as('oldest'),
    ])
    .where('status', '=', 'queued')
    .executeTakeFirst()
  const dead = await db
    .selectFrom('outbox')
    .select(['last_error', (query) => query.fn.countAll<number>().as('count')])
    .where('status', '=', 'dead')
    .groupBy('last_error')
    .execute()
  const quarantined = await db
    .selectFrom('leads')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('status', '=', 'quarantine')
    .executeTakeFirst()
  const unknownRecipients = dead.find(({ last_error }) => last_error === noSuchRecipient)?.count ?? 0
  const allDead = dead.reduce((sum, { count }) => sum + count, 0)
  return {
    queued: queued?.count ?? 0,
    oldestQueuedSeconds: queued?.oldest ? Math.round((now() - queued.oldest) / 1000) : 0,
    // Anybody can mistype an address: nobody has to be woken for that.
    deadLetters: allDead - unknownRecipients,
    unknownRecipients,
    quarantined: quarantined?.count ?? 0,
  }
}
