import type { Result } from '@shop/contract/define-resource'
import type { lists } from '@shop/contract/resources/lists'
import type { Db } from '#server/db/connection.ts'
import { type List, type ListOwner, findList } from './store.ts'

/** A list as it leaves. */
export const listView = (list: List): Result<typeof lists, 'GET_LISTS'>['lists'][number] => ({
  ...list,
  createdAt: list.createdAt.toISOString(),
})

/** What an event answers that changed a list: the list as it is now. */
export async function changedList(db: Db, of: ListOwner, id: string) {
  const list = await findList(db, of, id)
  if (list === undefined) throw new Error(`the list ${id} just changed is gone`)
  return { list: listView(list) }
}
