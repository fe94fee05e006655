import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import {
  type BatchProblem,
  type BatchWriter,
  existing,
  rightRows,
  unknownReferences,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import { documents } from '../../documents/tables.ts'
import { plants } from '../../plants/tables.ts'
import { contacts, customers } from '../tables.ts'

/** Writer of the import kind `contacts`. */
export const importContacts: BatchWriter<ImportRow<'contacts'>, ImportKey<'contacts'>> = {
  write: async (db, rows) => {
    const values = rows.map(({ value }) => ({
      id: value.id,
      name: value.name,
      role: value.role ?? '',
      phone: value.phone ?? '',
      mail: value.mail ?? '',
      picture: value.picture ?? '',
    }))
    await upsert(db, contacts, ['id'], values)
    return []
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      contacts,
      ['id'],
      keys.map(({ value }) => value),
    )
    return []
  },
}

/** Writer of the import kind `customers`: branch and contact must exist. One with documents cannot be deleted. */
export const importCustomers: BatchWriter<ImportRow<'customers'>, ImportKey<'customers'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'werks', column: plants.werks, of: (row) => row.werks },
      { field: 'contact', column: contacts.id, of: (row) => row.contact },
    ])
    const right = rightRows(rows, problems).map(({ value }) => toTable(value))
    await upsert(db, customers, ['kunnr'], right)
    return problems
  },
  remove: async (db, keys) => {
    const kunnrs = keys.map(({ value }) => value.kunnr)
    const needed = await existing(db, documents.kunnr, kunnrs)
    const problems = keys
      .filter(({ value }) => needed.has(value.kunnr))
      .map(({ row }): BatchProblem => ({ row, field: 'kunnr', reason: 'IN_USE' }))
    const right = rightRows(keys, problems).map(({ value }) => value)
    await removeKeys(db, customers, ['kunnr'], right)
    return problems
  },
}

function toTable(row: ImportRow<'customers'>): typeof customers.$inferInsert {
  return {
    kunnr: row.kunnr,
    name: row.name,
    name2: row.name2 ?? '',
    street: row.street,
    plz: row.plz,
    city: row.city,
    country: row.country,
    vatId: row.vat_id ?? '',
    currency: row.currency,
    language: row.language,
    werks: row.werks ?? null,
    contact: row.contact ?? null,
    locked: row.locked ?? false,
    paymentDays: row.payment_days,
    skontoDays: row.skonto_days,
    skontoPercent: row.skonto_percent,
    paymentMethods: row.payment_methods,
    buyerReference: row.buyer_reference ?? '',
    neutral: row.neutral ?? false,
  }
}
