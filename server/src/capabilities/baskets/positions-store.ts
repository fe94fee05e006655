import { and, asc, eq, sql } from 'drizzle-orm'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import { basketPositions } from './tables.ts'

/** A line of a basket; the quantity is in `unit`. */
export type Line = {
  posnr: number
  version: number
  matnr: string
  quantity: Decimal
  unit: string
  note: string
  reference: string
}

/** The lines of a basket in their order. */
export const listLines = (db: Db, basketId: string): Promise<Line[]> =>
  db
    .select({
      posnr: basketPositions.posnr,
      version: basketPositions.version,
      matnr: basketPositions.matnr,
      quantity: sql<Decimal>`trim_scale(${basketPositions.quantity})::text`,
      unit: basketPositions.unit,
      note: basketPositions.note,
      reference: basketPositions.reference,
    })
    .from(basketPositions)
    .where(eq(basketPositions.basketId, BigInt(basketId)))
    .orderBy(asc(basketPositions.posnr))

export async function insertLines(db: Db, basketId: string, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await db.insert(basketPositions).values(lines.map((line) => ({ ...line, basketId: BigInt(basketId) })))
}

/** Writes quantity, note and reference of lines, and the version each of them carries; one statement. */
export async function updateLines(db: Db, basketId: string, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await db.execute(sql`
    update basket_positions p
    set quantity = v.quantity, note = v.note, reference = v.reference, version = v.version
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as v (posnr int, quantity numeric, note text, reference text, version int)
    where p.basket_id = ${basketId}::bigint and p.posnr = v.posnr`)
}

export async function deleteLine(db: Db, basketId: string, posnr: number): Promise<void> {
  await db
    .delete(basketPositions)
    .where(and(eq(basketPositions.basketId, BigInt(basketId)), eq(basketPositions.posnr, posnr)))
}
