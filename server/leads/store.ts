/** Where leads are kept: one transaction for a lead, its letters, its proof and its count. */
import { randomInt, randomUUIDv7 } from 'node:crypto'

import type { Kysely, Selectable } from 'kysely'

import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import { evenChunks, evenSet } from '#server/database/even-sizes.ts'
import type { Database } from '#server/database/open.ts'
import type { LeadRow, LeadStatus, Tables } from '#server/database/tables.ts'
import { queueLetters } from '#server/mail/outbox.ts'
import { mailboxOf } from '#server/mailbox.ts'

import type { UsedProof } from './challenge.ts'
import { type LetterDraft, lettersAfterRelease, lettersFor, type Mailing } from './mail.ts'
import type { Submission } from './submission.ts'

export interface NewLead extends Pick<Submission, 'kind' | 'key' | 'fingerprint' | 'values'> {
  locale: LeadRow['locale']
  /** What spoke against it; anything puts it into quarantine. */
  reasons: string[]
  proof: UsedProof | undefined
  rateKey: string
}

export interface SafeReceipt {
  outcome: 'stored' | 'replayed'
  reference: string
  receivedAt: number
}

/** A conflict is a key that was used for another content. */
export type Receipt = SafeReceipt | { outcome: 'conflict' }

type Stored = Pick<LeadRow, 'idempotency_key' | 'fingerprint' | 'reference' | 'received_at'>

export interface LeadStore {
  /** All of them or, when it throws, none. */
  save: (leads: NewLead[]) => Promise<Receipt[]>
  /** What was stored under the same key with the same content, if anything. */
  recall: (lead: Pick<NewLead, 'key' | 'fingerprint'>) => Promise<SafeReceipt | undefined>
  find: (id: string) => Promise<LeadRow | undefined>
  /** Lets a lead out of quarantine and sends what was held back. */
  release: (id: string) => Promise<void>
  recentHits: (since: number) => Promise<{ key: string; at: number }[]>
}

interface StoreParts {
  database: Database
  mailing: Mailing
  now: () => number
  makeId?: () => string
}

export function createLeadStore({
  database: { db, engine },
  mailing,
  now,
  makeId = randomUUIDv7,
}: StoreParts): LeadStore {
  async function save(leads: NewLead[]): Promise<Receipt[]> {
    const receivedAt = now()
    return db.transaction().execute(async (transaction) => {
      const known = await findByKeys(transaction, leads)
      // Of two with the same key in one group the first is stored; the second is its repetition.
      const fresh = [...Map.groupBy(leads, ({ key }) => key).values()].flatMap(([first]) =>
        first && !known.has(first.key) ? [first] : [],
      )
      const drawn = rowsFor(fresh, await replayedProofs(transaction, fresh), receivedAt, makeId)
      const rows = await withOwnReferences(transaction, drawn)
      const earlier = await countEarlier(transaction, rows, receivedAt)
      const added = await insertLeads(transaction, rows)
      const drafts = added.flatMap((row) => lettersFor(row, mailing))
      await queueLetters(transaction, withoutFlood(drafts, earlier), receivedAt)
      await countHits(transaction, fresh, added, receivedAt)

      const firsts = new Set(fresh)
      const stored = new Map(added.map((row) => [row.idempotency_key, row]))
      const rivals = fresh.filter(({ key }) => !stored.has(key))
      const theirs = await findByKeys(transaction, rivals)
      return leads.map((lead): Receipt => {
        const row = known.get(lead.key) ?? stored.get(lead.key) ?? theirs.get(lead.key)
        if (!row) throw new Error('A lead was neither stored nor found.')
        if (row.fingerprint !== lead.fingerprint) return { outcome: 'conflict' }
        const isFirst = stored.has(lead.key) && firsts.has(lead)
        return {
          outcome: isFirst ? 'stored' : 'replayed',
          reference: row.reference,
          receivedAt: row.received_at,
        }
      })
    })
  }

  async function recall({ key, fingerprint }: Pick<NewLead, 'key' | 'fingerprint'>) {
    const row = await db
      .selectFrom('leads')
      .select(['reference', 'received_at'])
      .where('idempotency_key', '=', key)
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    return row && { outcome: 'replayed' as const, reference: row.reference, receivedAt: row.received_at }
  }

  async function find(id: string): Promise<LeadRow | undefined> {
    return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  }

  async function release(id: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const lead = await transaction
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', id)
        // Of two that come at once, the second waits, and finds it released.
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst()
      if (lead?.status !== 'quarantine') return
      const status = openStatus(lead.kind)
      // The letter that asks for a confirmation leaves now, and says how many days there are for it.
      const begin = status === 'unconfirmed' ? now() : lead.received_at
      const released = { ...lead, status, erase_after: eraseAfter(status, begin) }
      await transaction
        .updateTable('leads')
        .set({ status, erase_after: released.erase_after })
        .where('id', '=', id)
        .execute()
      await queueLetters(transaction, lettersAfterRelease(released, mailing), now())
    })
  }

  return {
    save,
    recall,
    find,
    release,
    recentHits: (since) =>
      db.selectFrom('rate_hits').selectAll().where('at', '>', since).orderBy('at').execute(),
  }
}

