import type { Logger, SQL } from 'drizzle-orm'
import { type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { endLostAnswers } from './lost-answers.ts'

/** A pool, one connection or an open transaction: whatever statements can be sent to. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Connection = {
  db: Db
  /**
   * A second, small pool for what must stay when a transaction is refused. Were it the same, as many transactions at
   * once as there are connections would wait for one another for ever.
   */
  outside: Db
  pool: pg.Pool
  close: () => Promise<void>
}

type Options = {
  max?: number
  logger?: Logger
  /** Milliseconds a statement waits for a connection: of a host that swallows what it is sent nobody else ever hears. */
  connectWithin?: number
  /** Milliseconds after which somebody looks whether an answer is still to come, and between two looks. */
  patience?: number
}

/** Opens a pool. Rows come with exact decimals as text and calendar days as 'YYYY-MM-DD'. */
export function connect(url: string, options: Options = {}): Connection {
  const open = (max: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      application_name: 'shop',
      // Kept alive: a server that went away without a word is found out on connections that only listen, too.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: options.connectWithin ?? 10_000,
    })
    // A broken idle connection is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined)
    // So would one lost between two statements of a transaction; the next statement is refused and says why.
    pool.on('connect', (client) => client.on('error', () => undefined))
    const db = drizzle({
      client: pool,
      casing: 'snake_case',
      ...(options.logger && { logger: options.logger }),
    })
    return { pool, db }
  }
  const [main, beside] = [open(options.max ?? 10), open(3)]
  const stopLooking = endLostAnswers([main.pool, beside.pool], {
    url,
    ...(options.patience !== undefined && { patience: options.patience, every: options.patience }),
  })
  const close = async () => {
    stopLooking()
    await main.pool.end()
    await beside.pool.end()
  }
  return { db: main.db, outside: beside.db, pool: main.pool, close }
}

/** Runs a statement written by hand and names the shape of its rows (columns as PostgreSQL sends them). */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement)
  return result.rows as Row[]
}
