import { company } from '#contract/company.ts'

export interface Settings {
  port: number
  /** Every address of the machine when unset: inside a container or a home network, localhost alone cannot be reached. */
  host: string | undefined
  /** Where Prometheus finds figures; nowhere when unset. */
  metrics: { port: number; host: string } | undefined
  /** Where leads and accounts are kept. */
  dataDir: string
  /** The built site. */
  siteDir: string
  /** How visitors reach the site, such as `https://example.org`. */
  publicOrigin: string
  /** The operator named the origin: forms may come from there only. Else from whatever host was asked. */
  originGiven: boolean
  /** Signs challenges and links; generated into the data directory when unset. */
  secret: string | undefined
  /** A PostgreSQL server; SQLite in the data directory when unset. */
  databaseUrl: string | undefined
  /** Peers whose `X-Forwarded-For` is believed: addresses or ranges. */
  trustedProxies: string[]
  /** How many leads may share one commit. */
  leadsPerCommit: number
  /** The mail server; files in the data directory when unset. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Where the operator reads leads. */
  leadsTo: string
  /** Who decides about applications, if others read the leads. */
  applicationsTo: string
  webhook: { url: string; secret: string } | undefined
}

type Environment = Record<string, string | undefined>

export const shortestSecret = 32

/** Reads the environment once; an unusable value is an error that says how to write it. */
export function readSettings(env: Environment): Settings {
  const port = readNumber(env, 'PORT', 3000, 0, 65_535)
  const publicOrigin = env['PUBLIC_ORIGIN'] || `http://localhost:${port}`
  if (!/^https?:\/\/[^/?#@\s]+$/.test(publicOrigin) || !URL.canParse(publicOrigin)) {
    throw new Error(
      `PUBLIC_ORIGIN must look like https://example.org, without a path, not ${JSON.stringify(publicOrigin)}.`,
    )
  }
  const leadsTo = readMailbox(env, 'LEADS_TO') ?? company.email
  return {
    port,
    host: env['HOST'] || undefined,
    metrics: readMetrics(env, port),
    dataDir: env['DATA_DIR'] || './data',
    siteDir: env['SITE_DIR'] || 'dist/site',
    publicOrigin: new URL(publicOrigin).origin,
    originGiven: Boolean(env['PUBLIC_ORIGIN']),
    secret: readSecret(env, publicOrigin.startsWith('https:')),
    databaseUrl: readUrl(env, 'DATABASE_URL', /^postgres(?:ql)?:/i, 'postgres://user:password@host/name'),
    trustedProxies: (env['TRUST_PROXY'] ?? '').split(/[\s,]+/).filter(Boolean),
    leadsPerCommit: readNumber(env, 'LEADS_PER_COMMIT', 500, 1, 1000),
    smtpUrl: readUrl(env, 'SMTP_URL', /^smtps?:\/\/[^/]/i, 'smtps://user:password@host'),
    mailFrom: readSender(env, 'MAIL_FROM') ?? `"${company.name}" <${company.email}>`,
    leadsTo,
    applicationsTo: readMailbox(env, 'APPLICATIONS_TO') ?? leadsTo,
    webhook: readWebhook(env),
  }
}

/** Its letters lie in files, and nobody on the web has a mailbox there. */
export function isPublicWithoutMail({ publicOrigin, smtpUrl }: Settings): boolean {
  return publicOrigin.startsWith('https:') && smtpUrl === undefined
}

function readNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name] || String(fallback)
  if (!/^\d{1,5}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new Error(`${name} must be a number from ${least} to ${most}, not ${JSON.stringify(text)}.`)
  }
  return Number(text)
}

/** For this machine alone unless told otherwise: the figures are nobody else's business. */
function readMetrics(env: Environment, sitePort: number): Settings['metrics'] {
  if (!env['METRICS_PORT']) {
    if (env['METRICS_HOST']) throw new Error('METRICS_HOST needs METRICS_PORT beside it.')
    return undefined
  }
  const port = readNumber(env, 'METRICS_PORT', 0, 0, 65_535)
  if (port > 0 && port === sitePort)
    throw new Error(`METRICS_PORT must not be the port of the site, ${port}.`)
  return { port, host: env['METRICS_HOST'] || '127.0.0.1' }
}

function readSecret(env: Environment, isPublic: boolean): string | undefined {
  const secret = env['SECRET'] || undefined
  if (!secret && isPublic) {
    throw new Error(
      'SECRET is missing: a public site needs one that outlives the disk. Make one with "openssl rand -hex 32".',
    )
  }
  if (secret && Buffer.byteLength(secret) < shortestSecret) {
    throw new Error(
      `SECRET must have at least ${shortestSecret} characters. Make one with "openssl rand -hex 32".`,
    )
  }
  return secret
}

/** The value itself is left out of the message: it holds a password. */
function readUrl(env: Environment, name: string, beginning: RegExp, example: string): string | undefined {
  const text = env[name] || undefined
  if (text !== undefined && !(isReadable(text) && beginning.test(text))) {
    const hint = ' In the password write # as %23, @ as %40, / as %2F, : as %3A and % as %25.'
    throw new Error(`${name} must look like ${example}.${example.includes(':password@') ? hint : ''}`)
  }
  return text
}

/** A lone percent sign in a password can be parsed, but whoever logs in with it decodes it first. */
function isReadable(url: string): boolean {
  if (!URL.canParse(url)) return false
  try {
    decodeURIComponent(new URL(url).password)
    return true
  } catch {
    return false
  }
}

const address = '[^\\s@<>,;:"()\\p{Cc}]+@[^\\s@<>,;:"()\\p{Cc}]+'
const name = '(?:"[^"\\p{Cc}]*"\\s*|[^"@<>,;:()\\p{Cc}]*)'

function readSender(env: Environment, key: string): string | undefined {
  const text = env[key]?.trim() || undefined
  if (text !== undefined && !new RegExp(`^(?:${address}|${name}<${address}>)$`, 'u').test(text)) {
    throw new Error(
      `${key} must look like "Firm, Inc." <hello@example.org>, with the quotes where the name has signs, not ${JSON.stringify(text)}.`,
    )
  }
  return text
}

/** One mailbox: with a name or a second one beside it every announcement would go astray. */
function readMailbox(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim() || undefined
  if (text !== undefined && !new RegExp(`^${address}$`, 'u').test(text)) {
    throw new Error(`${name} must be one mail address without a name, not ${JSON.stringify(text)}.`)
  }
  return text
}

function readWebhook(env: Environment): Settings['webhook'] {
  const url = readUrl(env, 'LEAD_WEBHOOK_URL', /^https?:/i, 'https://example.org/leads')
  const secret = env['LEAD_WEBHOOK_SECRET'] ?? ''
  if (url === undefined) {
    if (secret) throw new Error('LEAD_WEBHOOK_SECRET needs LEAD_WEBHOOK_URL beside it.')
    return undefined
  }
  const { username, password } = new URL(url)
  // `fetch` refuses such an address, so no call would ever leave.
  if (username || password)
    throw new Error('LEAD_WEBHOOK_URL must not hold a user or password: the signature proves who calls.')
  if (Buffer.byteLength(secret) < shortestSecret) {
    throw new Error(`LEAD_WEBHOOK_SECRET must have at least ${shortestSecret} characters.`)
  }
  return { url, secret }
}
