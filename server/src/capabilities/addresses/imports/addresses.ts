import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { eq, inArray, sql } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  removeKeys,
  rightRows,
  unknownReferences,
  upsert,
} from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { customers } from '../../customers/tables.ts'
import { finishDeletionsOf } from '../deletions-store.ts'
import { customerAddressId } from '../entries.ts'
import { shopPrefix } from '../store.ts'
import { addresses } from '../tables.ts'

/**
 * Writer of the import kind `addresses`: the customer must exist. What people made in the shop, or made of an address
 * that was handed over to them, is theirs: neither written nor removed.
 */
export const importAddresses: BatchWriter<ImportRow<'addresses'>, ImportKey<'addresses'>> = {
  write: async (db, rows) => {
    const problems = [
      ...(await unknownReferences(db, rows, [
        { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr },
      ])),
      ...(await keptByShop(db, rows, ({ id }) => id)),
    ]
    const right = rightRows(rows, problems).map(({ value }) => ({
      id: value.id,
      kunnr: value.kunnr,
      firstName: value.firstName ?? '',
      name: value.name,
      street: value.street,
      plz: value.plz,
      city: value.city,
      country: value.country,
      global: value.global,
      isDefault: value.default,
    }))
    await upsert(db, addresses, ['id'], right, { also: { version: sql`addresses.version + 1` } })
    return problems
  },
  remove: async (db, keys, { now }) => {
    const problems = await keptByShop(db, keys, ({ id }) => id)
    const removed = await removeKeys(
      db,
      addresses,
      ['id'],
      rightRows(keys, problems).map(({ value }) => value),
    )
    await finishDeletionsOf(
      db,
      removed.map(({ id }) => id),
      now,
    )
    return problems
  },
}

/** Rows whose address is the shop's: by its id, or because people have changed or deleted it there. */
async function keptByShop<Row>(
  db: Db,
  rows: readonly Numbered<Row>[],
  idOf: (row: Row) => string,
): Promise<BatchProblem[]> {
  const ids = rows.map(({ value }) => idOf(value))
  const found = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(sql`${inArray(addresses.id, ids)} and ${eq(addresses.keptByShop, true)}`)
  const kept = new Set(found.map(({ id }) => id))
  return rows.flatMap(({ row, value }): BatchProblem[] => {
    const id = idOf(value)
    const isShops = id.startsWith(shopPrefix) || id === customerAddressId || kept.has(id)
    return isShops ? [{ row, field: 'id', reason: 'KEPT_BY_SHOP', value: id }] : []
  })
}
