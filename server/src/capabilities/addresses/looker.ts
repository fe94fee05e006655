import type { Context } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { type Book, bookOf } from './entries.ts'
import { findBook, type Looker } from './store.ts'

/** Whose addresses an event is about. */
export const lookerOf = (actor: Context['actor']): Looker => ({
  userId: signedInUser(actor).userId,
  kunnr: actor.kunnr,
})

/** All addresses of the actor, read in one statement however many they are. */
export async function readBook({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Book> {
  const of = lookerOf(actor)
  const found = await findBook(db, of)
  if (found === undefined) throw new Error(`no customer ${actor.kunnr}`)
  return bookOf(found.stored, found.home, actor.permissions)
}

/** One of them as it is now; undefined for none. */
export const readEntry = async (context: Pick<Context, 'db' | 'actor'>, id: string) =>
  (await readBook(context)).entries.find((entry) => entry.id === id)

/** What an event answers that changed an address. */
export async function changedAddress(context: Pick<Context, 'db' | 'actor'>, id: string) {
  const address = await readEntry(context, id)
  if (address === undefined) throw new Error(`the address ${id} just changed is gone`)
  return { address }
}
