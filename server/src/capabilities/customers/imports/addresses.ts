import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import { addresses, customers } from '../tables.ts'

/** Writer of the import kind `addresses`: the customer must exist. */
export const importAddresses: BatchWriter<ImportRow<'addresses'>, ImportKey<'addresses'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr },
    ])
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
    await upsert(db, addresses, ['id'], right)
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      addresses,
      ['id'],
      keys.map(({ value }) => value),
    )
    return []
  },
}
