import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  removeKeys,
  rightRows,
  unknownReferences,
  upsert,
} from '#server/db/batch.ts'
import { customers } from '../../customers/tables.ts'
import { users } from '../../users/tables.ts'
import { catalogAssignments, catalogs } from '../tables.ts'

type Row = ImportRow<'catalog-assignments'>

const key = ['catalog', 'kunnr', 'userId'] as const

/**
 * Writer of the import kind `catalog-assignments`. In force with the next request of whom it concerns: rights are read
 * with the session, the search knows only what a catalogue holds.
 */
export const importCatalogAssignments: BatchWriter<Row, ImportKey<'catalog-assignments'>> = {
  write: async (db, rows) => {
    const problems = [
      ...rows.flatMap(contradictions),
      ...(await unknownReferences(db, rows, [
        { field: 'catalog', column: catalogs.id, of: (row) => row.catalog },
        { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr || null },
        { field: 'userId', column: users.userId, of: (row) => row.userId || null },
      ])),
    ]
    const right = rightRows(rows, problems).map(({ value }) => ({
      catalog: value.catalog,
      kunnr: value.kunnr,
      userId: value.userId,
      exclusive: value.exclusive,
      active: value.active,
      validFrom: value.valid_from,
      validTo: value.valid_to,
      language: value.language ?? '',
      currency: value.currency ?? '',
      byCustomer: false,
    }))
    await upsert(db, catalogAssignments, key, right)
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      catalogAssignments,
      key,
      keys.map(({ value }) => value),
    )
    return []
  },
}

function contradictions({ row, value }: Numbered<Row>): BatchProblem[] {
  const wrong: string[] = []
  if (value.kunnr === '' && value.userId === '') wrong.push('kunnr')
  if (value.valid_to < value.valid_from) wrong.push('valid_to')
  return wrong.map((field) => ({ row, field, reason: 'CONTRADICTION' }))
}
