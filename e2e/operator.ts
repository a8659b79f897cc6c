/** What the operator does, the leads he has and the mails that went out: the server's own files, on the same machine. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { answer } from './visit.ts'

export const data = 'test-results/data'

export function operator(tool: 'leads' | 'demos', ...options: string[]): string {
  const env = { ...process.env, DATA_DIR: data }
  return execFileSync('node', [`tools/${tool}.ts`, ...options], { encoding: 'utf8', env })
}

/** As it is stored, if it is; what the operator's own command shows of it has a test beside that command. */
export function findLead(reference: string) {
  const database = new DatabaseSync(`${data}/kurztakt.sqlite`, { readOnly: true })
  const row = database
    .prepare('select kind, status, reasons, locale, fields from leads where reference = ?')
    .get(reference)
  database.close()
  return row && { ...row, fields: JSON.parse(String(row['fields'])) }
}

const letters = new Map<string, Email>()

/** Without SMTP settings every letter is a file, which never changes. */
async function lettersWith(text: string): Promise<Email[]> {
  const folder = `${data}/outbox`
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  for (const name of names.filter((each) => !letters.has(each)))
    letters.set(name, await PostalMime.parse(readFileSync(`${folder}/${name}`)))
  return [...letters.values()].filter((letter) =>
    [letter.to?.[0]?.address, letter.text].some((each) => each?.includes(text)),
  )
}

/** Waits for it; `about` is something that stands in it, such as the reference. */
export async function letterTo(address: string, subject: string, about = address): Promise<Email> {
  let letter: Email | undefined
  const find = async () => {
    const found = await lettersWith(about)
    letter = found.find((each) => each.to?.[0]?.address === address && each.subject === subject)
    return letter?.subject
  }
  await expect.poll(find, { timeout: 15_000, intervals: [100] }).toBe(subject)
  if (!letter) throw new Error('The letter is gone.')
  return letter
}

/** A visitor with addresses of his own: limits count by network address, letters by mail address. */
export async function newVisitor(page: Page): Promise<{ email: string }> {
  const id = randomBytes(4).toString('hex')
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::1` })
  await answer(page, 'declined')
  return { email: `ada-${id}@example.org` }
}

/** The number that the visitor is given on the screen. */
export async function referenceOn(page: Page): Promise<string> {
  const found = page.getByRole('status').getByText(/^K-[0-9A-F]{6}$/)
  await expect(found).toBeVisible({ timeout: 25_000 })
  return (await found.textContent()) ?? ''
}
