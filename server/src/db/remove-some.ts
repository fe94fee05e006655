import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/** Removes at most so many rows that match: a long transaction would hold up whoever follows the database. */
export async function removeSome(db: Db, table: PgTable, where: SQL, most: number): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${most}))`,
  )
  return rowCount ?? 0
}

/** What a capability removes of its own: rows that ended before a moment, at most so many. How many there were. */
export type Remover = (db: Db, before: Date, most: number) => Promise<number>
