import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import type { BatchProblem, Numbered } from '#server/db/batch.ts'
import { tableWriter } from '#server/db/table-writer.ts'
import { articles } from '../../catalogue/tables.ts'
import { customers } from '../../customers/tables.ts'
import { conditions } from '../tables.ts'

type Row = ImportRow<'conditions'>

/** Writer of the import kind `conditions`: customer and article must exist, the fields must make sense together. */
export const importConditions = tableWriter({
  table: conditions,
  key: ['id'],
  references: [
    { field: 'kunnr', column: customers.kunnr, of: (row: Row) => row.kunnr },
    { field: 'matnr', column: articles.matnr, of: (row: Row) => row.matnr },
  ],
  check: (_db, rows: readonly Numbered<Row>[]) => rows.flatMap(contradictions),
  toTable,
  toKey: (key: ImportKey<'conditions'>) => key,
})

/** One target, one effect: see the description of the kind in the contract. */
function contradictions({ row, value }: Numbered<Row>): BatchProblem[] {
  const { kunnr, matnr, discount_group: group, price, percent } = value
  const wrong: string[] = []
  if (kunnr === undefined && !value.campaign) wrong.push('kunnr')
  if (matnr !== undefined && group !== undefined) wrong.push('discount_group')
  if ((price === undefined) === (percent === undefined) || (price !== undefined && matnr === undefined))
    wrong.push('price')
  if (value.valid_to < value.valid_from) wrong.push('valid_to')
  return wrong.map((field) => ({ row, field, reason: 'CONTRADICTION' }))
}

function toTable(row: Row): typeof conditions.$inferInsert {
  return {
    id: row.id,
    kunnr: row.kunnr ?? null,
    matnr: row.matnr ?? null,
    discountGroup: row.discount_group ?? null,
    campaign: row.campaign ?? false,
    price: row.price ?? null,
    percent: row.percent ?? null,
    currency: row.currency,
    kpein: row.kpein,
    kmein: row.kmein ?? null,
    scaleFrom: row.scale_from,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }
}
