/** What the operator sees of a lead, and the mails that went out: the server's own files, on the same machine. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const data = 'test-results/data'

/** Throws when there is no such lead. */
export function showLead(reference: string): string {
  return execFileSync('node', ['tools/leads.ts', 'show', reference], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: data },
  })
}

/** Without SMTP settings every letter is a file. */
async function lettersWith(text: string): Promise<Email[]> {
  const folder = `${data}/outbox`
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  const letters = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(`${folder}/${name}`))))
  return letters.filter((letter) =>
    [letter.to?.[0]?.address, letter.text].some((each) => each?.includes(text)),
  )
}

/** Waits for it; `about` is something that stands in it, such as the reference. */
export async function letterTo(address: string, subject: string, about = address): Promise<Email> {
  const find = async () =>
    (await lettersWith(about)).find((each) => each.to?.[0]?.address === address && each.subject === subject)
  await expect.poll(async () => (await find())?.subject, { timeout: 15_000 }).toBe(subject)
  const letter = await find()
  if (!letter) throw new Error('The letter is gone.')
  return letter
}

/** A visitor with addresses of his own: limits count by network address, letters by mail address. */
export async function newVisitor(page: Page): Promise<{ email: string }> {
  const id = randomBytes(4).toString('hex')
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `2001:db8:${id.slice(0, 4)}:${id.slice(4)}::1` })
  await page
    .context()
    .addCookies([
      { name: 'kurztakt-cookie-consent', value: 'declined', url: test.info().project.use.baseURL ?? '' },
    ])
  return { email: `ada-${id}@example.org` }
}

/** The number that the visitor is given on the screen. */
export async function referenceOn(page: Page): Promise<string> {
  const found = page.getByRole('status').getByText(/^K-[0-9A-F]{6}$/)
  await expect(found).toBeVisible({ timeout: 25_000 })
  return (await found.textContent()) ?? ''
}
