import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'

import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'

import { locales } from '#contract/locale.ts'
import { encodeForecast, exampleState } from '#contract/roi.ts'
import { hiringDays } from '#contract/roles.ts'
import { startTestApi, type TestApi } from '#server/fixture-leads.ts'

import { Undeliverable } from '#server/mail/outbox.ts'
import type { LeadRow, OutboxRow } from '#server/database/tables.ts'
import { mailWords } from '#server/mail/words.ts'

import { leadDeliveries, lettersAfterRelease, lettersFor } from './mail.ts'
import { createNewsletterLinks } from './newsletter.ts'
import { signatureOf } from './webhook.ts'

/** Posts a lead and returns the letters that came of it, by recipient. */
async function lettersOf(fields: Record<string, string>): Promise<Map<string, Email>> {
  const api = await startTestApi({ LEADS_TO: 'sales@example.org' })
  try {
    const response = await api.post({ ...fields, _key: 'idempotency-key', _proof: await api.solve() })
    expect(response.status).toBe(201)
    while ((await api.outbox.round()) > 0);
    return await readLetters(api)
  } finally {
    await api.close()
  }
}

async function readLetters({ settings }: TestApi): Promise<Map<string, Email>> {
  const directory = join(settings.dataDir, 'outbox')
  const mails = await Promise.all(
    readdirSync(directory).map((name) => PostalMime.parse(readFileSync(join(directory, name)))),
  )
  return new Map(mails.map((mail) => [mail.to?.[0]?.address ?? '', mail]))
}

const contact = {
  _kind: 'contact',
  subject: 'Invoices',
  message: 'We enter 900 invoices\nby hand every month.',
}
const forms = {
  contact,
  demo: { _kind: 'demo', company: 'Firm & Sons', process: 'We enter 900 invoices by hand.', forecast: 'a=1' },
  application: { _kind: 'application', role: 'data-scientist', message: 'I would like to work with you.' },
}

const kinds = ['contact', 'demo', 'application'] as const

test('A letter to the operator is never given up at once, even where no such mailbox exists.', async () => {
  const { operator, confirmation } = leadDeliveries({
    find: () => Promise.resolve(leadRow),
    send: () => Promise.reject(new Undeliverable('SMTP-refused')),
    links: createNewsletterLinks('s', 'https://example.org'),
    publicOrigin: 'https://example.org',
    webhook: undefined,
    now: () => 0,
  })
  const row = { lead_id: 'l', recipient: 'a@example.org' } as OutboxRow
  await expect(operator?.(row)).rejects.toMatchObject({ code: 'operator-refused' })
  await expect(operator?.(row)).rejects.not.toBeInstanceOf(Undeliverable)
  await expect(confirmation?.(row)).rejects.toBeInstanceOf(Undeliverable)
})

const leadRow: LeadRow = {
  id: 'l',
  reference: 'K-000000',
  kind: 'contact',
  status: 'new',
  reasons: '',
  locale: 'en',
  email: 'a@example.org',
  fields: JSON.stringify({ name: 'A', email: 'a@example.org', subject: 'S', message: 'M' }),
  idempotency_key: 'k',
  fingerprint: 'f',
  received_at: 0,
  erase_after: 1,
  confirmed_at: null,
}

