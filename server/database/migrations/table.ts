/** The two places in which the engines' table definitions differ. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Strict tables refuse a text or a fraction where a whole number belongs, as PostgreSQL does anyway. */
export function table(db: Kysely<unknown>, engine: Engine, name: string): CreateTableBuilder<string> {
  const builder = db.schema.createTable(name)
  return engine === 'sqlite' ? builder.modifyEnd(sql`strict`) : builder
}

/** SQLite's integers are always wide enough for milliseconds. */
export function wideInteger(engine: Engine): 'integer' | 'bigint' {
  return engine === 'sqlite' ? 'integer' : 'bigint'
}
