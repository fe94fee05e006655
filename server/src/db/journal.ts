import { type SQL, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/**
 * Where rows are taken down as they were before a change, so that it can be undone. `images` is a table with the columns
 * of `import_images`; `taken` counts what was taken down.
 */
export type Journal = { run: bigint; images: string; taken: number }

/** Columns that follow from others or from the moment: they say nothing about whether a row was changed since. */
const derived = ['changed_at', 'level', 'path', 'numbers']

/** Columns younger than the first marks: left out while empty, so that rows marked before an update are the same after it. */
const younger: Readonly<Record<string, readonly string[]>> = { articles: ['etim_class'], terms: ['synonyms'] }

/** Mark of a row's content, equal as long as nobody changes it. */
export function fingerprint(row: SQL, table: PgTable): SQL {
  const empty = (younger[getTableName(table)] ?? []).map(
    (column) => sql` - case when ${row}.${sql.identifier(column)} is null then ${column} else '' end`,
  )
  return sql`md5((to_jsonb(${row}) - ${sql.param(derived)}::text[]${sql.join(empty, sql``)})::text)`
}

/** The key columns of a row as a JSON object. */
export function keyObject(row: SQL, columns: readonly string[]): SQL {
  const pairs = columns.map((column) => sql`${sql.raw(`'${column}'`)}, ${row}.${sql.identifier(column)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

/**
 * Holds the stored rows with these keys until the transaction ends, in the order of the keys: what is taken down as the
 * state before is then the state before, and two imports wait for each other instead of blocking one another.
 */
export async function holdRows(
  db: Db,
  table: PgTable,
  columns: readonly string[],
  records: string,
): Promise<void> {
  const name = sql.identifier(getTableName(table))
  const using = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const order = sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  )
  await db.execute(sql`
    select 1 from ${name} t join jsonb_populate_recordset(null::${name}, ${records}::jsonb) incoming using (${using})
    order by ${order} for update of t`)
}

/**
 * Part of a statement `with …, written as (insert … returning *)` that takes the rows down: as they were before the
 * statement, and the mark of what was written.
 */
export function takeDownWritten(journal: Journal, table: PgTable, columns: readonly string[]): SQL {
  const name = sql.identifier(getTableName(table))
  const same = sql.join(
    columns.map((column) => sql`b.${sql.identifier(column)} = w.${sql.identifier(column)}`),
    sql` and `,
  )
  const [first = ''] = columns
  return sql`, taken as (
    insert into ${sql.identifier(journal.images)} (run_id, "table", key, before, after)
    select ${journal.run}::bigint, ${getTableName(table)}, ${keyObject(sql`w`, columns)},
      case when b.${sql.identifier(first)} is not null then to_jsonb(b) end, ${fingerprint(sql`w`, table)}
    from written w left join ${name} b on ${same})`
}

/** As takeDownWritten, for rows removed by `removed as (delete … returning *)`. */
export function takeDownRemoved(journal: Journal, table: PgTable, columns: readonly string[]): SQL {
  return sql`, taken as (
    insert into ${sql.identifier(journal.images)} (run_id, "table", key, before, after)
    select ${journal.run}::bigint, ${getTableName(table)}, ${keyObject(sql`g`, columns)}, to_jsonb(g), null
    from removed g)`
}

/** Takes rows down that go with removed ones, by a column that names those. */
export async function takeDown(
  db: Db,
  journal: Journal,
  table: PgTable,
  columns: readonly string[],
  column: PgColumn,
  values: readonly string[],
): Promise<void> {
  const name = sql.identifier(getTableName(table))
  await db.execute(sql`
    insert into ${sql.identifier(journal.images)} (run_id, "table", key, before, after)
    select ${journal.run}::bigint, ${getTableName(table)}, ${keyObject(sql`t`, columns)}, to_jsonb(t), null
    from ${name} t where t.${sql.identifier(column.name)} = any(${sql.param([...values])}::text[])`)
}
