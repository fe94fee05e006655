import type { Actor } from './context.ts'

/** The user of an event that only signed-in users reach. */
export function signedInUser({ user }: Actor): NonNullable<Actor['user']> {
  if (user === undefined) throw new Error('an event for users was reached by a guest')
  return user
}
