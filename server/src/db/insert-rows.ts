import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { snakeCase } from './batch.ts'
import type { Db } from './connection.ts'

/**
 * Inserts whole rows as one parameter and gives them back as they are stored. The text is the same however many they
 * are, so it is sent by a name (db/statement.ts).
 * @param name unique in the program
 */
export async function insertRows<T extends PgTable>(
  db: Db,
  name: string,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<T['$inferSelect'][]> {
  const columns = Object.keys(getTableColumns(table)).map((field) => sql.identifier(snakeCase(field)))
  const records = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value])),
  )
  const stored = await db
    .insert(table as PgTable)
    .select(
      sql`select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(
        null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::jsonb)`,
    )
    .returning()
    .prepare(name)
    .execute()
  return stored
}
