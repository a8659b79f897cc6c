/** Two servers on one PostgreSQL behind nginx, one of which dies: they must act as one. */
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'

import { benchSecret, makeLeads } from '#bench/api-leads.ts'
import { endProcess, type Running, scratchSite, startProcess } from '#bench/api-process.ts'
import { domain, makeCertificate } from '#bench/certificate.ts'
import { freePort } from '#bench/free-port.ts'
import { startNginx } from '#bench/nginx.ts'
import { needProgram } from '#bench/programs.ts'
import { median } from '#bench/report.ts'

import { sendBrokenGreeting } from './broken-greeting.ts'
import type { Fault } from './fault.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { startPostgres } from './postgres.ts'
import { lostOf, storedInPostgres } from './stored.ts'
import { createVisitors } from './visitors.ts'

const origin = 'https://example.org'
const lettersPerLead = 2
/** Of the one account: to confirm the address, and that it is open. */
const accountLetters = 2
/** As many as one server delivers at a time: those may come again when it is killed over them. */
const lettersInHand = 5

export async function scaleOut(rounds: number): Promise<Fault> {
  needProgram('nginx')
  const postgres = await startPostgres()
  const url = await postgres.newUrl()
  const mailbox = await openMailbox()
  const { directory, siteDir, remove } = scratchSite()
  const ports = [await freePort(), await freePort()]
  const servers = new Map<number, Running>()

  async function start(index: number): Promise<number> {
    const started = performance.now()
    const server = await startProcess('server/main.ts', {
      PORT: String(ports[index]),
      SITE_DIR: siteDir,
      DATA_DIR: `${directory}/data-${index}`,
      DATABASE_URL: url,
      SECRET: benchSecret,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: mailbox.url,
    })
    servers.set(index, server)
    return performance.now() - started
  }

  const { key, certificate } = makeCertificate(directory)
  const [secure, plain] = [await freePort(), await freePort()]
  // As the operator has it, with ports, names and certificate of our own, and once more without TLS for the load.
  const configuration = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, index: string) => `127.0.0.1:${ports[Number(index)]}`)
    .replaceAll(/listen \[::\]:.*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
  const nginx = await startNginx((port) =>
    configuration.replaceAll(
      'listen 443 ssl http2;',
      `listen 127.0.0.1:${secure} ssl http2; listen 127.0.0.1:${port};`,
    ),
  )
  const visitors = createVisitors(() => nginx.url, origin)
  const demands: [string, boolean][] = []
  const recovered: number[] = []
  try {
    await Promise.all([start(0), start(1)])
    const [one, two] = ports.map((port) => `http://127.0.0.1:${port}`)
    const urls: [string, string] = [one ?? '', two ?? '']
    // nginx was asked before its servers were there, and looks for them again after two seconds.
    for (let tries = 0; tries < 20 && (await tlsStatus(secure, certificate)) !== 200; tries++)
      await pause(250)
    const seen = [
      await tlsStatus(secure, certificate),
      await tlsStatus(secure, certificate, 'www.example.org'),
      (await fetch(`http://127.0.0.1:${plain}/api/leads`, { method: 'POST' })).status,
      (await fetch(`http://127.0.0.1:${plain}/en/404`, { redirect: 'manual' })).status,
    ].join(', ')
    demands.push(await sharedKeys(urls), await sharedLimit(urls), await sharedSession(urls, mailbox), [
      `nginx speaks TLS, leads from www to the site, and sends nobody on who posts without TLS (${seen})`,
      seen === '200, 301, 403, 301',
    ])

    const early = await storedInPostgres(url)
    await mailbox.until(early.keys.length * lettersPerLead + accountLetters, 30_000)
    visitors.begin()
    await pause(2_000)
    const beforeKills = { letters: mailbox.letters.size, doubled: mailbox.doubled() }
    for (let round = 0; round < rounds; round++) {
      const index = round % 2
      const server = servers.get(index)
      if (server) await endProcess(server, 'SIGKILL')
      recovered.push(await visitors.untilAcknowledged())
      await pause(500)
      await start(index)
      await pause(500)
    }
    await visitors.rest()
    const open = await visitors.finish()
    const stored = await storedInPostgres(url)
    await sendBrokenGreeting(secure)
    const expected = stored.keys.length * lettersPerLead + accountLetters
    const letters = await mailbox.until(expected)
    demands.push(
      [`${open} leads were never acknowledged`, open === 0],
      ['nginx writes down no address', !nginx.complaints().includes('client:')],
      [`${stored.incomplete} leads lack one of their two letters`, stored.incomplete === 0],
      [
        `${mailbox.letters.size} of ${expected} letters arrived, the last ${(letters / 1000).toFixed(0)} s after the load`,
        mailbox.letters.size === expected,
      ],
      [
        `${beforeKills.doubled} of ${beforeKills.letters} letters twice while both lived, ${mailbox.doubled()} after ${rounds} kills`,
        beforeKills.doubled === 0 && mailbox.doubled() <= rounds * lettersInHand,
      ],
    )
    return {
      fault: 'one of two servers on PostgreSQL behind nginx killed',
      rounds,
      acknowledged: visitors.acknowledged.size,
      lost: lostOf(visitors.acknowledged, stored),
      doubled: stored.doubled,
      recovered: median(recovered),
      demands,
    }
  } finally {
    await visitors.rest()
    for (const server of servers.values()) await endProcess(server, 'SIGKILL')
    await nginx.stop()
    await mailbox.close()
    await postgres.remove()
    remove()
  }
}

