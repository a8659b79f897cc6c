/** Accounts for tests: browsers with cookies of their own, the mails they get, and a count of hashes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'

import { serverPlace } from '#contract/account.ts'

import { createPasswords, type Passwords } from './accounts/passwords.ts'
import { startTestApi, type TestApi, testOrigin } from './fixture-leads.ts'
import { createHandler } from './handler.ts'

export const goodPassword = 'four lamps at the quay'
export const otherPassword = 'seven boats on the lake'

export const signUpFields: Record<string, string> = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.org',
  password: goodPassword,
  confirmPassword: goodPassword,
  company: 'Firm & Sons',
  jobTitle: '',
  phoneNumber: '',
  website: '',
  business: 'yes',
}

export interface AccountApi extends TestApi {
  /** How many passwords were hashed or compared so far. */
  hashes: () => number
  browser: (options?: { userAgent?: string; peer?: string }) => Browser
  /** Delivers what is due and returns every mail so far, the oldest first. */
  mails: () => Promise<Email[]>
  lastMail: (to: string) => Promise<Email>
  /** The token in the latest mail to this address. */
  token: (to: string) => Promise<string>
  /** Signs up and confirms. */
  open: (change?: Record<string, string>) => Promise<void>
  /** A browser that has logged in. */
  signedIn: (email?: string, password?: string) => Promise<Browser>
}

/** Much quicker than real ones, and counted. */
function countedPasswords(): { passwords: Passwords; count: () => number } {
  const quick = createPasswords({ memory: 64, passes: 1, parallelism: 1 })
  let count = 0
  const passwords: Passwords = {
    hash(password) {
      count += 1
      return quick.hash(password)
    },
    verify(stored, password) {
      count += 1
      return quick.verify(stored, password)
    },
  }
  return { passwords, count: () => count }
}

let nextPeer = 0

export async function startAccounts(env: Record<string, string> = {}, own?: Passwords): Promise<AccountApi> {
  const { passwords, count } = countedPasswords()
  const api = await startTestApi(env, { passwords: own ?? passwords })
  const handler = createHandler({
    serveSite: (request) =>
      new Response(`<!doctype html><title>${request.url}</title><noscript>${serverPlace}</noscript>`, {
        headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: '"x"', 'Content-Length': '1' },
      }),
    api: api.api,
    fillPage: api.fillPage,
    log: (entry) => api.log.push(entry),
  })

  function browser(options: { userAgent?: string; peer?: string } = {}): Browser {
    return new Browser(handler, options)
  }

  async function mails(): Promise<Email[]> {
    while ((await api.outbox.round()) > 0);
    const rows = await api.database.db
      .selectFrom('outbox')
      .select('id')
      // In the order in which they were queued: several ids of one moment have none.
      .orderBy(sql`rowid`)
      .execute()
    const files = rows.map(({ id }) => join(api.settings.dataDir, 'outbox', `${id}.eml`))
    return Promise.all(
      files.filter((file) => existsSync(file)).map((file) => PostalMime.parse(readFileSync(file))),
    )
  }

  async function lastMail(to: string): Promise<Email> {
    const found = (await mails()).findLast((mail) => mail.to?.some(({ address }) => address === to))
    if (!found) throw new Error(`There is no mail to ${to}.`)
    return found
  }

  async function token(to: string): Promise<string> {
    const found = /\?token=([\w-]{43})\b/.exec((await lastMail(to)).text ?? '')?.[1]
    if (!found) throw new Error('There is no token in the mail.')
    return found
  }

  async function open(change: Record<string, string> = {}): Promise<void> {
    const fields = { ...signUpFields, ...change }
    await browser().post('sign-up', fields)
    const confirmed = await browser().post('confirm', { _token: await token(fields['email'] ?? '') })
    if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.status}`)
  }

  return {
    ...api,
    handler,
    hashes: count,
    browser,
    mails,
    lastMail,
    token,
    open,
    async signedIn(email = 'jane@example.org', password = goodPassword) {
      const visitor = browser()
      const { status } = await visitor.post('log-in', { email, password })
      if (status !== 200) throw new Error(`Not logged in: ${status}`)
      return visitor
    },
  }
}

/** Keeps cookies as a browser does. */
class Browser {
  readonly cookies = new Map<string, string>()
  readonly #handler: AccountApi['handler']
  readonly #userAgent: string
  /** A network address of its own unless one is given. */
  readonly #peer: string

  constructor(
    handler: AccountApi['handler'],
    { userAgent = '', peer }: { userAgent?: string; peer?: string },
  ) {
    this.#handler = handler
    this.#userAgent = userAgent
    this.#peer = peer ?? `2001:db8:1:${(++nextPeer).toString(16)}::1`
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie)
    if (this.#userAgent) headers.set('user-agent', this.#userAgent)
    const request = new Request(`${testOrigin}${path}`, { ...init, headers })
    const response = await this.#handler(request, { incoming: { socket: { remoteAddress: this.#peer } } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** To a form of the account, or to an address that begins with a slash. */
  post(
    form: string,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(form, JSON.stringify(fields), { 'content-type': 'application/json', ...headers })
  }

  /** As a page without a script does. */
  submit(
    form: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const type = 'application/x-www-form-urlencoded'
    return this.#send(form, new URLSearchParams(fields).toString(), { 'content-type': type, ...headers })
  }

  #send(form: string, body: string, headers: Record<string, string>): Promise<Response> {
    const path = form.startsWith('/') ? form : `/api/account/${form}`
    const length = String(Buffer.byteLength(body))
    return this.fetch(path, {
      method: 'POST',
      body,
      headers: { origin: testOrigin, 'content-length': length, ...headers },
    })
  }

  async me(): Promise<Response> {
    return this.fetch('/api/account/me')
  }
}
