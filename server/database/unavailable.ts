/** SQLite: busy, locked, out of memory, read-only, input/output error, full, cannot open. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 13, 14])
/** PostgreSQL: connection, undone by a rival, out of resources, operator's intervention, system error. */
const postgresClasses = /^(?:08|40|53|57|58)/
const networkCodes = /^(?:ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/

/** Whether the database will work again once someone has freed the disk or started the server; else it is our fault. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff)
  const code = 'code' in error ? String(error.code) : ''
  return postgresClasses.test(code) || networkCodes.test(code) || poolMessages.test(error.message)
}
