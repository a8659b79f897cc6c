import { type Kysely, sql } from 'kysely'

const columns = [
  ['leads', 'email'],
  ['outbox', 'recipient'],
  ['account_tokens', 'email'],
  ['demos', 'email'],
  ['accounts', 'pending_email'],
  ['accounts', 'email'],
] as const

/** As `mailboxOf` spells them since: an address with an accent beside its letter would be found by nobody any more. */
export async function composeAddresses(db: Kysely<unknown>): Promise<void> {
  await respellAddresses(db, (address) => address.normalize('NFC'))
}

export async function respellAddresses(
  db: Kysely<unknown>,
  spell: (address: string) => string,
): Promise<void> {
  for (const [table, column] of columns) {
    const [from, address] = [sql.table(table), sql.ref(column)]
    // Neither engine is asked to spell: SQLite cannot. Few addresses have signs of several bytes.
    const { rows } = await sql<{ address: string }>`
      select distinct ${address} as address from ${from} where octet_length(${address}) <> length(${address})
    `.execute(db)
    for (const { address: old } of rows) {
      const spelled = spell(old)
      if (spelled === old) continue
      // Of two accounts of one mailbox, which only the old spelling allowed, the one that is found stays so.
      const isTaken = sql`confirmed_at is not null and exists (
        select 1 from accounts as other where other.email = ${spelled} and other.confirmed_at is not null)`
      const free = table === 'accounts' && column === 'email' ? sql`and not (${isTaken})` : sql``
      await sql`update ${from} set ${address} = ${spelled} where ${address} = ${old} ${free}`.execute(db)
    }
  }
}
