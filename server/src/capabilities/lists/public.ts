import type { Context } from '#server/http/context.ts'
import { type ListArticle, listArticlesOf } from './article-store.ts'
import { listOwner } from './list-owner.ts'
import { findList } from './store.ts'

export { removePrivateLists } from './remove-private-lists.ts'
export { suggestLists } from './suggest-lists.ts'

/** The lines of a list the actor sees; undefined when there is no such list for him. */
export async function readListArticles(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  listId: string,
): Promise<ListArticle[] | undefined> {
  return (await findList(db, listOwner(actor), listId)) && listArticlesOf(db, listId)
}