/** The same lead four times at both servers at once. */
async function sharedKeys(urls: string[]): Promise<[string, boolean]> {
  const [lead] = await makeLeads(1, origin)
  if (!lead) throw new Error('There is no lead.')
  const { body, headers } = lead
  // More than five from one visitor would meet the limit, although repetitions do not count in the end.
  const answers = await Promise.all(
    [...urls, ...urls].map((url) => fetch(`${url}/api/leads`, { method: 'POST', body, headers })),
  )
  const receipts = await Promise.all(answers.map((answer) => answer.text()))
  const statuses = answers.map(({ status }) => status).toSorted()
  return [
    `one lead sent to both servers at once is stored once (${statuses.join(', ')})`,
    new Set(receipts).size === 1 && statuses.filter((status) => status === 201).length === 1,
  ]
}

/** Six leads of one visitor, at the two servers in turn. */
async function sharedLimit(urls: string[]): Promise<[string, boolean]> {
  const leads = await makeLeads(6, origin)
  const statuses: number[] = []
  for (const [index, { body, headers }] of leads.entries()) {
    const url = urls[index % urls.length] ?? ''
    const own = { ...headers, 'X-Forwarded-For': '203.0.113.7' }
    statuses.push((await fetch(`${url}/api/leads`, { method: 'POST', body, headers: own })).status)
  }
  return [
    `the sixth lead of a visitor is refused, whichever server he asks (${statuses.join(', ')})`,
    statuses.join() === '201,201,201,201,201,429',
  ]
}

/** Signed up at one server, confirmed at the other, logged in at the first, known to the second. */
async function sharedSession([one, two]: [string, string], mailbox: Mailbox): Promise<[string, boolean]> {
  const email = 'scale@example.org'
  const password = 'four lamps at the quay'
  async function post(url: string, form: string, fields: Record<string, string>): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', Origin: origin, 'X-Forwarded-For': '203.0.113.9' }
    return fetch(`${url}/api/account/${form}`, { method: 'POST', headers, body: JSON.stringify(fields) })
  }
  const person = { firstName: 'Jane', lastName: 'Doe', business: 'yes' }
  await post(one, 'sign-up', { ...person, email, password, confirmPassword: password })
  const until = Date.now() + 30_000
  while (!mailbox.letterTo(email) && Date.now() < until) await pause(50)
  const token = /\?token=([\w-]{43})/.exec(mailbox.letterTo(email)?.text ?? '')?.[1] ?? ''
  const confirmed = await post(two, 'confirm', { _token: token })
  const loggedIn = await post(one, 'log-in', { email, password })
  const cookie = loggedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  const [here, there] = await Promise.all(
    [one, two].map((url) => fetch(`${url}/api/account/me`, { headers: { cookie } })),
  )
  const statuses = [confirmed.status, loggedIn.status, here?.status, there?.status]
  return [
    `a session that one server began is known to the other (${statuses.join(', ')})`,
    statuses.join() === '200,200,200,200',
  ]
}

function tlsStatus(port: number, certificate: string, name = '127.0.0.1'): Promise<number> {
  return new Promise((done, fail) => {
    const ca = readFileSync(certificate)
    const tls = { servername: `www.${domain}`, ca }
    const headers = { host: name }
    request({ host: '127.0.0.1', port, path: '/health/ready', headers, ...tls }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
      .on('error', fail)
      .end()
  })
}
