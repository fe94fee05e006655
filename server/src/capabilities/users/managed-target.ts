import type { Context } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { changeableOf } from './manageable.ts'
import { describeUser, type ManagedUser } from './managed-user.ts'
import { findManaged, hasOtherMasters, holdCustomersOf, type ManagedRow } from './managed-store.ts'

/** The user somebody asks about; another customer's is not there. */
export async function managedRow(userId: string, context: Context<'USER_NOT_FOUND'>): Promise<ManagedRow> {
  const { db, actor, fail } = context
  const found = await findManaged(db, userId, { userId: signedInUser(actor).userId, kunnr: actor.kunnr })
  if (found === undefined) throw fail('USER_NOT_FOUND')
  return found
}

/**
 * The user somebody is about to change. Nobody else manages users of his customers until the transaction ends.
 * @param part what is to be changed: the shop access may be, where the rest may not
 */
export async function targetToChange(
  userId: string,
  context: Context<'USER_NOT_FOUND' | 'NO_AUTHORIZATION'>,
  part: 'all' | 'access' = 'all',
): Promise<ManagedRow> {
  // Looked for first: the rows of others' customers are not for anybody to hold.
  await managedRow(userId, context)
  await holdCustomersOf(context.db, userId)
  const found = await managedRow(userId, context)
  const changeable = changeableOf(found, signedInUser(context.actor))
  if (changeable !== 'all' && changeable !== part) throw context.fail('NO_AUTHORIZATION')
  return found
}

/** The same for what nobody does to himself. */
export async function otherToChange(
  userId: string,
  context: Context<'USER_NOT_FOUND' | 'NO_AUTHORIZATION' | 'OWN_ACCOUNT'>,
): Promise<ManagedRow> {
  if (userId === signedInUser(context.actor).userId) throw context.fail('OWN_ACCOUNT')
  return targetToChange(userId, context)
}

/**
 * The user as he is now, unless the part to be written is another by now than it was seen; then nothing is saved.
 * @param version what was seen; undefined where the sender compares nothing
 */
export async function asSeen(
  row: ManagedRow,
  { part, version }: { part: keyof ManagedUser['versions']; version: string | undefined },
  context: Context<'CHANGED_MEANWHILE'>,
): Promise<ManagedUser> {
  const user = await describeUser(row, context)
  if (version !== undefined && version !== user.versions[part])
    throw context.fail('CHANGED_MEANWHILE', { user })
  return user
}

/** Refuses to take the last master user who can sign in from a customer. */
export async function keepAMaster(
  row: ManagedRow,
  context: Context<'LAST_MASTER'>,
  kunnrs?: readonly string[],
): Promise<void> {
  if (!row.master || !row.active || row.locked || kunnrs?.length === 0) return
  if (!(await hasOtherMasters(context.db, row.userId, kunnrs))) throw context.fail('LAST_MASTER')
}
