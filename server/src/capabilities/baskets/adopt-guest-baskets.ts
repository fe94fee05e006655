import { and, eq } from 'drizzle-orm'
import type { Day } from '@shop/contract/day'
import type { Db } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import { freeName, guestBasketName, nameKey } from './names.ts'
import type { Owner } from './owner.ts'
import { activate, type Basket, deleteBasket, listBaskets, lockBaskets } from './store.ts'
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
 * 'Gastwarenkorb 11.03.2026'. Empty ones are dropped. He goes on with it where the basket he left last time is empty.
 */
export async function adoptGuestBaskets(db: Db, adoption: Adoption): Promise<void> {
  const { owner, kunnr, today, language } = adoption
  const guest = { owner: `g:${adoption.guestSessionId}`, kunnr: '' }
  await move(db, guest, { owner, kunnr }, { language, nameOf: () => guestBasketName(language, today) })
}

/**
 * What field sales collected as a guest waits under the neutral number, where nobody works with it, and goes along to
 * the first customer they choose.
 */
export async function takeBasketsAlong(
  db: Db,
  { owner, from, to, language }: { owner: string; from: string; to: string; language: Language },
): Promise<void> {
  await move(db, { owner, kunnr: from }, { owner, kunnr: to }, { language, nameOf: ({ name }) => name })
}

async function move(
  db: Db,
  from: Owner,
  to: Owner,
  { language, nameOf }: { language: Language; nameOf: (basket: Basket) => string },
): Promise<void> {
  const found = await listBaskets(db, from)
  if (found.length === 0) return
  const own = await lockBaskets(db, to, language)
  const taken = new Set(own.map(({ name }) => nameKey(name)))
  const filled = found.filter(({ numUePos }) => numUePos > 0)
  for (const { id, numUePos } of found) if (numUePos === 0) await deleteBasket(db, from, id)
  for (const basket of filled) {
    const name = freeName(nameOf(basket), taken)
    taken.add(nameKey(name))
    await db
      .update(baskets)
      .set({ ...to, name, nameKey: nameKey(name), active: false })
      .where(
        and(eq(baskets.id, BigInt(basket.id)), eq(baskets.owner, from.owner), eq(baskets.kunnr, from.kunnr)),
      )
  }
  // Whoever was on his way to the checkout would stand before an empty basket there.
  const [first] = filled
  const isIdle = own.every(({ active, numUePos }) => !active || numUePos === 0)
  if (first !== undefined && isIdle) await activate(db, to, first.id)
}
