import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listNameProblem } from '../list-name.ts'
import { listOwner } from '../list-owner.ts'
import { changedList, listView } from '../list-view.ts'
import { beginChange, holdOwnList, renameList } from '../store.ts'

/**
 * EDIT_LIST_NAME: with the name that was seen, one that another window has given the list meanwhile stays. Lines that
 * were changed meanwhile do not stand in its way.
 */
export const editListName: UseCase<typeof lists, 'EDIT_LIST_NAME'> = async (input, { db, actor, fail }) => {
  const of = listOwner(actor)
  const { list_id: id, seen_name: seen } = input
  const list = await holdOwnList(db, of, id)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  const problem = listNameProblem(input.name)
  if (problem !== undefined) throw fail(problem)
  if (seen !== undefined && seen !== list.name) throw fail('CHANGED_MEANWHILE', { list: listView(list) })
  await beginChange(db, of, id)
  if (!(await renameList(db, id, input.name.trim()))) throw fail('NAME_ALREADY_TAKEN')
  return changedList(db, of, id)
}
