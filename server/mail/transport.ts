/** Hands a letter to the mail server, or puts it into a file when there is none. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Transporter } from 'nodemailer'

import { type Log } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

import { noSuchRecipient, Undeliverable } from './outbox.ts'

export interface Message {
  /** The same for every try, so that a mail program can tell a repetition. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type Send = (message: Message) => Promise<void>

type TransportSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicOrigin' | 'dataDir'>

export function letterDirectory(dataDir: string): string {
  return join(dataDir, 'outbox')
}

export function createTransport(settings: TransportSettings, log: Log): Send {
  const host = new URL(settings.publicOrigin).hostname
  const send = settings.smtpUrl ? bySmtp(settings.smtpUrl) : intoFiles(settings.dataDir, log)

  return (message) =>
    send(
      {
        from: settings.mailFrom,
        // As an object, because a text could be read as a list of recipients.
        to: { name: '', address: message.to },
        ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
        // Apart, these two begin no encoded word: as one a visitor's subject could hold line ends and unseen signs again.
        subject: message.subject.replaceAll('=?', '= ?'),
        text: message.text,
        html: message.html,
        messageId: `<outbox-${message.id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      message.id,
    )
}

type Mail = Parameters<Transporter['sendMail']>[0]

function bySmtp(url: string): (mail: Mail, id: string) => Promise<void> {
  const { username, hostname } = new URL(url)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  let transporter: Transporter | undefined

  return async (mail) => {
    // Loaded with the first letter: it costs memory that a site without letters does not need.
    const { default: nodemailer } = await import('nodemailer')
    transporter ??= nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // A password never travels in the clear.
      requireTLS: username !== '' && !isLocal,
      // On the same machine nobody is in between, and its certificate is mostly one of its own.
      ...(isLocal && { tls: { rejectUnauthorized: false } }),
    })
    try {
      await transporter.sendMail(mail)
    } catch (error) {
      const reason = whyForGood(error)
      throw reason ? new Undeliverable(reason) : error
    }
  }
}

/**
 * Why a recipient is refused for good: there is none (RFC 3463, 5.1.x), or the next server takes no address with signs
 * beyond ASCII (RFC 6531, 5.6.7). Nobody has mistyped that one, so it counts as a letter that somebody must look at.
 * Every other refusal, such as relaying that is denied or a sender on a block list, may end when somebody mends something.
 */
function whyForGood(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('command' in error) || !('response' in error)) return undefined
  if (error.command !== 'RCPT TO') return undefined
  const status = /^5\d\d[ -](5\.\d+\.\d+)\b/.exec(String(error.response))?.[1] ?? ''
  if (/^5\.1\.(?:[1236]|10)$/.test(status)) return noSuchRecipient
  return status === '5.6.7' ? 'SMTP-not-ascii' : undefined
}

function intoFiles(dataDir: string, log: Log): (mail: Mail, id: string) => Promise<void> {
  const directory = letterDirectory(dataDir)
  let composer: Awaited<ReturnType<typeof loadComposer>> | undefined
  let isAnnounced = false

  return async (mail, id) => {
    composer ??= await loadComposer()
    const { message } = await composer.sendMail(mail)
    if (!isAnnounced) {
      log({ level: 'warn', event: 'mail-into-files', directory, hint: 'Set SMTP_URL to send mail.' })
      isAnnounced = true
    }
    // Each time: somebody may have tidied up.
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const file = join(directory, `${id}.eml`)
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

async function loadComposer() {
  const { default: nodemailer } = await import('nodemailer')
  return nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}
