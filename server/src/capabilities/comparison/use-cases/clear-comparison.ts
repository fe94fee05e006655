import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { comparer } from '../comparer.ts'
import { removeCompared } from '../store.ts'

/** CLEAR_COMPARISON */
export const clearComparison: UseCase<typeof comparison, 'CLEAR_COMPARISON'> = async (
  _input,
  { db, actor },
) => {
  await removeCompared(db, comparer(actor))
  return {}
}
