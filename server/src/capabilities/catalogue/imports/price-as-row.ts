import type { ImportInput } from '@shop/contract/imports/kinds'
import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { retailPrices } from '../tables.ts'

/** Retail prices of articles, past and future ones too, as the rows of the import kind `prices` that wrote them. */
export async function pricesAsRows(
  db: Db,
  matnrs: readonly string[],
): Promise<Map<string, ImportInput<'prices'>[]>> {
  if (matnrs.length === 0) return new Map()
  const found = await db
    .select()
    .from(retailPrices)
    .where(inArray(retailPrices.matnr, [...new Set(matnrs)]))
  return Map.groupBy(found.map(asRow), ({ matnr }) => matnr)
}

function asRow({
  matnr,
  currency,
  price,
  kpein,
  kmein,
  validFrom,
  validTo,
}: typeof retailPrices.$inferSelect) {
  return { matnr, currency, price, kpein, kmein, valid_from: validFrom, valid_to: validTo }
}
