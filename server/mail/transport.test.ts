import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, expect, test } from 'vitest'

import type { LogEntry } from '#server/log.ts'

import { noSuchRecipient, Undeliverable } from './outbox.ts'
import { createTransport, type Message } from './transport.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'transport-'))
const servers: SMTPServer[] = []
const basic = { mailFrom: '"Firm" <hello@example.org>', publicOrigin: 'https://site.test', dataDir }

const message: Message = {
  id: 'outbox-id',
  to: 'jane@example.org',
  replyTo: 'john@example.org',
  subject: 'Größe: <b>4</b>',
  text: 'Text in a letter – with a dash.\n',
  html: '<p>Text</p>',
  headers: { 'List-Unsubscribe': '<https://site.test/off>' },
}

afterAll(() => rmSync(dataDir, { recursive: true }))
afterEach(() => {
  for (const server of servers.splice(0)) server.close(() => undefined)
})

interface Received {
  recipients: string[]
  raw: string
}

/** A mail server of our own; it answers the recipient, or the sender, with the code that is given. */
async function mailServer(
  refuse?: string,
  refuseSender?: string,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  function answer(reply: string | undefined): Error | null {
    return reply
      ? Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
      : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom(_address, _session, done) {
      done(answer(refuseSender))
    },
    onRcptTo(_address, _session, done) {
      done(answer(refuse))
    },
    onData(stream, session, done) {
      let raw = ''
      stream.on('data', (chunk) => (raw += String(chunk)))
      stream.on('end', () => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return { url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, received }
}

async function expectTheLetter(raw: string): Promise<void> {
  const mail = await PostalMime.parse(raw)
  expect(mail.from).toMatchObject({ name: 'Firm', address: 'hello@example.org' })
  expect(mail.to).toMatchObject([{ address: 'jane@example.org' }])
  expect(mail.replyTo).toMatchObject([{ address: 'john@example.org' }])
  expect(mail.subject).toBe(message.subject)
  expect(mail.text?.trim()).toBe(message.text.trim())
  expect(mail.html?.trim()).toBe(message.html)
  expect(mail.messageId).toBe('<outbox-outbox-id@site.test>')
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe' }))
}

test('What looks like an encoded word in a subject is read as it was typed, and brings no line end along.', async () => {
  const { url, received } = await mailServer()
  const send = createTransport({ ...basic, smtpUrl: url }, () => undefined)
  for (const before of ['', 'Größe: ']) {
    await send({ ...message, subject: `${before}=?utf-8?Q?a=0D=0ABcc:_b@example.org?=` })
    const { subject } = await PostalMime.parse(received.at(-1)?.raw ?? '')
    expect(subject).toBe(`${before}= ?utf-8?Q?a=0D=0ABcc:_b@example.org?=`)
  }
})

test('A letter reaches the mail server, to one recipient, the same however often it is sent.', async () => {
  const { url, received } = await mailServer()
  const send = createTransport({ ...basic, smtpUrl: url }, () => undefined)
  await send(message)
  await send(message)
  expect(received.map(({ recipients }) => recipients)).toEqual([['jane@example.org'], ['jane@example.org']])
  for (const { raw } of received) await expectTheLetter(raw)
})

test('A recipient who does not exist is given up; one who is busy is not.', async () => {
  const gone = await mailServer('550 5.1.1 No such user here')
  const refused = createTransport({ ...basic, smtpUrl: gone.url }, () => undefined)(message)
  await expect(refused).rejects.toBeInstanceOf(Undeliverable)
  const busy = await mailServer('451 4.3.0 Try again later')
  const delayed = createTransport({ ...basic, smtpUrl: busy.url }, () => undefined)(message)
  await expect(delayed).rejects.toMatchObject({ responseCode: 451 })
})

test('An address that the next server cannot take is given up, and told apart from one that does not exist.', async () => {
  const { url } = await mailServer('550 5.6.7 Address is not ASCII')
  const refused = createTransport({ ...basic, smtpUrl: url }, () => undefined)(message)
  await expect(refused).rejects.toBeInstanceOf(Undeliverable)
  await expect(refused).rejects.not.toMatchObject({ code: noSuchRecipient })
})

test('A sender or a relay that is refused is tried again: the operator can mend that.', async () => {
  const senders = ['550 5.7.1 Who are you?', '550 5.6.7 Address is not ASCII']
  for (const replies of [...senders.map((reply) => [undefined, reply]), ['554 5.7.1 Relay access denied']]) {
    const { url } = await mailServer(...replies)
    const refused = createTransport({ ...basic, smtpUrl: url }, () => undefined)(message)
    await expect(refused).rejects.not.toBeInstanceOf(Undeliverable)
    await expect(refused).rejects.toMatchObject({ responseCode: expect.any(Number) })
  }
})

test('A mail server that is away is a failure with a code.', async () => {
  const send = createTransport({ ...basic, smtpUrl: 'smtp://127.0.0.1:1' }, () => undefined)
  await expect(send(message)).rejects.toMatchObject({ code: expect.stringMatching(/^E(?:CONN|SOCKET)/) })
})

test('A password does not travel without encryption.', async () => {
  // It would take one. To the machine itself a password may go; this is another one for all that anybody knows.
  let told = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(_given, _session, done) {
      told += 1
      done(null, { user: 'user' })
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const smtpUrl = `smtp://user:word@127.0.0.2:${port}`
  await expect(createTransport({ ...basic, smtpUrl }, () => undefined)(message)).rejects.toMatchObject({
    code: 'ETLS',
  })
  expect(told).toBe(0)
})

test('Without a mail server the letters become files for the owner alone, and the log says so once.', async () => {
  const log: LogEntry[] = []
  const send = createTransport({ ...basic, smtpUrl: undefined }, (entry) => log.push(entry))
  await send(message)
  await send({ ...message, id: 'second' })
  const directory = join(dataDir, 'outbox')
  expect(readdirSync(directory).toSorted()).toEqual(['outbox-id.eml', 'second.eml'])
  expect(statSync(directory).mode & 0o777).toBe(0o700)
  expect(statSync(join(directory, 'second.eml')).mode & 0o777).toBe(0o600)
  await expectTheLetter(readFileSync(join(directory, 'outbox-id.eml'), 'utf8'))
  // Whoever tidies up does not stop the next one.
  rmSync(directory, { recursive: true })
  await send({ ...message, id: 'third' })
  expect(readdirSync(directory)).toEqual(['third.eml'])
  expect(log).toEqual([expect.objectContaining({ level: 'warn', event: 'mail-into-files' })])
})
