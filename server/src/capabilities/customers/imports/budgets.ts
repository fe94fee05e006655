import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import { budgets, customers } from '../tables.ts'
import { users } from '../../users/tables.ts'

const key = ['userId', 'kunnr', 'type'] as const

/** Writer of the import kind `budgets`: user and customer must exist. */
export const importBudgets: BatchWriter<ImportRow<'budgets'>, ImportKey<'budgets'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'userId', column: users.userId, of: (row) => row.userId },
      { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      userId: value.userId,
      kunnr: value.kunnr,
      type: value.type,
      amount: value.amount,
      currency: value.currency,
      lock: value.lock,
      validFrom: value.valid_from,
      validTo: value.valid_to,
    }))
    await upsert(db, budgets, key, right)
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      budgets,
      key,
      keys.map(({ value }) => value),
    )
    return []
  },
}
