import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { unlessTaken } from '#server/db/unless-taken.ts'
import { isPassword } from './passwords.ts'
import { users } from './tables.ts'

const columns = {
  addToBasketMode: users.addToBasketMode,
  deliveryLocation: users.deliveryLocation,
  deliveryPhone: users.deliveryPhone,
  deliveryType: users.deliveryType,
  showAvailability: users.showAvailability,
  showNetPrice: users.showNetPrice,
  orderMailActive: users.orderMailActive,
  orderMailNetPrice: users.orderMailNetPrice,
  orderMailCustomActive: users.orderMailCustomActive,
  orderMailCustomAddress: users.orderMailCustomAddress,
  orderMailCustomNetPrice: users.orderMailCustomNetPrice,
  paymentMethod: users.paymentMethod,
  userAlias: users.alias,
}

export type UserSettings = Awaited<ReturnType<typeof readUserSettings>>

/** `held`: nobody else changes them until the transaction ends. */
export async function readUserSettings(db: Db, userId: string, held: 'held' | 'free' = 'free') {
  const found = db.select(columns).from(users).where(eq(users.userId, userId))
  const [settings] = await (held === 'held' ? found.for('update') : found)
  if (settings === undefined) throw new Error(`no user ${userId}`)
  return settings
}

/** Saves what is given; false when the alias is another user's, who may have taken it this moment. */
export function saveUserSettings(db: Db, userId: string, changes: Partial<UserSettings>): Promise<boolean> {
  const { userAlias, ...others } = changes
  const set = { ...others, ...(userAlias !== undefined && { alias: userAlias }) }
  if (Object.keys(set).length === 0) return Promise.resolve(true)
  return unlessTaken(db, (inner) => inner.update(users).set(set).where(eq(users.userId, userId)))
}

/** True when it is the user's current password. */
export async function isPasswordOf(db: Db, userId: string, password: string): Promise<boolean> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.userId, userId))
  return isPassword(user?.passwordHash, password)
}
