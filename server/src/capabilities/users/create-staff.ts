import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@shop/contract/define-resource'
import type { Db } from '#server/db/connection.ts'
import { newInitialPassword } from './initial-password.ts'
import { hashPassword } from './passwords.ts'
import { users } from './tables.ts'

export type NewStaff = {
  alias: string
  role: StaffRole
  firstName: string
  lastName: string
  mail: string
  language: 'de' | 'en'
}

/**
 * Creates a user of the wholesaler's staff with an initial password, which he replaces at his first login. The password
 * is known nowhere else than in the answer.
 * @returns undefined when the alias is taken
 */
export async function createStaff(
  db: Db,
  { role, ...user }: NewStaff,
  now: Date,
): Promise<{ userId: string; initialPassword: string } | undefined> {
  const initialPassword = newInitialPassword()
  const [created] = await db
    .insert(users)
    .values({
      ...user,
      userId: `S-${randomUUID()}`,
      staff: role,
      passwordHash: await hashPassword(initialPassword),
      initialPassword: true,
      initialPasswordAt: now,
    })
    .onConflictDoNothing()
    .returning({ userId: users.userId })
  return created && { userId: created.userId, initialPassword }
}
