import { expect, test } from 'vitest'

import { company } from '#contract/company.ts'

import { readSettings } from './settings.ts'

const secret = 'x'.repeat(32)

test('An empty environment gives port 3000 on every address and the usual directories.', () => {
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({
    port: 3000,
    host: undefined,
    metrics: undefined,
    dataDir: './data',
    siteDir: 'dist/site',
    publicOrigin: 'http://localhost:3000',
    originGiven: false,
    secret: undefined,
    databaseUrl: undefined,
    trustedProxies: [],
    leadsPerCommit: 500,
    smtpUrl: undefined,
    mailFrom: `"${company.name}" <${company.email}>`,
    leadsTo: company.email,
    applicationsTo: company.email,
    webhook: undefined,
  })
})

test('Every setting can be given.', () => {
  expect(
    readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      METRICS_PORT: '9100',
      METRICS_HOST: '10.0.0.1',
      DATA_DIR: '/var/lib/site',
      SITE_DIR: '/srv/site',
      PUBLIC_ORIGIN: 'https://example.org',
      SECRET: secret,
      DATABASE_URL: 'postgres://user:word@db/name',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
      LEADS_PER_COMMIT: '1',
      SMTP_URL: 'smtps://user:word@mail.example.org',
      MAIL_FROM: 'Firm <hello@example.org>',
      LEADS_TO: 'sales@example.org',
      APPLICATIONS_TO: 'people@example.org',
      LEAD_WEBHOOK_URL: 'https://flows.example.org/lead',
      LEAD_WEBHOOK_SECRET: secret,
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    metrics: { port: 9100, host: '10.0.0.1' },
    dataDir: '/var/lib/site',
    siteDir: '/srv/site',
    publicOrigin: 'https://example.org',
    originGiven: true,
    secret,
    databaseUrl: 'postgres://user:word@db/name',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    leadsPerCommit: 1,
    smtpUrl: 'smtps://user:word@mail.example.org',
    mailFrom: 'Firm <hello@example.org>',
    leadsTo: 'sales@example.org',
    applicationsTo: 'people@example.org',
    webhook: { url: 'https://flows.example.org/lead', secret },
  })
})

test.each(['http', '-1', '65536', '3000.5', '0x10', ' 80'])('The port %j is refused.', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow('PORT must be a number')
})

test.each([
  ['PORT', 0, 65_535],
  ['METRICS_PORT', 0, 65_535],
  ['LEADS_PER_COMMIT', 1, 1000],
])('%s may be from %i to %i.', (name, least, most) => {
  for (const value of [least, most]) expect(() => readSettings({ [name]: String(value) })).not.toThrow()
  for (const value of [least - 1, most + 1])
    expect(() => readSettings({ [name]: String(value) })).toThrow(`${name} must be a number from`)
})

test('The figures are given out on this machine alone unless told otherwise.', () => {
  expect(readSettings({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' })
  expect(() => readSettings({ METRICS_PORT: '3000' })).toThrow(
    'METRICS_PORT must not be the port of the site',
  )
})

test.each([
  'example.org',
  'ftp://example.org',
  'https://example.org/',
  'https://',
  'https://a b',
  'https://u:p@a.de',
])('The public origin %j is refused.', (PUBLIC_ORIGIN) => {
  expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow('PUBLIC_ORIGIN must look like')
})

test('A public site without a secret, or with a short one, does not start.', () => {
  expect(() => readSettings({ PUBLIC_ORIGIN: 'https://example.org' })).toThrow('SECRET is missing')
  for (const PUBLIC_ORIGIN of ['https://example.org', '']) {
    expect(() => readSettings({ PUBLIC_ORIGIN, SECRET: 'too short' })).toThrow('SECRET must have at least 32')
  }
})

test('A password whose signs end the address is refused with the way to write them.', () => {
  const hint =
    /^(?:SMTP|DATABASE)_URL must look like .* # as %23, @ as %40, \/ as %2F, : as %3A and % as %25\.$/
  for (const word of ['a#b', 'a/b', '50%off']) {
    expect(() => readSettings({ SMTP_URL: `smtps://user:${word}@host` })).toThrow(hint)
    expect(() => readSettings({ DATABASE_URL: `postgres://user:${word}@host/name` })).toThrow(hint)
  }
  const encoded = 'smtps://user:a%23%40%2F%3A%25b@host'
  expect(readSettings({ SMTP_URL: encoded }).smtpUrl).toBe(encoded)
})

test('A bad address of a service is refused without showing its password.', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'LEAD_WEBHOOK_URL']) {
    expect(() => readSettings({ [name]: 'ftp://user:hidden@host' })).toThrow(`${name} must look like`)
    expect(() => readSettings({ [name]: 'ftp://user:hidden@host' })).not.toThrow('hidden')
  }
  expect(() => readSettings({ SMTP_URL: 'smtp:' })).toThrow('SMTP_URL must look like')
  expect(() => readSettings({ LEAD_WEBHOOK_URL: 'https://a.example' })).toThrow(
    'LEAD_WEBHOOK_SECRET must have',
  )
  for (const who of ['user:hidden', 'user', ':hidden'])
    expect(() => readSettings({ LEAD_WEBHOOK_URL: `https://${who}@a.example` })).toThrow(
      /^LEAD_WEBHOOK_URL must not hold a user or password(?!.*hidden)/,
    )
  for (const name of ['LEADS_TO', 'APPLICATIONS_TO'])
    for (const value of ['sales', 'Sales <sales@example.org>', 'sales@example.org, ceo@example.org'])
      expect(() => readSettings({ [name]: value })).toThrow(`${name} must be one mail address`)
})

test.each([
  'hello@example.org',
  'Firm <hello@example.org>',
  '"Firm, Inc." <hello@example.org>',
  'Müller & Söhne <hello@example.org>',
])('Letters may come from %j.', (MAIL_FROM) => {
  expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
})

test.each([
  'hello',
  'a@b.de\nBcc: c@d.de',
  'a@b.de, c@d.de',
  'Firm <a@b.de>, c@d.de',
  'Firm, Inc. <a@b.de>',
  'a@b.de <c@d.de>',
])('Letters cannot come from %j.', (MAIL_FROM) => {
  expect(() => readSettings({ MAIL_FROM })).toThrow('MAIL_FROM must look like')
})

test('A setting that does nothing without another one is refused.', () => {
  expect(() => readSettings({ METRICS_HOST: '10.0.0.1' })).toThrow('METRICS_HOST needs METRICS_PORT')
  expect(() => readSettings({ LEAD_WEBHOOK_SECRET: secret })).toThrow('LEAD_WEBHOOK_SECRET needs')
})
