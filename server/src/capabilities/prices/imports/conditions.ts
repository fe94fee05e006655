import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  rightRows,
  unknownReferences,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import { articles } from '../../catalogue/tables.ts'
import { customers } from '../../customers/tables.ts'
import { conditions } from '../tables.ts'

type Row = ImportRow<'conditions'>

/** Writer of the import kind `conditions`: customer and article must exist, the fields must make sense together. */
export const importConditions: BatchWriter<Row, ImportKey<'conditions'>> = {
  write: async (db, rows) => {
    const problems = [
      ...(await unknownReferences(db, rows, [
        { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr },
        { field: 'matnr', column: articles.matnr, of: (row) => row.matnr },
      ])),
      ...rows.flatMap(contradictions),
    ]
    await upsert(
      db,
      conditions,
      ['id'],
      rightRows(rows, problems).map(({ value }) => toTable(value)),
    )
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      conditions,
      ['id'],
      keys.map(({ value }) => value),
    )
    return []
  },
}

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
