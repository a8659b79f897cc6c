/** The operator's view of the leads: `npm run leads -- help`. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { attachedTo } from '#contract/account-saved.ts'
import { requestSteps } from '#contract/account-view.ts'
import { email as emailSchema } from '#contract/form.ts'
import { leadKinds } from '#contract/lead.ts'
import { daysInMilliseconds, retentionDays } from '#contract/retention.ts'
import { noteErasure } from '#server/audit.ts'
import type { Database } from '#server/database/open.ts'
import { type LeadRow, leadStatuses } from '#server/database/tables.ts'
import { fieldsOf, mailingOf } from '#server/leads/mail.ts'
import { createNewsletterLinks } from '#server/leads/newsletter.ts'
import { stepLetter } from '#server/leads/step-letter.ts'
import { createLeadStore } from '#server/leads/store.ts'
import { queueLetters } from '#server/mail/outbox.ts'
import { letterDirectory } from '#server/mail/transport.ts'
import { mailboxOf } from '#server/mailbox.ts'
import type { Settings } from '#server/settings.ts'
import { erasePerson } from './erase-person.ts'
import { checkTaken, counted, harmless, type OperatorParts, type Taken, withDatabase } from './operator.ts'
import { readPerson } from './person.ts'

const help = `npm run leads -- <command>

  list [--status ${leadStatuses.join('|')}] [--kind ${leadKinds.join('|')}] [--limit 50]
  show <reference>                  everything about one lead
  export csv|json [--email …]       all leads, or one person's, to standard output; json with --email has everything
                                    about the person: account, saved work, sessions, demos and letters, too
  done <reference>                  mark as dealt with
  release <reference>               out of quarantine; sends what was held back
  step <reference> <step> [--on …]  a demo request has reached a step of the project: 1 to 4, or
                                    ${requestSteps.join(', ')}; mails the customer
  newsletter-sent                   the message is out: whoever has confirmed is erased ${retentionDays.leads} days from now
  erase --email <address>           everything about one person, for good
  end-sessions [--email …]          logs everybody out, or one person, as after a breach
  letters                           what waits and what could not be delivered
  retry                             try undeliverable letters again`

export async function leadsCommand(args: string[], parts: OperatorParts): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      status: { type: 'string' },
      kind: { type: 'string' },
      limit: { type: 'string' },
      email: { type: 'string' },
      on: { type: 'string' },
    },
  })
  const [command = 'list', first = '', second = '', third] = positionals
  const rule = taken.get(command)
  if (rule) checkTaken([command, ...positionals.slice(1)], values, rule)
  switch (command) {
    case 'list':
      return list(parts, values)
    case 'show':
      return show(parts, await findLead(parts, first))
    case 'export':
      return exportLeads(parts, first, values.email)
    case 'done':
      return markDone(parts, await findLead(parts, first))
    case 'release':
      return release(parts, await findLead(parts, first))
    case 'step':
      return reachStep(parts, await findLead(parts, first), second, values.on ?? third)
    case 'newsletter-sent':
      return newsletterSent(parts)
    case 'erase':
      return erase(parts, values.email)
    case 'end-sessions':
      return endSessions(parts, values.email)
    case 'letters':
      return letters(parts)
    case 'retry':
      return retry(parts)
    default:
      throw new Error(`There is no command ${command}: see "npm run leads -- help".`)
  }
}

const taken = new Map<string, Taken>([
  ['list', { options: ['status', 'kind', 'limit'] }],
  ['show', { words: 1 }],
  ['export', { words: 1, options: ['email'] }],
  ['done', { words: 1 }],
  ['release', { words: 1 }],
  ['step', { words: 3, options: ['on'] }],
  ['newsletter-sent', {}],
  ['erase', { options: ['email'] }],
  ['end-sessions', { options: ['email'] }],
  ['letters', {}],
  ['retry', {}],
])

async function list(
  { database: { db }, print }: OperatorParts,
  wanted: { status?: string | undefined; kind?: string | undefined; limit?: string | undefined },
): Promise<void> {
  const status = leadStatuses.find((known) => known === wanted.status)
  const kind = leadKinds.find((known) => known === wanted.kind)
  if (wanted.status && !status) throw new Error(`The status is one of ${leadStatuses.join(', ')}.`)
  if (wanted.kind && !kind) throw new Error(`The kind is one of ${leadKinds.join(', ')}.`)
  const limit = wanted.limit ?? '50'
  if (!/^\d{1,9}$/.test(limit)) throw new Error('The limit is a whole number.')
  const shown = await db
    .selectFrom('leads')
    .selectAll()
    .where((where) => where.and({ ...(status && { status }), ...(kind && { kind }) }))
    .orderBy('received_at', 'desc')
    .limit(Number(limit))
    .execute()
  for (const row of shown) {
    const who = fieldsOf(row)['company'] ?? fieldsOf(row)['name'] ?? ''
    const columns = [
      row.reference,
      timeText(row.received_at),
      row.status.padEnd(11),
      row.kind.padEnd(11),
      row.email,
      who,
    ]
    print(harmless(columns.join('  ')))
  }
  print(`${shown.length === Number(limit) ? 'the latest ' : ''}${counted(shown.length, 'lead')}`)
  const { dead } = await letterCounts(db)
  if (dead > 0) print(`${counted(dead, 'letter')} could not be delivered: see "letters"`)
}

async function show({ database: { db }, print }: OperatorParts, lead: LeadRow): Promise<void> {
  const { id, reference, kind, status, reasons, locale, received_at, confirmed_at, erase_after } = lead
  print(`${reference}  ${kind}  ${status}${reasons ? ` (${reasons})` : ''}  ${locale}`)
  print(
    `received ${timeText(received_at)}, ${erase_after === null ? 'kept until withdrawn' : `erased after ${timeText(erase_after)}`}`,
  )
  if (confirmed_at !== null) print(`confirmed ${timeText(confirmed_at)}`)
  print(`id ${id}\n`)
  for (const [name, value] of Object.entries(fieldsOf(lead))) {
    if (value) print(harmless(value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`))
  }
  const steps = await db
    .selectFrom('lead_steps')
    .selectAll()
    .where('lead_id', '=', id)
    .orderBy('step')
    .execute()
  for (const { step, reached_at } of steps) print(`step ${step} reached ${timeText(reached_at)}`)
  const queue = await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).execute()
  for (const letter of queue) {
    print(
      `letter ${letter.letter}: ${letter.status}, ${letter.attempts} tries${letter.last_error ? `, ${letter.last_error}` : ''}`,
    )
  }
}

async function exportLeads(parts: OperatorParts, format: string, email: string | undefined): Promise<void> {
  const { settings, print } = parts
  const { db } = parts.database
  if (format !== 'csv' && format !== 'json') throw new Error('Say "export csv" or "export json".')
  const address = email === undefined ? undefined : addressOf(email)
  const query = db.selectFrom('leads').selectAll().orderBy('received_at')
  const rows = await (address ? query.where('email', '=', address) : query).execute()
  const unsubscribe = (row: LeadRow) =>
    createNewsletterLinks(parts.secret, settings.publicOrigin).href('unsubscribe', row)
  const records = rows.map((row): Record<string, string> => ({
    reference: row.reference,
    id: row.id,
    kind: row.kind,
    status: row.status,
    reasons: row.reasons,
    locale: row.locale,
    received: new Date(row.received_at).toISOString(),
    confirmed: row.confirmed_at === null ? '' : new Date(row.confirmed_at).toISOString(),
    eraseAfter: row.erase_after === null ? '' : new Date(row.erase_after).toISOString(),
    ...fieldsOf(row),
    // Belongs into every message to a subscriber.
    ...(row.status === 'confirmed' && { unsubscribe: unsubscribe(row) }),
  }))
  if (format === 'csv') {
    print(csvOf(records))
    if (address) console.error('These are the leads alone: "export json" has everything about the person.')
  } else {
    const leads = records.map((record) => ({ ...record, attached: attachedTo(record) }))
    const content = address ? { leads, ...(await readPerson(db, address)) } : records
    // What JSON lets through, written so that it stays what it is and steers no terminal.
    print(JSON.stringify(content, null, 2).replaceAll(/[\u007f-\u009f]/g, escaped))
  }
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Starts with a mark that tells spreadsheets the encoding. */
export function csvOf(records: Record<string, string>[]): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const lines = [names, ...records.map((record) => names.map((name) => record[name] ?? ''))]
  return `\uFEFF${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}`
}

