/** Passwords are kept as Argon2id hashes in the PHC form, so that a hash says itself how it was made. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

import { Refusal } from '#server/http/refusal.ts'

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes as long when there is nothing to compare with. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>
}

/** Stands where a hash would, and no password fits. */
export const noPassword = ''

interface Cost {
  /** In KiB. */
  memory: number
  passes: number
  parallelism: number
}

const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Hashing must not starve the rest of the site: two at once, some more may wait, and nobody waits for long. */
const mostAtOnce = 2
const mostWaiting = 20

export function createPasswords(cost: Cost = usualCost): Passwords {
  const waiting: (() => void)[] = []
  let running = 0
  /** Made with the first comparison that has nothing to compare with. */
  let nobody: Promise<string> | undefined

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new Refusal(503, 'unavailable', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  function hash(password: string): Promise<string> {
    return inTurn(async () => {
      const salt = randomBytes(16)
      const tag = await derive(password, salt, cost)
      const { memory, passes, parallelism } = cost
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
    })
  }

  /** What is compared with where there is nothing. A moment in which there were too many must not last. */
  async function somethingElse(): Promise<string> {
    try {
      return await (nobody ??= hash(randomBytes(16).toString('hex')))
    } catch (error) {
      nobody = undefined
      throw error
    }
  }

  return {
    hash,
    async verify(stored, password) {
      const known = stored === noPassword ? undefined : stored
      const made = known ?? (await somethingElse())
      const { salt, tag, ...itsCost } = read(made)
      const derived = await inTurn(() => derive(password, salt, itsCost))
      return timingSafeEqual(derived, tag) && known !== undefined
    },
  }
}

function derive(password: string, nonce: Uint8Array, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  // The same letters can be typed as different code points on different keyboards.
  const message = password.normalize('NFC')
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    )
  })
}

function read(stored: string): Cost & { salt: Buffer; tag: Buffer } {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/.exec(stored)
  if (!found) throw new Error('A stored password is not in the form that we write.')
  const [, memory, passes, parallelism, salt = '', tag = ''] = found
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
