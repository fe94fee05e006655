import type { Context } from '#server/http/context.ts'
import { audit } from '../audit/public.ts'
import { changedAddress, lookerOf } from './looker.ts'
import { type Place, placeProblems } from './place.ts'
import { insertAddress, saveUsual } from './store.ts'

/** A new address of the actor alone, or of all users of his customer; perhaps his default at once. */
export async function createOwn(
  { default: asDefault, ...place }: Place & { default: boolean },
  context: Context,
  of: 'alone' | 'all',
) {
  const { db, actor } = context
  const wrong = placeProblems(place)
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  const { userId, kunnr } = lookerOf(actor)
  const id = await insertAddress(db, { kunnr, userId: of === 'alone' ? userId : null }, place)
  if (asDefault) await saveUsual(db, { userId, kunnr }, id)
  const action = of === 'alone' ? 'create-address' : 'create-global-address'
  await audit(db, context, { action, object: id })
  return await changedAddress(context, id)
}
