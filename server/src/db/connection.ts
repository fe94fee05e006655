import type { Logger, SQL } from 'drizzle-orm'
import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A pool, one connection or an open transaction: whatever statements can be sent to. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/** Opens a pool. Rows come with exact decimals as text and calendar days as 'YYYY-MM-DD'. */
export function connect(url: string, options: { max?: number; logger?: Logger } = {}): Connection {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10, application_name: 'shop' })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return {
    db: drizzle({ client: pool, casing: 'snake_case', ...(options.logger && { logger: options.logger }) }),
    pool,
    close: () => pool.end(),
  }
}

/** Runs a statement written by hand and names the shape of its rows (columns as PostgreSQL sends them). */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement)
  return result.rows as Row[]
}
