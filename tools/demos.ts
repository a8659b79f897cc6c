/** The operator's prepared demos: `npm run demos -- help`. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { lasting } from '#contract/account.ts'
import { type DemoContent, demoContentSchema } from '#contract/demo-view.ts'
import { email as emailSchema, line } from '#contract/form.ts'
import { fallbackLocale, locales } from '#contract/locale.ts'
import { createPasswords } from '#server/accounts/passwords.ts'
import type { DemoRow } from '#server/database/tables.ts'
import { createDemoStore, type DemoStore } from '#server/demos/store.ts'
import { checkTaken, counted, harmless, type OperatorParts, type Taken, withDatabase } from './operator.ts'

const mostDays = 365

const help = `npm run demos -- <command>

  create --file demo.json --for "…" [--days ${lasting.demoDays}] [--locale ${locales.join('|')}] [--email …]
                          prints the access code, which is not shown again; with --email it is also mailed
  list                    all demos with their state
  revoke <id>             ends one at once and erases its content

A file looks like this; a block is one of heading, text, list, facts, workflow and forecast:
  { "title": "Invoices at Nordlicht", "blocks": [
    { "kind": "text", "text": "…" },
    { "kind": "facts", "rows": [{ "label": "Today", "value": "14 min" }] },
    { "kind": "workflow", "name": "Open the drawing", "hash": "w=1~…" } ] }`

export async function demosCommand(args: string[], parts: OperatorParts): Promise<void> {
  const { database, now, print } = parts
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      for: { type: 'string' },
      days: { type: 'string' },
      locale: { type: 'string' },
      email: { type: 'string' },
    },
  })
  const [command = 'list', id = ''] = positionals
  const rule = taken.get(command)
  if (rule) checkTaken([command, ...positionals.slice(1)], values, rule)
  const demos = () => createDemoStore({ database, passwords: createPasswords(), secret: parts.secret, now })
  switch (command) {
    case 'create':
      return create(demos(), values, parts)
    case 'list':
      return list(demos(), parts)
    case 'revoke':
      if (!(await demos().revoke(id))) throw new Error(`There is no demo ${id || 'without an id'} to revoke.`)
      return print(`${id} is revoked and its content erased`)
    default:
      throw new Error(`There is no command ${command}: see "npm run demos -- help".`)
  }
}

const taken = new Map<string, Taken>([
  ['create', { options: ['file', 'for', 'days', 'locale', 'email'] }],
  ['list', {}],
  ['revoke', { words: 1 }],
])

interface Wishes {
  file?: string | undefined
  for?: string | undefined
  days?: string | undefined
  locale?: string | undefined
  email?: string | undefined
}

async function create(demos: DemoStore, wishes: Wishes, { settings, print }: OperatorParts): Promise<void> {
  const days = Number(wishes.days ?? lasting.demoDays)
  const locale = locales.find((known) => known === (wishes.locale ?? fallbackLocale))
  const email = v.safeParse(v.union([v.literal(''), emailSchema]), wishes.email ?? '')
  const preparedFor = v.safeParse(line(160), wishes.for)
  if (!wishes.file) throw new Error('Say what it shows: --file demo.json.')
  if (!preparedFor.success) throw new Error('Say whom it is for, in one line: --for "Nordlicht Logistik".')
  if (!Number.isInteger(days) || days < 1 || days > mostDays)
    throw new Error(`The days are a number from 1 to ${mostDays}.`)
  if (!locale) throw new Error(`The language is one of ${locales.join(', ')}.`)
  if (!email.success) throw new Error(`This is no mail address: ${wishes.email}.`)
  const content = await readContent(wishes.file)
  const wanted = { content, preparedFor: preparedFor.output, days, locale, email: email.output }
  const { id, code } = await demos.create(wanted)
  print(`Access code: ${code}`)
  print(`Open with it: ${settings.publicOrigin}/${locale}/password-protected`)
  print(`Valid for ${days} days; end it earlier with: npm run demos -- revoke ${id}`)
  if (email.output) print('The mail with the code leaves within 15 seconds while the server runs.')
}

async function readContent(file: string): Promise<DemoContent> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const result = v.safeParse(demoContentSchema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'} does not fit (${issue.message}).`)
}

async function list(demos: DemoStore, { now, print }: OperatorParts): Promise<void> {
  const rows = await demos.list()
  for (const row of rows) {
    const end = new Date(row.expires_at).toISOString().slice(0, 10)
    print(
      harmless(`${row.id}  ${stateOf(row, now())}  until ${end}  opened ${row.opened}x  ${row.prepared_for}`),
    )
  }
  print(counted(rows.length, 'demo'))
}

function stateOf({ revoked_at, expires_at }: DemoRow, time: number): string {
  return (revoked_at !== null ? 'revoked' : expires_at <= time ? 'ended' : 'open').padEnd(7)
}

if (import.meta.main) await withDatabase(help, demosCommand)
