import { sql } from 'drizzle-orm'
import type { SearchEngine } from '#server/adapters/search-engine/port.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'

/**
 * How far the change log of which database was read (transaction id, then row id), and the day and currency of the prices
 * the index holds: a price that begins or ends leaves no change.
 */
export type Cursor = { database: string; xid: string; id: string; day: string; currency: string }

/** Before anything was read. */
export const start = { database: '', xid: '0', id: '0', currency: '' }

/** Tells databases apart, also the copies of one: what was restored from a dump has other object ids. */
const thisDatabase = sql`(select oid::text || '.' || 'catalogue_changes'::regclass::oid::text
  from pg_database where datname = current_database())`

/** Where a build that starts now has to go on reading: everything below is in what it reads. */
export async function endOfLog(db: Db): Promise<Omit<Cursor, 'day' | 'currency'>> {
  const [row] = await rowsOf<{ database: string; xid: string }>(
    db,
    sql`select ${thisDatabase} as database, (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text as xid`,
  )
  const { database, xid } = row ?? start
  return { database, xid, id: '9223372036854775807' }
}

/** A saved index of another database, or one older than the kept log, is not used. */
export async function isKnown(db: Db, { database, xid }: Cursor): Promise<boolean> {
  const [row] = await rowsOf<{ database: string; oldest: string | null; next: string }>(
    db,
    sql`select ${thisDatabase} as database, min(xid)::text as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text as next from catalogue_changes`,
  )
  if (row === undefined || row.oldest === null || row.database !== database) return false
  return BigInt(xid) >= BigInt(row.oldest) && BigInt(xid) <= BigInt(row.next)
}

/** Of which currency the prices in the index are; undefined where it does not say so: then they are the shop's. */
export const indexedCurrency = (engine: SearchEngine): string | undefined =>
  parseCursor(engine.state().version)?.currency

export const textOf = ({ database, xid, id, day, currency }: Cursor): string =>
  `${database}/${xid}/${id}/${currency}/${day}`

/** How far an index has read, from the version it was saved with; undefined where none of ours stands there. */
export function parseCursor(version: string): Cursor | undefined {
  const [, database, xid, id, currency, day] =
    /^(\d+\.\d+)\/(\d{1,19})\/(\d{1,19})\/([^/]*)\/(\d{4}-\d\d-\d\d)$/.exec(version) ?? []
  if (database === undefined || xid === undefined || id === undefined) return undefined
  return day === undefined || currency === undefined ? undefined : { database, xid, id, currency, day }
}
