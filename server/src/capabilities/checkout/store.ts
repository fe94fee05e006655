import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { Actor } from '#server/http/context.ts'
import { customers } from '../customers/tables.ts'
import { plants, tours } from '../plants/tables.ts'
import { users } from '../users/tables.ts'
import { orderKeys } from './tables.ts'

/** The customer an order is for, with the habits of the user who places it. */
export type Orderer = NonNullable<Awaited<ReturnType<typeof findOrderer>>>

export async function findOrderer(db: Db, actor: Pick<Actor, 'kunnr' | 'user'>) {
  const [found] = await db
    .select({
      customer: customers,
      usual: {
        deliveryType: users.deliveryType,
        paymentMethod: users.paymentMethod,
      },
    })
    .from(customers)
    .innerJoin(users, eq(users.userId, actor.user?.userId ?? ''))
    .where(eq(customers.kunnr, actor.kunnr))
    .prepare('find_orderer')
    .execute()
  return found
}

export type PlantRow = typeof plants.$inferSelect

/** Weekdays on which a branch drives to a postcode, 1 Monday … 7 Sunday; the longest known beginning counts. */
export async function findTourDays(db: Db, werks: string, plz: string): Promise<number[]> {
  const [tour] = await db
    .select({ days: tours.days })
    .from(tours)
    .where(and(eq(tours.werks, werks), sql`starts_with(${plz}, ${tours.plz})`))
    .orderBy(desc(sql`length(${tours.plz})`))
    .limit(1)
    .prepare('tour_days')
    .execute()
  return tour?.days ?? []
}

export type OrderKey = typeof orderKeys.$inferSelect
type KeyOf = { owner: string; kunnr: string; key: string }

/** The order placed under a key. */
export async function findOrderKey(db: Db, { owner, kunnr, key }: KeyOf): Promise<OrderKey | undefined> {
  const [found] = await db
    .select()
    .from(orderKeys)
    .where(and(eq(orderKeys.owner, owner), eq(orderKeys.kunnr, kunnr), eq(orderKeys.key, key)))
    .prepare('find_order_key')
    .execute()
  return found
}

/** Uses up a key; false when another request was quicker. Waits for one that is just using it. */
export async function useOrderKey(db: Db, key: Omit<OrderKey, 'createdAt'>, now: Date): Promise<boolean> {
  const used = await db
    .insert(orderKeys)
    .values({ ...key, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: orderKeys.key })
    .prepare('use_order_key')
    .execute()
  return used.length > 0
}
