import type { TableColumns } from '@shop/contract/imports/table-columns'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { importMappings } from './tables.ts'

/** The columns chosen for the last table of a supplier. */
export async function findMapping(db: Db, supplier: string): Promise<TableColumns | undefined> {
  const [found] = await db
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(eq(importMappings.supplier, supplier))
  return found?.columns
}

export async function saveMapping(db: Db, supplier: string, columns: TableColumns, at: Date): Promise<void> {
  const values = { columns, changedAt: at }
  await db
    .insert(importMappings)
    .values({ supplier, ...values })
    .onConflictDoUpdate({ target: importMappings.supplier, set: values })
}
