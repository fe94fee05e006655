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
  const [removed] = await removeCompared(db, of, [matnr])
  if (removed === undefined) throw fail('DB_ENTRY_NOT_FOUND')
  return { matnr, amount: (await listCompared(db, of)).length, addedAt: removed.addedAt.toISOString() }
}
