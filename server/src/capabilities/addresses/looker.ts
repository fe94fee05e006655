import type { Context } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { type Book, bookOf } from './entries.ts'
import { findHome, listAddresses, type Looker } from './store.ts'

/** Whose addresses an event is about. */
export const lookerOf = (actor: Context['actor']): Looker => ({
  userId: signedInUser(actor).userId,
  kunnr: actor.kunnr,
})

/** All addresses of the actor, read in two statements however many they are. */
export async function readBook({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Book> {
  const of = lookerOf(actor)
  const home = await findHome(db, of)
  if (home === undefined) throw new Error(`no customer ${actor.kunnr}`)
  return bookOf(await listAddresses(db, of), home, actor.permissions)
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
