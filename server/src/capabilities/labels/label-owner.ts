import type { Actor } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import type { LabelOwner } from './store.ts'

/** Labels belong to the user and the customer he acts for. */
export const labelOwner = (actor: Actor): LabelOwner => ({
  userId: signedInUser(actor).userId,
  kunnr: actor.kunnr,
})
