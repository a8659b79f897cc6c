import { expect } from 'vitest'

import { leadReference } from '#contract/lead.ts'
import { auditSubject } from '#server/audit.ts'
import { onEveryEngine } from '#server/database/fixture-engines.ts'
import type { Database } from '#server/database/open.ts'
import { newLead, newSubscriber, TestClock, testSecret } from '#server/fixture-leads.ts'

import { createNewsletter } from './newsletter.ts'
import { createLeadStore, type LeadStore } from './store.ts'

const mailing = { operator: 'sales@example.org', employer: 'sales@example.org', hasWebhook: false }
const day = 86_400_000

function open(database: Database, change: Partial<typeof mailing> = {}, makeId?: () => string) {
  const clock = new TestClock()
  const parts = { database, secret: testSecret, mailing: { ...mailing, ...change }, now: clock.now }
  const store = createLeadStore({ ...parts, ...(makeId && { makeId }) })
  return { clock, store, newsletter: createNewsletter(parts), db: database.db }
}

async function saveOne(store: LeadStore, lead = newLead()): Promise<string> {
  const [receipt] = await store.save([lead])
  if (receipt?.outcome !== 'stored') throw new Error(`Not stored: ${receipt?.outcome}`)
  return receipt.reference
}

/** Really at once only if as many connections are open already, as after anything else that was asked like this. */
function fiveTimesAtOnce<Result>(work: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: 5 }, work))
}

async function letters(database: Database) {
  const rows = await database.db.selectFrom('outbox').select(['letter', 'recipient']).execute()
  return rows.map(({ letter, recipient }) => `${letter} ${recipient}`).toSorted()
}

onEveryEngine('a lead is stored with its two letters, its count and a date of erasure', async (database) => {
  const { store, db, clock } = open(database)
  const lead = newLead({ locale: 'de' })
  const reference = await saveOne(store, lead)
  expect(reference).toMatch(leadReference)
  const row = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    reference,
    kind: 'contact',
    status: 'new',
    reasons: '',
    locale: 'de',
    email: 'jane@example.org',
    idempotency_key: lead.key,
    received_at: clock.time,
    erase_after: clock.time + 180 * day,
  })
  expect(JSON.parse(row.fields)).toEqual(lead.values)
  expect(row.id.toUpperCase().endsWith(reference.slice(2))).toBe(true)
  expect(await letters(database)).toEqual(['confirmation jane@example.org', 'operator sales@example.org'])
  expect(await store.recentHits(clock.time - 1)).toEqual([{ key: 'rate-key', at: clock.time }])
  expect(await store.recentHits(clock.time)).toEqual([])
})

onEveryEngine(
  'no two leads have one number, whether they come together or one after the other',
  async (database) => {
    let count = 0
    const makeId = () => `00000000-0000-7000-8000-0${String((count += 1)).padStart(5, '0')}abcdef`
    const { store } = open(database, {}, makeId)
    const together = await store.save([newLead(), newLead(), newLead()])
    const references = [
      ...together.map((receipt) => ('reference' in receipt ? receipt.reference : '')),
      await saveOne(store, newLead()),
    ]
    expect(references[0]).toBe('K-ABCDEF')
    expect(new Set(references).size).toBe(4)
    for (const reference of references) expect(reference).toMatch(leadReference)
  },
)

onEveryEngine('the same key again is a repetition, and with another content a conflict', async (database) => {
  const { store, clock } = open(database)
  const lead = newLead()
  const [first] = await store.save([lead])
  clock.pass(5_000)
  expect(await store.save([lead])).toEqual([{ ...first, outcome: 'replayed' }])
  expect(await store.save([{ ...lead, fingerprint: 'other' }])).toEqual([{ outcome: 'conflict' }])
  expect(await letters(database)).toHaveLength(2)
})

onEveryEngine('repetitions within one group are recognised', async (database) => {
  const { store } = open(database)
  const lead = newLead()
  const receipts = await store.save([lead, newLead(), { ...lead }, { ...lead, fingerprint: 'other' }])
  expect(receipts.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'replayed', 'conflict'])
  expect(await letters(database)).toHaveLength(4)
})

onEveryEngine('twenty at once with one key become one lead', async (database) => {
  const { store, db } = open(database)
  const lead = newLead()
  const receipts = await Promise.all(Array.from({ length: 20 }, () => store.save([lead])))
  const outcomes = receipts.flat().map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'replayed')).toHaveLength(19)
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
})

onEveryEngine('a large group is stored completely and in order', async (database) => {
  const { store, db } = open(database)
  const group = Array.from({ length: 203 }, (_, index) =>
    newLead({ rateKey: `rate-${index}`, proof: { signature: `s-${index}`, expiresAt: 1 } }),
  )
  const receipts = await store.save(group)
  const rows = await db.selectFrom('leads').select(['idempotency_key', 'reference']).execute()
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row.reference]))
  expect(receipts).toHaveLength(203)
  for (const [index, receipt] of receipts.entries()) {
    expect(receipt).toMatchObject({ outcome: 'stored', reference: byKey.get(group[index]?.key ?? '') })
  }
  expect(await db.selectFrom('rate_hits').select('key').execute()).toHaveLength(203)
})

