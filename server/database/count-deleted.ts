import type { DeleteResult } from 'kysely'

/** Carries out a deletion and says how many rows it took. */
export async function countDeleted(deletion: {
  executeTakeFirst: () => Promise<DeleteResult>
}): Promise<number> {
  return Number((await deletion.executeTakeFirst()).numDeletedRows)
}
