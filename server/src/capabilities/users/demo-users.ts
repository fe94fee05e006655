import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { readSettings } from '../shop/public.ts'
import { hashPassword } from './passwords.ts'
import { passwordHistory, users } from './tables.ts'

export type DemoAccountState = {
  alias: string
  password: string
  initialPassword: boolean
  termsAccepted: boolean
  addToBasketMode?: 1 | 2 | 3
  showNetPrice?: boolean
}

/** Gives an imported user of the demo what no ERP delivers: password, accepted terms, settings. */
export async function applyDemoAccount(db: Db, account: DemoAccountState, now: Date): Promise<void> {
  const { terms } = await readSettings(db, 'terms')
  const passwordHash = await hashPassword(account.password)
  const [user] = await db
    .update(users)
    .set({
      passwordHash,
      initialPassword: account.initialPassword,
      initialPasswordAt: account.initialPassword ? now : null,
      acceptedTermsVersion: account.termsAccepted ? terms.version : null,
      acceptedTermsAt: account.termsAccepted ? now : null,
      demo: true,
      ...(account.addToBasketMode !== undefined && { addToBasketMode: account.addToBasketMode }),
      ...(account.showNetPrice !== undefined && { showNetPrice: account.showNetPrice }),
    })
    .where(sql`lower(${users.alias}) = lower(${account.alias})`)
    .returning({ userId: users.userId })
  if (user === undefined) throw new Error(`The demo has no user ${account.alias}`)
  await db.insert(passwordHistory).values({ userId: user.userId, hash: passwordHash })
}

/** Aliases of the demo's users who could sign in. */
export async function findDemoUsers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ alias: users.alias })
    .from(users)
    .where(and(eq(users.demo, true), eq(users.active, true), eq(users.locked, false)))
    .orderBy(users.alias)
  return rows.map(({ alias }) => alias)
}
