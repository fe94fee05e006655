import type { Context } from '#server/http/context.ts'
import { versionOfArticle } from './article-store.ts'
import { listOwner } from './list-owner.ts'
import { wholeList } from './list-view.ts'
import { beginChange, holdOwnList } from './store.ts'

type Refusals = 'LIST_NOT_FOUND' | 'DB_ENTRY_NOT_FOUND' | 'VERSION_CONFLICT'
type Which = { list_id: string; article_id: string; version?: number | undefined }

/**
 * Holds an own list whose line is to change. A version that is not the current one is refused with the list as it is
 * now, so that the page can show both.
 */
export async function lineToChange(
  context: Context<Refusals>,
  { list_id: listId, article_id: articleId, version }: Which,
): Promise<void> {
  const { db, actor, fail } = context
  const of = listOwner(actor)
  const list = await holdOwnList(db, of, listId)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  const current = await versionOfArticle(db, listId, articleId)
  if (current === undefined) throw fail('DB_ENTRY_NOT_FOUND')
  if (version !== undefined && version !== current)
    throw fail('VERSION_CONFLICT', await wholeList(context, list))
  await beginChange(db, of, listId)
}