/** A spreadsheet would run a cell that begins like a formula. */
function csvCell(value: string): string {
  // In the middle as well: where commas are for decimals, other signs begin a cell.
  const guarded = value
    // Nor must it steer the terminal on which it may be printed.
    .replaceAll(/[^\P{Cc}\n\r\t]/gu, '·')
    .replaceAll(/(^|[;\t\r\n|])(\s*)(?=[=+\-@＝＋－＠])/g, "$1'$2")
    .replace(/^(?=[\t\r])/, "'")
  return `"${guarded.replaceAll('"', '""')}"`
}

async function markDone({ database: { db }, print }: OperatorParts, lead: LeadRow): Promise<void> {
  if (lead.status !== 'new') throw new Error(`${lead.reference} is ${lead.status}, not new.`)
  await db.updateTable('leads').set({ status: 'done' }).where('id', '=', lead.id).execute()
  print(`${lead.reference} is done`)
}

async function release({ database, settings, now, print }: OperatorParts, lead: LeadRow): Promise<void> {
  if (lead.status !== 'quarantine') throw new Error(`${lead.reference} is not in quarantine.`)
  await createLeadStore({ database, mailing: mailingOf(settings), now }).release(lead.id)
  print(`${lead.reference} is released; its letters leave within 15 seconds while the server runs`)
}

