import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Any number; every node that starts takes the same lock before it migrates. */
const migrationLock = 7_201_001

/** Milliseconds after which an address where nobody says anything counts as a wrong one. */
const longestConnect = 10_000

/**
 * Brings a database to the current tables and rules, safe to call from several nodes at once. Throws for a
 * PostgreSQL older than 15, and with the reason for one that cannot be reached.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'shop-migrate',
    connectionTimeoutMillis: longestConnect,
  })
  await client.connect().catch((error: unknown) => {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, { cause: error })
  })
  try {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    )
    if (Number(rows[0]?.version) < 150_000) throw new Error('PostgreSQL 15 or newer is needed.')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: here('./migrations') })
    await client.query(await readFile(here('./guards.sql'), 'utf8'))
  } finally {
    await client.end()
  }
}
