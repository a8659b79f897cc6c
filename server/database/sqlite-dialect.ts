/** Lets Kysely speak to Node's own SQLite. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

import { type DialectAdapter, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely'

type SqliteDatabase = Exclude<SqliteDialectConfig['database'], (...args: never[]) => unknown>

export class NodeSqliteDialect extends SqliteDialect {
  constructor(database: DatabaseSync, isInPlace: () => boolean = () => true) {
    super({ database: wrap(database, isInPlace) })
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

/** SQLite can undo a half-made table; saying so lets a migration that was cut short leave nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

const keptStatements = 100

function wrap(database: DatabaseSync, isInPlace: () => boolean): SqliteDatabase {
  const statements = new Map<string, StatementSync>()

  function statementFor(sql: string): StatementSync {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    if (statements.size >= keptStatements) statements.clear()
    statements.set(sql, statement)
    return statement
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk may already have undone the transaction; undoing it again would hide the cause.
      if (sql === 'rollback' && !database.isTransaction) return noStatement
      // What is written into a file without a name is lost with the process: SQLite itself does not notice in this mode.
      if (!database.isTransaction && !isInPlace())
        throw Object.assign(new Error('The database file is not where it was.'), { errcode: 14 })
      // Taking the write lock first lets a second process wait for it instead of failing half-way.
      const statement = statementFor(sql === 'begin' ? 'begin immediate' : sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      }
    },
  }
}

const noStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

/** Node would take an object for named parameters and shift every other value. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot take a value of type ${typeof value}.`)
}
