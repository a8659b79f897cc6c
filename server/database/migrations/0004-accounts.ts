import type { Kysely } from 'kysely'

import { type Engine, table, wideInteger } from './table.ts'

export async function createAccounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const time = wideInteger(engine)

  await table(db, engine, 'accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('created_at', time, (column) => column.notNull())
    .addColumn('confirmed_at', time)
    .addColumn('trial_ends_at', time)
    .addColumn('delete_after', time)
    .addColumn('pending_email', 'text')
    .addColumn('pending_until', time)
    .execute()
  // An address can be entered several times before one of the entries is confirmed.
  await db.schema
    .createIndex('accounts_confirmed_email')
    .on('accounts')
    .column('email')
    .unique()
    .where('confirmed_at' as never, 'is not', null)
    .execute()
  await db.schema.createIndex('accounts_email').on('accounts').column('email').execute()

  await table(db, engine, 'account_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('started_at', time, (column) => column.notNull())
    .addColumn('last_seen_at', time, (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('account_sessions_account')
    .on('account_sessions')
    .column('account_id')
    .execute()

  await table(db, engine, 'account_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_tokens_account').on('account_tokens').column('account_id').execute()

  await table(db, engine, 'account_saved')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('saved_at', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_saved_account').on('account_saved').column('account_id').execute()

  await table(db, engine, 'account_delays')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_at', time, (column) => column.notNull())
    .addColumn('next_at', time, (column) => column.notNull())
    .execute()

  await table(db, engine, 'account_hits')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_hits_key').on('account_hits').columns(['key', 'at']).execute()
}
