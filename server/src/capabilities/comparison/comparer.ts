import type { Actor } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import type { Comparer } from './store.ts'

/** A comparison belongs to the user and the customer he acts for. */
export const comparer = (actor: Actor): Comparer => ({
  userId: signedInUser(actor).userId,
  kunnr: actor.kunnr,
})
