import { hash, verify } from '@node-rs/argon2'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { newInitialPassword } from './initial-password.ts'
import { passwordHistory, passwordTokens, users } from './tables.ts'

/** Argon2id (the library's default kind) with OWASP's second recommended setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Hash of nothing anybody knows: an unknown alias costs the same time as a wrong password. */
let decoy: Promise<string> | undefined

/** True when the password is that of the hash; without a hash the same time passes and the answer is no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no user has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null && stored !== undefined
}

const remembered = 5

/** True when the password is the current one or one of the last five. */
export async function wasUsedRecently(db: Db, userId: string, password: string): Promise<boolean> {
  const rows = await db
    .select({ hash: passwordHistory.hash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.id))
    .limit(remembered)
  const checks = await Promise.all(rows.map((row) => verify(row.hash, password)))
  return checks.includes(true)
}

/** Stores a password of the user's own choice; links to choose one are over. */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db
    .update(users)
    .set({ passwordHash, initialPassword: false, initialPasswordAt: null })
    .where(eq(users.userId, userId))
  await db.insert(passwordHistory).values({ userId, hash: passwordHash })
  await db.delete(passwordTokens).where(eq(passwordTokens.userId, userId))
}

/**
 * Gives a user an initial password, which he replaces at his next login; his own one and links to choose one are over.
 * The password is known nowhere else than in the answer.
 */
export async function giveInitialPassword(db: Db, userId: string, now: Date): Promise<string> {
  const password = newInitialPassword()
  await setInitialPassword(db, userId, password, now)
  return password
}

/** The same with a password somebody has thought of for him. */
export async function setInitialPassword(db: Db, userId: string, password: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password), initialPassword: true, initialPasswordAt: now })
    .where(eq(users.userId, userId))
  await db.delete(passwordTokens).where(eq(passwordTokens.userId, userId))
}
