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

/**
 * The newest change that a build that starts now reads: where it has to go on. Everything below the oldest running
 * transaction is in what it reads.
 */
export async function endOfLog(db: Db): Promise<Omit<Cursor, 'day' | 'currency'>> {
  const [row] = await rowsOf<{ database: string; xid: string | null; id: string | null }>(
    db,
    sql`
    select ${thisDatabase} as database, newest.xid::text, newest.id::text from (select) as one left join (
      select xid, id from catalogue_changes where xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      order by xid desc, id desc limit 1) newest on true`,
  )
  const { database, xid, id } = row ?? start
  return { database, xid: xid ?? start.xid, id: id ?? start.id }
}

/**
 * Whether an index can be used that has read so far: not one of another database, nor one older than the kept log, nor one
 * that has read what its database, brought back from a backup, has forgotten.
 */
export async function isKnown(db: Db, { database, xid, id }: Cursor): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(
    db,
    sql`
    select ${thisDatabase} = ${database} and exists (
      select from catalogue_changes where xid = ${xid}::bigint and id = ${id}::bigint) as known`,
  )
  return row?.known === true
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
