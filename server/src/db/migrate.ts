import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const migrationsFolder = here('./migrations')

/** Any number; every node that starts takes the same lock before it migrates. */
const migrationLock = 7_201_001

/** Milliseconds after which an address where nobody says anything counts as a wrong one. */
const longestConnect = 10_000

/**
 * Brings a database to the current tables and rules, safe to call from several nodes at once. One that a newer build
 * has migrated is left as it is, its rules included: that build's are right for its tables. Throws for a PostgreSQL older
 * than 15, and with the reason for one that cannot be reached.
 * @returns what to tell the operator of a database that is ahead of this build; '' where it is not
 */
export async function migrateDatabase(url: string): Promise<string> {
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
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder })
    const ahead = await unknownMigrations(client)
    if (ahead > 0) return aheadText(ahead)
    // One by one: others are at work in the database, and together they would keep the tables of all locked.
    for (const rule of (await readFile(here('./guards.sql'), 'utf8')).split('--> statement-breakpoint'))
      await client.query(rule)
    return ''
  } finally {
    await client.end()
  }
}

/** How many migrations ran that are newer than all this build has. */
async function unknownMigrations(client: pg.Client): Promise<number> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  const { rows } = await client.query<{ ahead: number }>(
    'select count(*)::int as ahead from drizzle.__drizzle_migrations where created_at > $1',
    [newest],
  )
  return rows[0]?.ahead ?? 0
}

const aheadText = (migrations: number): string =>
  `The database was migrated by a newer build of the shop (${migrations} ${migrations === 1 ? 'migration' : 'migrations'} ` +
  'this one does not know). Only the build right before that one may go on beside it: update this node.'
