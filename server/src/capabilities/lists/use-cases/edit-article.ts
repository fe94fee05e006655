import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { readSettings } from '../../shop/public.ts'
import { changeListArticle } from '../article-store.ts'
import { lineToChange } from '../line-to-change.ts'
import { listQuantityProblem } from '../list-quantity.ts'
import { changedLines } from '../list-view.ts'

/** EDIT_ARTICLE */
export const editArticle: UseCase<typeof lists, 'EDIT_ARTICLE'> = async (input, context) => {
  const { db, invalid } = context
  const { list_id: listId, article_id: articleId, quantity } = input
  await lineToChange(context, input)
  const { limits } = await readSettings(db, 'limits')
  const problem = listQuantityProblem(quantity, String(limits.maxQuantity))
  if (problem !== undefined) throw invalid({ quantity: problem })
  await changeListArticle(db, listId, articleId, quantity)
  return await changedLines(context, listId)
}
