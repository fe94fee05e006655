import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { multibasket } from '../basket-view.ts'
import { ownerOf } from '../owner.ts'
import { createFirst, listBaskets } from '../store.ts'

/** GET_MULTIBASKETS: a user always has at least one; a guest none before his first article. */
export const getMultibaskets: UseCase<typeof basket, 'GET_MULTIBASKETS'> = async (_input, context) => {
  const { db, actor, language } = context
  if (actor.owner === '') return { multibaskets: [] }
  const of = ownerOf(actor)
  const found = await listBaskets(db, of)
  if (found.length > 0) return { multibaskets: found.map(multibasket) }
  await createFirst(db, of, language)
  return { multibaskets: (await listBaskets(db, of)).map(multibasket) }
}
