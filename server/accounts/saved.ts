/** What customers keep of the tools in their account. */
import { randomUUID } from 'node:crypto'

import { mostSaved, type saveSchema } from '#contract/account-saved.ts'
import type { Database } from '#server/database/open.ts'
import type { SavedRow } from '#server/database/tables.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { InferOutput } from 'valibot'

export interface SavedStore {
  /** `false` when there is no room for another one. */
  save: (accountId: string, item: InferOutput<typeof saveSchema>) => Promise<boolean>
  forget: (accountId: string, savedId: string) => Promise<void>
  /** The latest first. */
  list: (accountId: string) => Promise<SavedRow[]>
}

interface StoreParts {
  database: Database
  now: () => number
}

export function createSavedStore({ database: { db, engine }, now }: StoreParts): SavedStore {
  return {
    save(accountId, { kind, name, hash }) {
      return db.transaction().execute(async (transaction) => {
        // Holds the account until the end, so that two at once do not both find the last place free.
        const account = await transaction
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', accountId)
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst()
        // Erased since its session was found.
        if (!account) throw new Refusal(401, 'unauthorized')
        const known = await transaction
          .selectFrom('account_saved')
          .select(['id', 'kind', 'hash'])
          .where('account_id', '=', accountId)
          .execute()
        const same = known.find((item) => item.kind === kind && item.hash === hash)
        if (same) {
          await transaction
            .updateTable('account_saved')
            .set({ name, saved_at: now() })
            .where('id', '=', same.id)
            .execute()
          return true
        }
        if (known.length >= mostSaved) return false
        await transaction
          .insertInto('account_saved')
          .values({ id: randomUUID(), account_id: accountId, kind, name, hash, saved_at: now() })
          .execute()
        return true
      })
    },

    async forget(accountId, savedId) {
      await db
        .deleteFrom('account_saved')
        .where('account_id', '=', accountId)
        .where('id', '=', savedId)
        .execute()
    },

    list(accountId) {
      return db
        .selectFrom('account_saved')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('saved_at', 'desc')
        .orderBy('id')
        .execute()
    },
  }
}