test.each(locales.flatMap((locale) => kinds.map((kind) => [kind, locale] as const)))(
  'A %s in %s tells the operator everything and confirms its receipt to the visitor.',
  async (kind, locale) => {
    const fields = { ...forms[kind], _locale: locale, name: 'Erika Größe', email: 'Erika@example.org' }
    const letters = await lettersOf(fields)
    expect([...letters.keys()].toSorted()).toEqual(['erika@example.org', 'sales@example.org'])
    const operator = letters.get('sales@example.org')
    const visitor = letters.get('erika@example.org')

    expect(operator?.subject).toMatch(/^K-[\dA-F]{6} /)
    expect(operator?.replyTo?.[0]?.address).toBe('Erika@example.org')
    for (const [name, value] of Object.entries(fields)) {
      const title = locale === 'de' ? 'Datenwissenschaftler:in' : 'Data scientist'
      if (!name.startsWith('_')) expect(operator?.text).toContain(name === 'role' ? title : value)
    }
    const reference = operator?.subject?.slice(0, 8) ?? ''
    const { subject } = mailWords[locale].confirmation[kind]
    expect(visitor?.subject).toBe(subject.replace('{{reference}}', reference))
    // An hour is told with whose it is: readers live by other clocks.
    const hour = locale === 'de' ? /\d\d:\d\d MEZ/ : /\d\d:\d\d CET/
    for (const mail of [operator, visitor]) {
      expect(mail?.text).toMatch(hour)
      expect(mail?.html).toMatch(hour)
    }
    expect(visitor?.text).toContain('Erika Größe')
    const attached = `${reference} · ${mailWords[locale].fields.forecast}`
    expect(visitor?.text?.includes(attached)).toBe(kind === 'demo')
    // The receipt on the page names the same days as dates.
    const answerDays = { contact: '(one|eines)', demo: '(one|eines)', application: `${hiringDays[1]}` }[kind]
    expect(visitor?.text).toMatch(new RegExp(`${answerDays} (working day|Arbeitstag)`))
    for (const mail of [operator, visitor]) {
      expect(mail?.text).toContain(reference)
      expect(mail?.html).toContain(reference)
      expect(mail?.html).toContain(`<html lang="${locale}">`)
      expect(`${mail?.html}${mail?.text}`).not.toContain('{{')
      expect(mail?.html).not.toMatch(/<img|url\(|<script|<link|src=/i)
    }
  },
)

test('What a visitor typed is shown as text, and his advertising is not passed on.', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&'
  const letters = await lettersOf({
    ...contact,
    name: 'Win at https://spam.example',
    email: 'victim@example.org',
    subject: evil,
    message: `${evil} and twenty more characters`,
  })
  const operator = letters.get('sales@example.org')
  expect(operator?.html).not.toContain('<img')
  expect(operator?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  const victim = letters.get('victim@example.org')
  expect(`${victim?.subject}${victim?.html}${victim?.text}`).not.toMatch(/spam|onerror|twenty/)
})

test('A forecast and a workflow reach the operator as links, the forecast also as a sentence.', async () => {
  const state = encodeForecast(exampleState)
  const demo = { ...forms.demo, _locale: 'de', name: 'Erika', email: 'erika@example.org' }
  const letters = await lettersOf({ ...demo, forecast: state, workflow: 'w=1~*0~*00.46.3.1l' })
  const { text = '', html } = letters.get('sales@example.org') ?? {}
  expect(html).toContain(`href="https://site.test/de/product-3#${state}"`)
  expect(html).toContain('href="https://site.test/de/product-2#w=1~*0~*00.46.3.1l"')
  expect(text).toContain(`https://site.test/de/product-3#${state}`)
  expect(text).toContain('240 Vorgänge im Monat zu 18 min')
  expect(text).toContain('https://site.test/de/product-2#w=1~*0~*00.46.3.1l')
})

test('What a price was estimated from reaches the operator as a link, and nothing else as one.', async () => {
  const demo = { ...forms.demo, _locale: 'de', name: 'Erika', email: 'erika@example.org' }
  const textWith = async (estimate: string) =>
    (await lettersOf({ ...demo, estimate })).get('sales@example.org')?.text
  const wish = 'e1_5_20_10_420_120_45_63'
  expect(await textWith(wish)).toContain(`https://site.test/de/pricing-3#${wish}`)
  expect(await textWith('e1_<script>')).not.toContain('/pricing-3')
})

test('A forecast that is not paid back within three years says so.', async () => {
  const state = encodeForecast({ ...exampleState, inputs: { ...exampleState.inputs, casesPerMonth: 10 } })
  const demo = { ...forms.demo, _locale: 'en', name: 'Erika', email: 'erika@example.org', forecast: state }
  const { text = '' } = (await lettersOf(demo)).get('sales@example.org') ?? {}
  expect(text).toMatch(/10 cases a month at 18 min: .* no payback within three years/)
})

test('The money of a forecast is in the currency that the visitor saw.', async () => {
  const sentence = async (locale: string, currency?: 'EUR' | 'USD') => {
    const state = encodeForecast({ ...exampleState, ...(currency && { currency }) })
    const demo = {
      ...forms.demo,
      _locale: locale,
      name: 'Erika',
      email: 'erika@example.org',
      forecast: state,
    }
    const { text = '' } = (await lettersOf(demo)).get('sales@example.org') ?? {}
    return /.*18 min.*/.exec(text)?.[0].match(/[€$]/g)?.join('')
  }
  expect([await sentence('de'), await sentence('en')]).toEqual(['€', '$'])
  expect([await sentence('de', 'USD'), await sentence('en', 'EUR')]).toEqual(['$', '€'])
})

test('A forecast for one case a month does not count it as several.', async () => {
  const inputs = { ...exampleState.inputs, casesPerMonth: 1, minutesPerCase: 6000 }
  const demo = { ...forms.demo, name: 'Erika', email: 'erika@example.org' }
  const sent = { ...demo, forecast: encodeForecast({ ...exampleState, inputs }) }
  const { text: english = '' } = (await lettersOf({ ...sent, _locale: 'en' })).get('sales@example.org') ?? {}
  expect(english).toContain('1 case a month at 6,000 min')
  const { text: german = '' } = (await lettersOf({ ...sent, _locale: 'de' })).get('sales@example.org') ?? {}
  expect(german).toContain('1 Vorgang im Monat zu 6.000 min')
})

test('What becomes due depends on what is known of the lead.', () => {
  const letters = (change: Partial<LeadRow>, hasWebhook = true) =>
    lettersFor(
      { ...leadRow, ...change },
      { operator: 'sales@example.org', employer: 'people@example.org', hasWebhook },
    ).map(({ letter, toVisitor }) => `${letter} ${toVisitor ? 'visitor' : 'us'}`)
  expect(letters({})).toEqual(['operator us', 'confirmation visitor', 'webhook us'])
  expect(letters({}, false)).toEqual(['operator us', 'confirmation visitor'])
  expect(letters({ kind: 'newsletter', status: 'unconfirmed' })).toEqual(['newsletter-confirm visitor'])
  expect(letters({ kind: 'newsletter', status: 'confirmed' })).toEqual([
    'newsletter-welcome visitor',
    'webhook us',
  ])
  expect(letters({ status: 'quarantine', reasons: 'no-proof' })).toEqual(['operator us'])
  // A machine's text is nothing that anybody should have to read.
  expect(letters({ status: 'quarantine', reasons: 'no-proof,trap' })).toEqual([])
  // About an application no program decides, and no other program hears of it.
  expect(letters({ kind: 'application' })).toEqual(['operator us', 'confirmation visitor'])
  expect(letters({ kind: 'application', status: 'quarantine', reasons: 'trap' })).toEqual(['operator us'])
  const parties = { operator: 'sales@example.org', employer: 'people@example.org', hasWebhook: true }
  const [toThem] = lettersFor({ ...leadRow, kind: 'application' }, parties)
  const [toUs] = lettersFor(leadRow, parties)
  expect([toThem?.recipient, toUs?.recipient]).toEqual(['people@example.org', 'sales@example.org'])
  expect(letters({ status: 'done' })).toEqual([])
  const released = lettersAfterRelease(leadRow, {
    operator: 'sales@example.org',
    employer: 'people@example.org',
    hasWebhook: false,
  })
  expect(released.map(({ letter }) => letter)).toEqual(['confirmation'])
})

test('A visitor without JavaScript is announced to the operator as unchecked and gets no mail himself.', async () => {
  const api = await startTestApi({ LEADS_TO: 'sales@example.org' })
  await api.postForm({ ...contact, name: 'Jane', email: 'jane@example.org' })
  while ((await api.outbox.round()) > 0);
  const letters = await readLetters(api)
  expect([...letters.keys()]).toEqual(['sales@example.org'])
  expect(letters.get('sales@example.org')?.text).toMatch(/npm run leads -- release K-[\dA-F]{6}/)
  await api.close()
})

test('The newsletter asks for a confirmation first; its links work; the welcome can be unsubscribed.', async () => {
  const api = await startTestApi()
  await api.post({
    _kind: 'newsletter',
    email: 'a@example.org',
    _key: 'idempotency-key',
    _proof: await api.solve(),
  })
  while ((await api.outbox.round()) > 0);
  const asked = (await readLetters(api)).get('a@example.org')
  const link = /https:\/\/site\.test(\S+confirm\?lang=en&token=\S+)/.exec(asked?.text ?? '')?.[1] ?? ''
  expect(asked?.html).toContain(link.replace('&', '&amp;'))
  const answer = await api.handler(new Request(`https://site.test${link}`, { method: 'POST' }))
  expect(answer.headers.get('location')).toBe('/en/coming-soon?confirmed=1#confirmed')

  while ((await api.outbox.round()) > 0);
  const welcome = (await readLetters(api)).get('a@example.org')
  const header = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  expect(welcome?.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  )
  const off = await api.handler(
    new Request(header.slice(1, -1), { method: 'POST', body: 'List-Unsubscribe=One-Click' }),
  )
  expect(off.status).toBe(200)
  expect(await api.database.db.selectFrom('leads').selectAll().execute()).toEqual([])
  await api.close()
})

test('The webhook gets each lead signed, and again after a failure.', async () => {
  const secret = 'x'.repeat(32)
  const calls: { headers: IncomingMessage['headers']; body: string }[] = []
  const listener = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(calls.length === 1 ? 500 : 204).end()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const api = await startTestApi({
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/lead`,
    LEAD_WEBHOOK_SECRET: secret,
  })
  await api.post({
    ...contact,
    name: 'Jane',
    email: 'jane@example.org',
    _key: 'idempotency-key',
    _proof: await api.solve(),
  })
  while ((await api.outbox.round()) > 0);
  expect(calls).toHaveLength(1)
  expect(api.log).toContainEqual(expect.objectContaining({ event: 'letter-delayed', code: 'HTTP-500' }))
  api.clock.pass(2_000)
  while ((await api.outbox.round()) > 0);
  expect(calls).toHaveLength(2)
  for (const { headers, body } of calls) {
    const timestamp = String(headers['x-timestamp'])
    expect(headers['x-signature']).toBe(`sha256=${signatureOf(secret, timestamp, body)}`)
    expect(headers['x-delivery-id']).toBe(calls[0]?.headers['x-delivery-id'])
    expect(JSON.parse(body)).toMatchObject({ kind: 'contact', status: 'new', fields: { name: 'Jane' } })
  }
  listener.close()
  await api.close()
})

test('A webhook that leads elsewhere is not followed, and one that is away gets what waited when it is back.', async () => {
  let status = 302
  let calls = 0
  const listener = createServer((request, response) => {
    calls += 1
    request.resume()
    response.writeHead(status, { location: '/elsewhere', connection: 'close' }).end()
  })
  async function listen(at: number): Promise<number> {
    await new Promise<void>((resolve) => listener.listen(at, '127.0.0.1', resolve))
    const address = listener.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await listen(0)
  const api = await startTestApi({
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/lead`,
    LEAD_WEBHOOK_SECRET: 'x'.repeat(32),
  })
  async function post(key: string): Promise<void> {
    const lead = { ...contact, name: 'Jane', email: `${key}@example.org` }
    await api.post({ ...lead, _key: key, _proof: await api.solve() })
    while ((await api.outbox.round()) > 0);
  }
  function lastCode(): unknown {
    return api.log.findLast(({ event }) => event === 'letter-delayed')?.['code']
  }
  await post('led-elsewhere')
  expect(lastCode()).toBe('HTTP-302')
  expect(calls).toBe(1)

  await new Promise((resolve) => listener.close(resolve))
  await post('while-away')
  expect(lastCode()).toBe('ECONNECTION')

  await listen(port)
  status = 204
  await post('after-that')
  const waiting = await api.database.db
    .selectFrom('outbox')
    .select('last_error')
    .where('status', '=', 'queued')
    .execute()
  // What the server itself had refused waits for its own time.
  expect(waiting).toEqual([{ last_error: 'HTTP-302' }])
  expect(calls).toBe(3)
  listener.close()
  await api.close()
})
