import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listNameProblem } from '../list-name.ts'
import { listOwner } from '../list-owner.ts'
import { changedList } from '../list-view.ts'
import { lockOwnList, renameList } from '../store.ts'

/** EDIT_LIST_NAME */
export const editListName: UseCase<typeof lists, 'EDIT_LIST_NAME'> = async (input, { db, actor, fail }) => {
  const of = listOwner(actor)
  if (!(await lockOwnList(db, of, input.list_id))) throw fail('LIST_NOT_FOUND')
  const problem = listNameProblem(input.name)
  if (problem !== undefined) throw fail(problem)
  if (!(await renameList(db, input.list_id, input.name.trim()))) throw fail('NAME_ALREADY_TAKEN')
  return changedList(db, of, input.list_id)
}
