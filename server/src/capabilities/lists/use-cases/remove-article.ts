import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { removeListArticle } from '../article-store.ts'
import { listOwner } from '../list-owner.ts'
import { changedList } from '../list-view.ts'
import { lockOwnList } from '../store.ts'

/** REMOVE_ARTICLE */
export const removeArticle: UseCase<typeof lists, 'REMOVE_ARTICLE'> = async (input, { db, actor, fail }) => {
  const { list_id: listId, article_id: articleId } = input
  const of = listOwner(actor)
  if (!(await lockOwnList(db, of, listId))) throw fail('LIST_NOT_FOUND')
  if (!(await removeListArticle(db, listId, articleId))) throw fail('DB_ENTRY_NOT_FOUND')
  return changedList(db, of, listId)
}
