import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { comparer } from '../comparer.ts'
import { listCompared, removeCompared } from '../store.ts'

/** REMOVE_ARTICLE */
export const removeArticle: UseCase<typeof comparison, 'REMOVE_ARTICLE'> = async (
  { matnr },
  { db, actor, fail },
) => {
  const of = comparer(actor)
  if ((await removeCompared(db, of, [matnr])) === 0) throw fail('DB_ENTRY_NOT_FOUND')
  return { matnr, amount: (await listCompared(db, of)).length }
}