async function reachStep(
  { database: { db }, now, print }: OperatorParts,
  lead: LeadRow,
  wanted: string,
  date: string | undefined,
): Promise<void> {
  const reachedAt = date === undefined ? now() : dayOf(date)
  const named = requestSteps.findIndex((name) => name === wanted) + 1
  const step = named || Number(/^[1-4]$/.exec(wanted)?.[0])
  if (lead.kind !== 'demo') throw new Error(`${lead.reference} is no demo request.`)
  if (!step) throw new Error(`The step is a number from 1 to 4 or one of ${requestSteps.join(', ')}.`)
  if (!Number.isFinite(reachedAt)) throw new Error('Write the date like 2026-11-15.')
  // The customer reads it at once.
  if (reachedAt < lead.received_at - daysInMilliseconds(1) || reachedAt > now() + daysInMilliseconds(366))
    throw new Error(`${date} is before the request came, or more than a year ahead.`)
  // It would be erased in the middle of the project.
  if (lead.status === 'quarantine') {
    throw new Error(
      `${lead.reference} is in quarantine: release it first, or it is erased with what is there.`,
    )
  }
  const isNew = await db.transaction().execute(async (transaction) => {
    const place = { lead_id: lead.id, step }
    const known = await transaction
      .selectFrom('lead_steps')
      .select('step')
      .where((where) => where.and(place))
      .executeTakeFirst()
    await transaction
      .insertInto('lead_steps')
      .values({ ...place, reached_at: reachedAt })
      .onConflict((conflict) => conflict.columns(['lead_id', 'step']).doUpdateSet({ reached_at: reachedAt }))
      .execute()
    // A corrected date is no news.
    if (known) return false
    const letter = { leadId: lead.id, letter: stepLetter(step), recipient: lead.email }
    await queueLetters(transaction, [letter], now())
    return true
  })
  const mail = isNew ? 'the mail leaves within 15 seconds while the server runs' : 'date corrected, no mail'
  print(`${lead.reference} has reached step ${step} (${requestSteps[step - 1]}); ${mail}`)
}

function dayOf(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  // The 31st of February would be read as one of March.
  return new Date(time).toJSON()?.startsWith(date) ? time : Number.NaN
}

/** The addresses were given for one message; until they go they prove the consent to it. */
async function newsletterSent({ database: { db }, now, print }: OperatorParts): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set({ erase_after: now() + daysInMilliseconds(retentionDays.leads) })
    .where('status', '=', 'confirmed')
    .where('erase_after', 'is', null)
    .executeTakeFirstOrThrow()
  print(`${numUpdatedRows} newsletter sign-ups are erased in ${retentionDays.leads} days`)
}

