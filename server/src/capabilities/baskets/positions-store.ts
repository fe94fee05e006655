import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
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
    .prepare('basket_lines')
    .execute()

const written = statement<
  never,
  [basketId: string, inserted: string, updated: string, nextPosnr: number | null, now: string]
>(
  'write_lines',
  `with line as (
     insert into basket_positions (basket_id, posnr, version, matnr, quantity, unit, note, reference)
     select $1::bigint, v.posnr, v.version, v.matnr, v.quantity, v.unit, v.note, v.reference
     from jsonb_to_recordset($2::jsonb) as v (
       posnr int, version int, matnr text, quantity numeric, unit text, note text, reference text)),
   changed as (
     update basket_positions p
     set quantity = v.quantity, note = v.note, reference = v.reference, version = v.version
     from jsonb_to_recordset($3::jsonb)
       as v (posnr int, quantity numeric, note text, reference text, version int)
     where p.basket_id = $1::bigint and p.posnr = v.posnr)
   update baskets set next_posnr = coalesce($4, next_posnr), version = version + 1, changed_at = $5
   where id = $1::bigint`,
)

type Changes = {
  inserted?: readonly Line[]
  /** Quantity, note and reference of these are written, and the version each of them carries. */
  updated?: readonly Line[]
  /** Number of the next new line, where it changes. */
  nextPosnr?: number
}

/** Writes lines of a basket and counts its version up, in one statement; the basket must be locked. */
export async function writeLines(db: Db, basketId: string, changes: Changes, now: Date): Promise<void> {
  const { inserted = [], updated = [], nextPosnr = null } = changes
  const [added, changed] = [JSON.stringify(inserted), JSON.stringify(updated)]
  await written(db, basketId, added, changed, nextPosnr, now.toISOString())
}

export async function deleteLine(db: Db, basketId: string, posnr: number): Promise<void> {
  await deleteLines(db, basketId, [posnr])
}

/** Those with the given numbers, in one statement; the basket must be locked. */
export async function deleteLines(db: Db, basketId: string, posnrs: readonly number[]): Promise<void> {
  await db
    .delete(basketPositions)
    .where(and(eq(basketPositions.basketId, BigInt(basketId)), inArray(basketPositions.posnr, [...posnrs])))
}
