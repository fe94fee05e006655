import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { readSettings } from '../../shop/public.ts'
import { changeListArticle } from '../article-store.ts'
import { listOwner } from '../list-owner.ts'
import { listQuantityProblem } from '../list-quantity.ts'
import { changedList } from '../list-view.ts'
import { lockOwnList } from '../store.ts'

/** EDIT_ARTICLE */
export const editArticle: UseCase<typeof lists, 'EDIT_ARTICLE'> = async (input, context) => {
  const { db, actor, fail, invalid } = context
  const { list_id: listId, article_id: articleId, quantity } = input
  const of = listOwner(actor)
  if (!(await lockOwnList(db, of, listId))) throw fail('LIST_NOT_FOUND')
  const { limits } = await readSettings(db, 'limits')
  const problem = listQuantityProblem(quantity, String(limits.maxQuantity))
  if (problem !== undefined) throw invalid({ quantity: problem })
  if (!(await changeListArticle(db, listId, articleId, quantity))) throw fail('DB_ENTRY_NOT_FOUND')
  return changedList(db, of, listId)
}
