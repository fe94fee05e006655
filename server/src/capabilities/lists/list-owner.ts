import type { Actor } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import type { ListOwner } from './store.ts'

/** Lists belong to the user and the customer he acts for. */
export const listOwner = (actor: Actor): ListOwner => ({
  userId: signedInUser(actor).userId,
  kunnr: actor.kunnr,
})
