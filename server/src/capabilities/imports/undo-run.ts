import { importKindNames } from '@shop/contract/imports/kinds'
import { type SQL, and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { type Restorable, snakeCase } from '#server/db/batch.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { fingerprint, holdRows } from '#server/db/journal.ts'
import { importImages, importRuns } from './tables.ts'
import { unlessBlocked } from './write-batch.ts'
import { writers } from './writers.ts'

const batchSize = 500

type Outcome = 'restored' | 'changed' | 'in-use'
type Key = Record<string, string>
/** A row the run changed: as it was before all of it, and whether it still is as the run left it. */
type Image = { key: Key; isSame: boolean }

export type Undone = { restored: number; notRestored: number }
/** How many of the rows to undo were looked at, and what comes before each batch. */
type Way = { done: number; total: number; before: () => Promise<void> }

/**
 * Undoes an import: every row that nobody changed since is as it was before, in transactions of 500 rows. First rows
 * come back that were changed or removed, in the order of the kinds; then those the run had brought go, in the
 * opposite order, unless others need them by now. Rows done once are not looked at again, so a broken off undo goes on
 * where it stood. How far it is stands with the run, in percent.
 *
 * @param before asked before every batch, for instance to let the search come after
 */
export async function undoRun(
  db: Db,
  run: bigint,
  before: () => Promise<void> = async () => undefined,
): Promise<Undone> {
  const tables = importKindNames.flatMap((kind) => writers[kind].restores ?? [])
  const way = { done: 0, total: await countKeys(db, run), before }
  for (const restorable of tables) await eachBatch(db, run, restorable, 'bring back', way)
  for (const restorable of tables.toReversed()) {
    // What only rows of this table need (a parent category) is free once those are gone.
    while ((await eachBatch(db, run, restorable, 'take away', way)) > 0);
    await eachBatch(db, run, restorable, 'leave', way)
  }
  return countOutcomes(db, run)
}

/** `leave`: what could not be taken away is marked as needed by others. */
type Direction = 'bring back' | 'take away' | 'leave'

/** Goes through all rows of a table; how many were restored. */
async function eachBatch(db: Db, run: bigint, of: Restorable, what: Direction, way: Way): Promise<number> {
  let restored = 0
  for (let after: Key | undefined = {}; after;) {
    const from: Key = after
    await way.before()
    const batch = await unlessBlocked(() =>
      db.transaction(async (transaction) => {
        const keys = await nextKeys(transaction, run, of, from)
        const undone = await undoBatch(transaction, run, of, what, keys)
        await saveShare(transaction, run, { total: way.total, done: way.done + undone.done })
        return { ...undone, last: keys.at(-1) }
      }),
    )
    restored += batch.restored
    way.done += batch.done
    after = batch.last
  }
  return restored
}

async function countKeys(db: Db, run: bigint): Promise<number> {
  const [counted] = await rowsOf<{ rows: number }>(
    db,
    sql`
      select count(*)::int as rows from (
        select distinct "table", key from import_images where run_id = ${run}::bigint and outcome is null) images`,
  )
  return counted?.rows ?? 0
}

async function saveShare(db: Db, run: bigint, { done, total }: Pick<Way, 'done' | 'total'>): Promise<void> {
  const progress = total === 0 ? 100 : Math.floor((Math.min(done, total) * 100) / total)
  await db
    .update(importRuns)
    .set({ progress, aliveAt: sql`now()` })
    .where(eq(importRuns.id, run))
}

/** Keys of rows that were not looked at yet, in their order, after the given one. */
async function nextKeys(db: Db, run: bigint, { table }: Restorable, after: Key): Promise<Key[]> {
  const rows = await rowsOf<{ key: Key }>(
    db,
    sql`
      select distinct key from import_images
      where run_id = ${run}::bigint and "table" = ${getTableName(table)} and outcome is null
        and key > ${JSON.stringify(after)}::jsonb
      order by key limit ${batchSize}`,
  )
  return rows.map(({ key }) => key)
}

async function undoBatch(
  db: Db,
  run: bigint,
  of: Restorable,
  what: Direction,
  keys: readonly Key[],
): Promise<{ restored: number; done: number }> {
  if (keys.length === 0) return { restored: 0, done: 0 }
  // Whoever is writing one of them ends first: what he wrote is a change.
  await holdRows(db, of.table, of.key.map(snakeCase), JSON.stringify(keys))
  const images = await imagesOf(db, run, of, what, keys)
  const same = images.filter(({ isSame }) => isSame).map(({ key }) => key)
  const needed = (what !== 'bring back' && (await of.needed?.(db, same))) || new Set<string>()
  const isNeeded = (key: Key) => needed.has(Object.values(key)[0] ?? '')
  const free = same.filter((key) => !isNeeded(key))
  if (what === 'bring back') await bringBack(db, run, of, free)
  else await takeAway(db, of, free)
  const changed = images.filter(({ isSame }) => !isSame).map(({ key }) => key)
  const stays = [...changed, ...(what === 'leave' ? same.filter(isNeeded) : [])]
  await tell(db, run, of, what, { gone: free, stays })
  await mark(db, run, of, free, 'restored')
  await mark(db, run, of, changed, 'changed')
  if (what === 'leave') await mark(db, run, of, same.filter(isNeeded), 'in-use')
  return { restored: free.length, done: free.length + changed.length }
}

/**
 * Tells the search which rows are other than before. What goes with an article the run had brought is told with the
 * article, which goes last: made anew for each of its rows, the index would be minutes behind a large run. Of an article that
 * stays after all it is told then.
 */
async function tell(
  db: Db,
  run: bigint,
  of: Restorable,
  what: Direction,
  { gone, stays }: { gone: readonly Key[]; stays: readonly Key[] },
): Promise<void> {
  const isArticle = getTableName(of.table) === 'articles'
  const going =
    what === 'bring back' || isArticle || !of.key.includes('matnr')
      ? new Set<string>()
      : await goingArticles(db, run, gone)
  const told = gone.filter(({ matnr = '' }) => !going.has(matnr))
  const all = isArticle && what !== 'bring back' ? [...told, ...stays] : told
  if (all.length > 0) await of.changed(db, all)
}

/** Of the articles these rows belong to those that the run brought and that are still to go. */
async function goingArticles(db: Db, run: bigint, keys: readonly Key[]): Promise<Set<string>> {
  const articles = [...new Set(keys.map(({ matnr }) => matnr))].map((matnr) => ({ matnr }))
  const rows = await rowsOf<{ matnr: string }>(
    db,
    sql`
      select key->>'matnr' as matnr from import_images
      where run_id = ${run}::bigint and "table" = 'articles' and before is null and outcome is null
        and key in (${asKeys(articles as Key[])})`,
  )
  return new Set(rows.map(({ matnr }) => matnr))
}

/** Of these rows those that go in this direction. */
async function imagesOf(
  db: Db,
  run: bigint,
  { table, key }: Restorable,
  what: Direction,
  keys: readonly Key[],
): Promise<Image[]> {
  const name = sql.identifier(getTableName(table))
  const wasThere = what === 'bring back' ? sql`is not null` : sql`is null`
  return rowsOf<Image>(
    db,
    sql`
      with image as (
        select key, (array_agg(after order by id desc))[1] as after
        from import_images
        where run_id = ${run}::bigint and "table" = ${getTableName(table)} and key in (${asKeys(keys)})
        group by key having (array_agg(before order by id))[1] ${wasThere})
      select image.key, image.after is not distinct from
        (case when t.${sql.identifier(snakeCase(key[0] ?? ''))} is not null then ${fingerprint(sql`t`, table)} end) as "isSame"
      from image cross join lateral jsonb_populate_record(null::${name}, image.key) k
        left join ${name} t on ${sameKey(key)}`,
  )
}

/** Row `t` is the one whose key `k` holds. */
function sameKey(key: readonly string[]): SQL {
  return sql.join(
    key.map((field) => sql`t.${sql.identifier(snakeCase(field))} = k.${sql.identifier(snakeCase(field))}`),
    sql` and `,
  )
}

/** Writes rows as they were before the run; all columns, so that nothing of the run stays. */
async function bringBack(
  db: Db,
  run: bigint,
  { table, key }: Restorable,
  keys: readonly Key[],
): Promise<void> {
  if (keys.length === 0) return
  const name = sql.identifier(getTableName(table))
  const columns = Object.keys(getTableColumns(table)).map(snakeCase)
  const list = (of: readonly string[], prefix = sql``) =>
    sql.join(
      of.map((column) => sql`${prefix}${sql.identifier(column)}`),
      sql`, `,
    )
  const set = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${name} (${list(columns)})
    select ${list(columns, sql`old.`)} from (
      select (array_agg(before order by id))[1] as before from import_images
      where run_id = ${run}::bigint and "table" = ${getTableName(table)} and key in (${asKeys(keys)})
      group by key) image, jsonb_populate_record(null::${name}, image.before) old
    on conflict (${list(key.map(snakeCase))}) do update set ${set}`)
}

async function takeAway(db: Db, { table, key }: Restorable, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return
  const name = sql.identifier(getTableName(table))
  await db.execute(sql`
    delete from ${name} t using jsonb_populate_recordset(null::${name}, ${JSON.stringify(keys)}::jsonb) k
    where ${sameKey(key)}`)
}

async function mark(
  db: Db,
  run: bigint,
  { table }: Restorable,
  keys: readonly Key[],
  outcome: Outcome,
): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(importImages)
    .set({ outcome })
    .where(
      and(
        eq(importImages.runId, run),
        eq(importImages.table, getTableName(table)),
        sql`${importImages.key} in (${asKeys(keys)})`,
      ),
    )
}

function asKeys(keys: readonly Key[]): SQL {
  return sql`select value from jsonb_array_elements(${JSON.stringify(keys)}::jsonb)`
}

async function countOutcomes(db: Db, run: bigint): Promise<Undone> {
  const [counts] = await rowsOf<Undone>(
    db,
    sql`
      select count(*) filter (where outcome = 'restored')::int as restored,
        count(*) filter (where outcome <> 'restored')::int as "notRestored"
      from (select distinct "table", key, outcome from import_images where run_id = ${run}::bigint) images`,
  )
  const { restored = 0, notRestored = 0 } = counts ?? {}
  await db
    .update(importRuns)
    .set({ rowsRestored: restored, rowsNotRestored: notRestored })
    .where(eq(importRuns.id, run))
  return { restored, notRestored }
}
