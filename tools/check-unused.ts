import { DatabaseSync } from 'node:sqlite'

/** Leaving the shared journal mode needs the database for oneself. One that is damaged is let pass: a restore replaces it. */
export function checkUnused(file: string): void {
  const connection = new DatabaseSync(file, { timeout: 0 })
  try {
    connection.exec('pragma journal_mode = delete')
  } catch (error) {
    if (isBusy(error)) throw new Error('The database is in use: stop the server first.', { cause: error })
  } finally {
    connection.close()
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED; the upper bits of the code tell the circumstances. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return [5, 6].includes(Number(error.errcode) & 0xff)
}
