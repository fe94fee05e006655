import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { comparer } from '../comparer.ts'
import { listCompared, removeCompared } from '../store.ts'

/** CLEAR_COMPARISON: what another window has added since stays. */
export const clearComparison: UseCase<typeof comparison, 'CLEAR_COMPARISON'> = async (
  { seen },
  { db, actor },
) => {
  const of = comparer(actor)
  await removeCompared(db, of, seen)
  return { amount: (await listCompared(db, of)).length }
}
