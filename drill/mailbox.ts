/** A mail server that keeps nothing but counts: which letter came how often. */
import { setTimeout as pause } from 'node:timers/promises'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  url: string
  /** How often each letter came, by its id. */
  letters: Map<string, number>
  doubled: () => number
  /** The latest letter to an address. */
  letterTo: (address: string) => Email | undefined
  /** Milliseconds until so many different letters are there, or until patience ends. */
  until: (count: number, patience?: number) => Promise<number>
  close: () => Promise<void>
}

/** `delay` is how long it takes over each letter. */
export async function openMailbox(port = 0, delay = 0): Promise<Mailbox> {
  const letters = new Map<string, number>()
  const latest = new Map<string, Email>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(async (letter) => {
          await pause(delay)
          const { messageId = '', to = [] } = letter
          letters.set(messageId, (letters.get(messageId) ?? 0) + 1)
          for (const { address = '' } of to) latest.set(address, letter)
          done()
        })
      })
    },
  })
  // A client that was killed in the middle of a letter.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const at = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://127.0.0.1:${at}`,
    letters,
    doubled: () => [...letters.values()].filter((times) => times > 1).length,
    letterTo: (person) => latest.get(person),
    async until(count, patience = 180_000) {
      const started = performance.now()
      while (letters.size < count && performance.now() - started < patience) await pause(20)
      return performance.now() - started
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