onEveryEngine('a proof works once: the second lead with it goes into quarantine', async (database) => {
  const { store, db } = open(database)
  const proof = { signature: 'signature', expiresAt: 1 }
  const first = newLead({ proof })
  await store.save([first, newLead({ proof })])
  await store.save([newLead({ proof }), first])
  const rows = await db.selectFrom('leads').select(['status', 'reasons']).orderBy('status').execute()
  expect(rows).toEqual([
    { status: 'new', reasons: '' },
    { status: 'quarantine', reasons: 'used-proof' },
    { status: 'quarantine', reasons: 'used-proof' },
  ])
})

onEveryEngine(
  'quarantine: only the operator hears, and only of what a person may have sent',
  async (database) => {
    const { store, db, clock } = open(database)
    await saveOne(store, newLead({ reasons: ['trap', 'no-proof'] }))
    await saveOne(store, newLead({ reasons: ['bad-proof'] }))
    expect(await letters(database)).toEqual([])
    await saveOne(store, newLead({ reasons: ['no-proof'] }))
    expect(await letters(database)).toEqual(['operator sales@example.org'])
    const rows = await db.selectFrom('leads').select(['status', 'erase_after']).execute()
    for (const row of rows) expect(row).toEqual({ status: 'quarantine', erase_after: clock.time + 14 * day })
  },
)

onEveryEngine('a release makes it a lead like any other and sends what was held back', async (database) => {
  const { store, db, clock } = open(database, { hasWebhook: true })
  await saveOne(store, newLead({ reasons: ['no-proof'] }))
  const { id } = await db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  await fiveTimesAtOnce(() => store.find(id))
  await fiveTimesAtOnce(() => store.release(id))
  expect(await store.find(id)).toMatchObject({ status: 'new', erase_after: clock.time + 180 * day })
  expect(await letters(database)).toEqual([
    'confirmation jane@example.org',
    'operator sales@example.org',
    'webhook webhook',
  ])
})

onEveryEngine(
  'a sign-up that is released late can still be confirmed for as long as its letter says',
  async (database) => {
    const { store, newsletter, db, clock } = open(database)
    await saveOne(store, newSubscriber({ reasons: ['trap'] }))
    const { id } = await db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    clock.pass(13 * day)
    await store.release(id)
    expect(await letters(database)).toEqual(['newsletter-confirm jane@example.org'])
    expect(await store.find(id)).toMatchObject({ erase_after: clock.time + 7 * day })
    clock.pass(7 * day - 1)
    expect(await newsletter.confirm(id)).toBe(true)
  },
)

onEveryEngine('a release lets out one lead and leaves all others where they are', async (database) => {
  const { store, db } = open(database)
  for (const key of ['first-key', 'wanted-key', 'last-key']) {
    await saveOne(store, newLead({ key, reasons: ['trap'] }))
  }
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('idempotency_key', '=', 'wanted-key')
    .executeTakeFirstOrThrow()
  await store.release(id)
  const out = await db.selectFrom('leads').select('id').where('status', '<>', 'quarantine').execute()
  expect(out).toEqual([{ id }])
})

onEveryEngine('what is in quarantine takes no letter from the owner of its address', async (database) => {
  const { store } = open(database)
  for (let count = 0; count < 3; count++) await saveOne(store, newLead({ reasons: ['trap'] }))
  await saveOne(store)
  expect(await letters(database)).toContain('confirmation jane@example.org')
})

onEveryEngine('no address gets more than three letters a day', async (database) => {
  const { store, clock } = open(database)
  await store.save([newLead(), newLead()])
  await store.save([newLead(), newSubscriber()])
  const toVisitor = (await letters(database)).filter((letter) => letter.endsWith('jane@example.org'))
  expect(toVisitor).toHaveLength(3)
  clock.pass(day)
  await saveOne(store)
  expect(await letters(database)).toContain('confirmation jane@example.org')
  expect(await letters(database)).toHaveLength(8)
})

onEveryEngine('leads of a clock that was put back take no letter from anybody', async (database) => {
  const { store, clock } = open(database)
  clock.pass(40 * day)
  await store.save([newLead(), newLead(), newLead()])
  clock.pass(-40 * day)
  await saveOne(store)
  expect((await letters(database)).filter((letter) => letter.startsWith('confirmation'))).toHaveLength(4)
})

