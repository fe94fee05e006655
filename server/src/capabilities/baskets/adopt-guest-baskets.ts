import { and, eq } from 'drizzle-orm'
import type { Day } from '@shop/contract/day'
import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import { freeName, guestBasketName, nameKey } from './names.ts'
import { deleteBasket, listBaskets, lockBaskets } from './store.ts'
import { baskets } from './tables.ts'

export type Adoption = {
  guestSessionId: string
  /** The user who has signed in, and the customer he starts with. */
  owner: string
  kunnr: string
  today: Day
  language: Language
}

/**
 * What a guest has collected becomes a further basket of the user he turns out to be, never mixed into one he has:
 * 'Gastwarenkorb 11.03.2026'. Empty ones are dropped.
 */
export async function adoptGuestBaskets(db: Db, adoption: Adoption): Promise<void> {
  const { owner, kunnr, today, language } = adoption
  const guest = { owner: `g:${adoption.guestSessionId}`, kunnr: '' }
  const found = await listBaskets(db, guest)
  if (found.length === 0) return
  const own = await lockBaskets(db, { owner, kunnr }, language)
  const taken = new Set(own.map(({ name }) => nameKey(name)))
  for (const basket of found) {
    if (basket.numUePos === 0) {
      await deleteBasket(db, guest, basket.id)
      continue
    }
    const name = freeName(guestBasketName(language, today), taken)
    taken.add(nameKey(name))
    await db
      .update(baskets)
      .set({ owner, kunnr, name, nameKey: nameKey(name), active: false })
      .where(and(eq(baskets.id, BigInt(basket.id)), eq(baskets.owner, guest.owner)))
  }
}
