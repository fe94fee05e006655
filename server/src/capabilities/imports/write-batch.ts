import type { ImportKey, ImportKind, ImportRow } from '@shop/contract/imports/kinds'
import type { ImportReason } from '@shop/contract/imports/report'
import type { BatchProblem, Numbered, WriteOptions } from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { writers } from './writers.ts'

/** Rows of one kind with distinct business keys. */
export type Batch<K extends ImportKind> = {
  kind: K
  write: readonly Numbered<ImportRow<K>>[]
  remove: readonly Numbered<ImportKey<K>>[]
}

/**
 * Writes a batch in transactions of its own, or within the given one, and gives back what is wrong with which row. A
 * row that only the database refuses does not take the others along: the batch is then halved until it stands alone.
 */
export async function writeBatch<K extends ImportKind>(
  db: Db,
  batch: Batch<K>,
  options: WriteOptions,
): Promise<BatchProblem[]> {
  const writer = writers[batch.kind]
  return [
    ...(await isolating(batch.remove, 'IN_USE', (part) =>
      db.transaction((transaction) => writer.remove(transaction, part, options)),
    )),
    ...(await isolating(batch.write, 'UNKNOWN_REFERENCE', (part) =>
      db.transaction((transaction) => writer.write(transaction, part, options)),
    )),
  ]
}

/**
 * Does the work of a transaction, once more where another import of the same records made the database end it. What
 * it does beside the transaction must be harmless when it is done again.
 */
export async function unlessBlocked<T>(transact: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await transact()
  } catch (error) {
    const state = sqlState(error)
    if ((state !== '40P01' && state !== '40001') || attempt >= 5) throw error
    return unlessBlocked(transact, attempt + 1)
  }
}

async function isolating<Row>(
  rows: readonly Numbered<Row>[],
  reference: ImportReason,
  write: (rows: readonly Numbered<Row>[]) => Promise<BatchProblem[]>,
): Promise<BatchProblem[]> {
  const [first] = rows
  if (first === undefined) return []
  try {
    return await write(rows)
  } catch (error) {
    const reason = reasonOf(sqlState(error), reference)
    if (reason === undefined) throw error
    if (rows.length === 1) return [{ row: first.row, field: '', reason }]
    const middle = Math.ceil(rows.length / 2)
    return [
      ...(await isolating(rows.slice(0, middle), reference, write)),
      ...(await isolating(rows.slice(middle), reference, write)),
    ]
  }
}

/** SQLSTATE classes 21 to 23 (cardinality, data, constraints) are the row's fault; anything else is the shop's. */
function reasonOf(state: string, reference: ImportReason): ImportReason | undefined {
  if (state === '23503') return reference
  if (state === '23505') return 'ALREADY_TAKEN'
  if (state === '22003') return 'OUT_OF_RANGE'
  return /^2[123]/.test(state) ? 'INVALID' : undefined
}

function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlState(error.cause) : ''
}