/** How many leads each of the addresses brought within a day. */
async function countEarlier(db: Kysely<Tables>, rows: LeadRow[], at: number): Promise<Map<string, number>> {
  const addresses = new Set(rows.map(({ email }) => email))
  if (addresses.size === 0) return new Map()
  const counts = await db
    .selectFrom('leads')
    .select(['email', (query) => query.fn.countAll<number>().as('leads')])
    .where('email', 'in', evenSet([...addresses]))
    .where('received_at', '>', at - daysInMilliseconds(1))
    // Another server may be a little ahead; what is later still is of a clock that was put back.
    .where('received_at', '<=', at + 60_000)
    .where('status', '<>', 'quarantine')
    .groupBy('email')
    .execute()
  return new Map(counts.map(({ email, leads }) => [email, leads]))
}

const lettersPerDay = 3

/** Nobody can have us fill a stranger's mailbox. */
function withoutFlood(drafts: LetterDraft[], earlier: Map<string, number>): LetterDraft[] {
  const counts = new Map(earlier)
  return drafts.filter(({ toVisitor, recipient }) => {
    if (!toVisitor) return true
    const count = (counts.get(recipient) ?? 0) + 1
    counts.set(recipient, count)
    return count <= lettersPerDay
  })
}

async function findByKeys(db: Kysely<Tables>, leads: NewLead[]): Promise<Map<string, Stored>> {
  if (leads.length === 0) return new Map()
  const rows: Selectable<Stored>[] = await db
    .selectFrom('leads')
    .select(['idempotency_key', 'fingerprint', 'reference', 'received_at'])
    .where('idempotency_key', 'in', evenSet(leads.map(({ key }) => key)))
    .execute()
  return new Map(rows.map((row) => [row.idempotency_key, row]))
}

/** Marks the proofs as used and returns the leads whose proof had been used before. */
async function replayedProofs(db: Kysely<Tables>, leads: NewLead[]): Promise<Set<NewLead>> {
  const proofs = leads.flatMap(({ proof }) =>
    proof ? [{ signature: proof.signature, expires_at: proof.expiresAt }] : [],
  )
  const unused = new Set<string>()
  for (const chunk of evenChunks(proofs)) {
    const marked = await db
      .insertInto('used_proofs')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .returning('signature')
      .execute()
    for (const { signature } of marked) unused.add(signature)
  }
  return new Set(leads.filter(({ proof }) => proof && !unused.delete(proof.signature)))
}

function rowsFor(
  leads: NewLead[],
  replayed: Set<NewLead>,
  receivedAt: number,
  makeId: () => string,
): LeadRow[] {
  return leads.map((lead) => {
    const id = makeId()
    const reasons = replayed.has(lead) ? [...lead.reasons, 'used-proof'] : lead.reasons
    const status = reasons.length > 0 ? 'quarantine' : openStatus(lead.kind)
    return {
      id,
      // Short enough for the telephone: the last, random digits of the id.
      reference: referenceOf(id.slice(-referenceDigits)),
      kind: lead.kind,
      status,
      reasons: reasons.join(' '),
      locale: lead.locale,
      email: mailboxOf(lead.values.email),
      fields: JSON.stringify(lead.values),
      idempotency_key: lead.key,
      fingerprint: lead.fingerprint,
      received_at: receivedAt,
      erase_after: eraseAfter(status, receivedAt),
      confirmed_at: null,
    }
  })
}

function openStatus(kind: LeadRow['kind']): LeadStatus {
  return kind === 'newsletter' ? 'unconfirmed' : 'new'
}

function eraseAfter(status: LeadStatus, receivedAt: number): number {
  const { leads, quarantine, unconfirmedNewsletter } = retentionDays
  const days = status === 'quarantine' ? quarantine : status === 'unconfirmed' ? unconfirmedNewsletter : leads
  return receivedAt + daysInMilliseconds(days)
}

const referenceDigits = 6

function referenceOf(digits: string): string {
  return `K-${digits.toUpperCase()}`
}

/** Of ten thousand leads a few would share so short a number; whose number is taken draws another one. */
async function withOwnReferences(db: Kysely<Tables>, rows: LeadRow[]): Promise<LeadRow[]> {
  if (rows.length === 0) return rows
  const used = await db
    .selectFrom('leads')
    .select('reference')
    .where('reference', 'in', evenSet(rows.map(({ reference }) => reference)))
    .execute()
  const taken = new Set(used.map(({ reference }) => reference))
  let isOwn = true
  const drawn = rows.map((row) => {
    if (!taken.has(row.reference)) {
      taken.add(row.reference)
      return row
    }
    isOwn = false
    const digits = randomInt(16 ** referenceDigits).toString(16)
    return { ...row, reference: referenceOf(digits.padStart(referenceDigits, '0')) }
  })
  return isOwn ? rows : withOwnReferences(db, drawn)
}

/** Those that were added; a key that another process stored meanwhile is left out. */
async function insertLeads(db: Kysely<Tables>, rows: LeadRow[]): Promise<LeadRow[]> {
  const ids = new Set<string>()
  for (const chunk of evenChunks(rows)) {
    const added = await db
      .insertInto('leads')
      .values(chunk)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .execute()
    for (const { id } of added) ids.add(id)
  }
  return rows.filter(({ id }) => ids.has(id))
}

async function countHits(db: Kysely<Tables>, leads: NewLead[], added: LeadRow[], at: number): Promise<void> {
  const keys = new Set(added.map((row) => row.idempotency_key))
  const hits = leads.filter(({ key }) => keys.has(key)).map(({ rateKey }) => ({ key: rateKey, at }))
  for (const chunk of evenChunks(hits)) await db.insertInto('rate_hits').values(chunk).execute()
}
