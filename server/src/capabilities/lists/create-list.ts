import type { Context } from '#server/http/context.ts'
import { listNameProblem } from './list-name.ts'
import { listOwner } from './list-owner.ts'
import { insertList, pinList } from './store.ts'

type Refusals = 'MISSING_NAME' | 'INVALID_NAME' | 'NAME_ALREADY_TAKEN' | 'NO_AUTHORIZATION'
export type NewList = { name: string; pin: boolean; publish: boolean }

/** Creates a list of the actor; its id. Sharing it needs LISTS_SHARE. */
export async function createNewList(
  { name, pin, publish }: NewList,
  { db, actor, fail }: Pick<Context<Refusals>, 'db' | 'actor' | 'fail'>,
): Promise<string> {
  const problem = listNameProblem(name)
  if (problem !== undefined) throw fail(problem)
  if (publish && !actor.permissions.has('LISTS_SHARE')) throw fail('NO_AUTHORIZATION')
  const of = listOwner(actor)
  const id = await insertList(db, of, { name: name.trim(), isPublic: publish })
  if (id === undefined) throw fail('NAME_ALREADY_TAKEN')
  if (pin) await pinList(db, of.userId, id, true)
  return id
}
