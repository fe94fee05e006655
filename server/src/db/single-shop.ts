import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Any number; the shop that uses an embedded database holds this lock as long as it lives. */
const shopLock = 7_201_002
const patience = 5000

/**
 * Makes sure that only one shop uses an embedded database. The lock lives on a connection, so a killed shop leaves it
 * free, though PostgreSQL may need a moment to notice. Throws when another shop is alive.
 */
export async function holdDataDirectory(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'shop-lock', keepAlive: true })
  // The server ends the connection when it is stopped; that is the end of the lock, not a fault.
  client.on('error', () => undefined)
  await client.connect()
  for (const deadline = Date.now() + patience; ;) {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      shopLock,
    ])
    if (rows[0]?.got === true) return
    if (Date.now() > deadline) break
    await wait(200)
  }
  await client.end()
  throw new Error(
    'Another shop is running on this data directory. Stop it, or set DATA_DIR to another folder.',
  )
}
