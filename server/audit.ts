/** One line for every erasure that somebody asked for: it proves it, and tells a restored backup whom to forget again. */
import { randomUUID } from 'node:crypto'

import type { Kysely } from 'kysely'

import type { AuditLineRow, Tables } from './database/tables.ts'
import { keyedHash, keyFor } from './secret.ts'

/** What stands in a line for an address, or for an account: a backup may have that under a former address. */
export function auditSubject(secret: string, address: string): string {
  return keyedHash(keyFor(secret, 'audit'), address)
}

export async function noteErasure(
  db: Kysely<Tables>,
  secret: string,
  {
    address,
    accountIds = [],
    ...line
  }: Pick<AuditLineRow, 'at' | 'action' | 'removed'> & { address: string; accountIds?: string[] },
): Promise<void> {
  const subject = [address, ...accountIds].map((each) => auditSubject(secret, each)).join(' ')
  await db
    .insertInto('audit_lines')
    .values({ id: randomUUID(), subject, ...line })
    .execute()
}
