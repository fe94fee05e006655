import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { removeListArticle } from '../article-store.ts'
import { lineToChange } from '../line-to-change.ts'
import { changedLines } from '../list-view.ts'

/** REMOVE_ARTICLE: with a version, a line somebody has changed meanwhile stays. */
export const removeArticle: UseCase<typeof lists, 'REMOVE_ARTICLE'> = async (input, context) => {
  await lineToChange(context, input)
  await removeListArticle(context.db, input.list_id, input.article_id)
  return await changedLines(context, input.list_id)
}