async function erase(parts: OperatorParts, email: string | undefined): Promise<void> {
  const { database, settings, secret, now, print } = parts
  if (!email) throw new Error('Say whose: erase --email <address>.')
  const address = addressOf(email)
  const erased = await database.db
    .transaction()
    .execute(async (transaction) => {
      const person = await erasePerson(transaction, secret, address)
      const removed = person.leads + person.accounts + person.demos
      const { accountIds } = person
      await noteErasure(transaction, secret, { at: now(), action: 'erase', address, accountIds, removed })
      return person
    })
    .catch((error: unknown) => {
      throw new Error(`Nothing was erased: ${messageOf(error)}.`, { cause: error })
    })
  const directory = letterDirectory(settings.dataDir)
  for (const id of erased.letters) {
    await rm(join(directory, `${id}.eml`), { force: true })
  }
  const letters = await eraseLettersOf(address, directory, settings)
  const traces = await database.forget().catch((error: unknown) => messageOf(error))
  const { leads, accounts, demos } = erased
  if (letters > 0)
    print(`${counted(letters, 'letter')} in files erased that went to this address or were of it.`)
  const isNobody = leads + accounts + demos + letters === 0
  if (isNobody && !traces) throw new Error('No lead, account or demo has this address.')
  print(
    `${counted(leads, 'lead')} erased, ${counted(accounts, 'account')}, ${counted(demos, 'demo')}. Backups forget them within ${retentionDays.backups} days.`,
  )
  if (leads > 0) print(`Still to be erased by hand: what ${receiversOf(settings)} received.`)
  if (traces) {
    throw new Error(
      `But the database's file may still hold traces of it, for it could not be written anew (${traces}). Make room on the disk, or mend what else it was, and run the same command again: it finds nobody any more, but clears the file.`,
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Of whoever has gone from the database by another way. What the operator gets is his, whoever he is. */
async function eraseLettersOf(
  address: string,
  directory: string,
  { leadsTo, applicationsTo }: Settings,
): Promise<number> {
  const isOperator = [leadsTo, applicationsTo].some((each) => each.toLowerCase() === address)
  const header = isOperator ? /^reply-to: ?(.*)$/i : /^(?:reply-)?to: ?(.*)$/i
  const names = await readdir(directory).catch(() => [])
  let erased = 0
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(directory, name)
    const [head = ''] = (await readFile(file, 'utf8').catch(() => '')).split(/\r?\n\r?\n/, 1)
    // A long address stands on a line of its own, and one with signs beyond ASCII as it was typed.
    const lines = head.replaceAll(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)
    if (!lines.some((line) => mailboxOf(header.exec(line)?.[1] ?? '') === address)) continue
    await rm(file, { force: true })
    erased += 1
  }
  return erased
}

/** Whom the site has told of leads: copies there go by no command. */
function receiversOf({ leadsTo, applicationsTo, webhook }: Settings): string {
  const all = [...new Set([leadsTo, applicationsTo, ...(webhook ? ['the webhook'] : [])])]
  return `${new Intl.ListFormat('en-GB').format(all)} ${all.length > 1 ? 'have' : 'has'}`
}

async function endSessions(
  { database: { db }, print }: OperatorParts,
  email: string | undefined,
): Promise<void> {
  const sessions = db.deleteFrom('account_sessions')
  const accounts = db.selectFrom('accounts').select('id')
  const ended =
    email === undefined
      ? sessions
      : sessions.where('account_id', 'in', accounts.where('email', '=', addressOf(email)))
  const { numDeletedRows } = await ended.executeTakeFirstOrThrow()
  print(`${numDeletedRows} sessions ended`)
}

/** Anything else would find nobody, and look like the truth. */
function addressOf(email: string): string {
  const result = v.safeParse(emailSchema, email)
  if (!result.success) throw new Error(`This is no mail address: ${email}.`)
  return mailboxOf(result.output)
}

async function letters({ database: { db }, print }: OperatorParts): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['reference', 'letter', 'outbox.status', 'attempts', 'last_error', 'created_at', 'next_at'])
    .where('outbox.status', 'in', ['queued', 'dead'])
    .orderBy('created_at')
    .execute()
  for (const row of rows) {
    const due = row.status === 'queued' ? `next try ${timeText(row.next_at)}` : 'given up'
    print(
      `${row.reference ?? '-'}  ${row.letter}  ${row.status}  ${row.attempts} tries  ${row.last_error}  ${due}`,
    )
  }
  const { queued, dead } = await letterCounts(db)
  print(`${queued} waiting, ${dead} undeliverable`)
}

async function retry({ database: { db }, now, print }: OperatorParts): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'queued', attempts: 0, next_at: now(), created_at: now(), closed_at: null })
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow()
  print(`${counted(numUpdatedRows, 'letter')} queued again`)
}

async function letterCounts(db: Database['db']): Promise<{ queued: number; dead: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  function count(wanted: string): number {
    return rows.find(({ status }) => status === wanted)?.count ?? 0
  }
  return { queued: count('queued'), dead: count('dead') }
}

async function findLead({ database: { db } }: OperatorParts, name: string): Promise<LeadRow> {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where((where) =>
      where.or([where('reference', '=', name.toUpperCase()), where('id', '=', name.toLowerCase())]),
    )
    .execute()
  const [lead, ...others] = rows
  if (!lead) throw new Error(`There is no lead ${name || 'without a reference'}.`)
  if (others.length > 0) {
    throw new Error(
      `Several leads have this reference; name one by its id: ${rows.map(({ id }) => id).join(', ')}`,
    )
  }
  return lead
}

function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

if (import.meta.main) await withDatabase(help, leadsCommand)