onEveryEngine(
  'a newsletter sign-up sends the link and nothing else until it is followed',
  async (database) => {
    const { store, newsletter, db, clock } = open(database)
    await saveOne(store, newSubscriber())
    expect(await letters(database)).toEqual(['newsletter-confirm jane@example.org'])
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ status: 'unconfirmed', erase_after: clock.time + 7 * day })

    clock.pass(day)
    const confirmed = { status: 'confirmed', erase_after: null, confirmed_at: clock.time }
    await fiveTimesAtOnce(() => store.find(lead.id))
    const answers = await fiveTimesAtOnce(() => newsletter.confirm(lead.id))
    expect(answers).toEqual([true, true, true, true, true])
    clock.pass(day)
    expect(await newsletter.confirm(lead.id)).toBe(true)
    expect(await store.find(lead.id)).toMatchObject(confirmed)
    expect(await letters(database)).toEqual([
      'newsletter-confirm jane@example.org',
      'newsletter-welcome jane@example.org',
    ])
    await newsletter.unsubscribe(lead.id)
    expect(await store.find(lead.id)).toBeUndefined()
    expect(await letters(database)).toEqual([])
    expect(await newsletter.confirm(lead.id)).toBe(false)
  },
)

onEveryEngine(
  'a late link, a quarantined sign-up and a lead of another kind confirm nothing',
  async (database) => {
    const { store, newsletter, db, clock } = open(database)
    await store.save([newSubscriber(), newSubscriber({ reasons: ['trap'] }), newLead()])
    const rows = await db.selectFrom('leads').select('id').execute()
    clock.pass(7 * day)
    for (const { id } of rows) expect(await newsletter.confirm(id)).toBe(false)
    expect(await newsletter.confirm('nobody')).toBe(false)
  },
)

onEveryEngine(
  'an address that signs up twice is subscribed once and unsubscribed at once',
  async (database) => {
    const { store, newsletter, db } = open(database)
    await store.save([newSubscriber(), newSubscriber()])
    const [first, second] = await db.selectFrom('leads').select('id').orderBy('id').execute()
    expect(await newsletter.confirm(first?.id ?? '')).toBe(true)
    expect(await newsletter.confirm(second?.id ?? '')).toBe(true)
    expect(await db.selectFrom('leads').select(['id', 'status']).execute()).toEqual([
      { id: first?.id, status: 'confirmed' },
    ])
    await store.save([newSubscriber(), newLead()])
    await newsletter.unsubscribe(first?.id ?? '')
    expect(await db.selectFrom('leads').select('kind').execute()).toEqual([{ kind: 'contact' }])
    await newsletter.unsubscribe(first?.id ?? '')
    expect(await db.selectFrom('audit_lines').selectAll().execute()).toMatchObject([
      { action: 'unsubscribe', subject: auditSubject(testSecret, 'jane@example.org'), removed: 2 },
    ])
  },
)

onEveryEngine(
  'of several links to one address that are followed at once, one subscribes',
  async (database) => {
    const { store, newsletter, db } = open(database)
    await store.save(Array.from({ length: 5 }, () => newSubscriber()))
    const rows = await db.selectFrom('leads').select('id').execute()
    await fiveTimesAtOnce(() => newsletter.confirm('nobody'))
    expect(await Promise.all(rows.map(({ id }) => newsletter.confirm(id)))).toEqual(Array(5).fill(true))
    expect(await db.selectFrom('leads').select('status').execute()).toEqual([{ status: 'confirmed' }])
    const welcomes = (await letters(database)).filter((letter) => letter.startsWith('newsletter-welcome'))
    expect(welcomes).toHaveLength(1)
  },
)

onEveryEngine('only the same content under the same key is recalled', async (database) => {
  const { store, clock } = open(database)
  const lead = newLead()
  const reference = await saveOne(store, lead)
  await saveOne(store)
  const { key, fingerprint } = lead
  const receivedAt = clock.time
  clock.pass(5_000)
  expect(await store.recall({ key, fingerprint })).toEqual({ outcome: 'replayed', reference, receivedAt })
  expect(await store.recall({ key: 'another-key', fingerprint })).toBeUndefined()
  expect(await store.recall({ key, fingerprint: 'another' })).toBeUndefined()
})

onEveryEngine('each address is subscribed and unsubscribed for itself', async (database) => {
  const { store, newsletter, db } = open(database)
  await store.save([newSubscriber(), newSubscriber({ values: { email: 'john@example.org' } })])
  const rows = await db.selectFrom('leads').select(['id', 'email']).execute()
  for (const { id } of rows) expect(await newsletter.confirm(id)).toBe(true)
  const left = db.selectFrom('leads').select(['email', 'status']).orderBy('email')
  const john = { email: 'john@example.org', status: 'confirmed' }
  expect(await left.execute()).toEqual([{ email: 'jane@example.org', status: 'confirmed' }, john])
  await newsletter.unsubscribe(rows.find(({ email }) => email === 'jane@example.org')?.id ?? '')
  expect(await left.execute()).toEqual([john])
})

onEveryEngine('a group that fails leaves nothing behind', async (database) => {
  const { store, db } = open(database)
  const broken = newLead()
  Object.defineProperty(broken, 'locale', { value: null })
  await expect(store.save([newLead({ proof: { signature: 's', expiresAt: 1 } }), broken])).rejects.toThrow()
  for (const table of ['leads', 'outbox', 'used_proofs', 'rate_hits'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  await saveOne(store)
})
