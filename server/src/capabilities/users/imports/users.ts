import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { permissionNames, permissions } from '@shop/contract/permissions'
import { inArray, sql } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  rightRows,
  unknownReferences,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { customers } from '../../customers/tables.ts'
import { queueJobs } from '../../jobs/public.ts'
import { userCustomers, userPermissions, users } from '../tables.ts'

type Row = ImportRow<'users'>

/**
 * Writer of the import kind `users`. Customers must exist, login names are unique without regard to case. Passwords,
 * settings and accepted terms are the shop's and stay. A new user without a list of permissions gets those that a
 * customer's master user may give; an existing one keeps his. Where the call asks for it, new users get an invitation.
 */
export const importUsers: BatchWriter<Row, ImportKey<'users'>> = {
  write: async (db, rows, options) => {
    const problems = [
      ...(await unknownReferences(db, rows, [
        { field: 'kunnrs', column: customers.kunnr, of: (row) => row.kunnrs },
      ])),
      ...(await takenAliases(db, rows)),
    ]
    const right = rightRows(rows, problems).map(({ value }) => value)
    const known = await knownUsers(db, right)
    await upsert(db, users, ['userId'], right.map(toTable))
    await assignCustomers(db, right)
    await givePermissions(db, right, known)
    if (options.invite === 'mail') await invite(db, right, known, options.now)
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      users,
      ['userId'],
      keys.map(({ value }) => value),
    )
    return []
  },
}

/** Has access data sent to new users who can use them; each user once, however often he is imported. */
function invite(db: Db, rows: readonly Row[], known: ReadonlySet<string>, now: Date): Promise<void> {
  const fresh = rows.filter(
    ({ userId, active, locked, mail }) => !known.has(userId) && active && !locked && mail !== undefined,
  )
  return queueJobs(
    db,
    fresh.map(({ userId }) => ({
      kind: 'access-data',
      payload: { userId },
      uniqueKey: `access-data ${userId}`,
      runAt: now,
    })),
  )
}

async function takenAliases(db: Db, rows: readonly Numbered<Row>[]): Promise<BatchProblem[]> {
  const wanted = rows.map(({ value }) => value.alias.toLowerCase())
  const found = await db
    .select({ userId: users.userId, alias: sql<string>`lower(${users.alias})` })
    .from(users)
    .where(sql`lower(${users.alias}) = any(${sql.param(wanted)}::text[])`)
  // A user of this batch may be about to give his name up; then the database decides, row by row.
  const renamed = new Set(rows.map(({ value }) => value.userId))
  const owners = new Map(
    found.filter(({ userId }) => !renamed.has(userId)).map((user) => [user.alias, user.userId]),
  )
  return rows.flatMap(({ row, value }): BatchProblem[] => {
    const alias = value.alias.toLowerCase()
    const owner = owners.get(alias)
    owners.set(alias, owner ?? value.userId)
    if (owner === undefined || owner === value.userId) return []
    return [{ row, field: 'alias', reason: 'ALREADY_TAKEN', value: value.alias }]
  })
}

async function knownUsers(db: Db, rows: readonly Row[]): Promise<Set<string>> {
  const ids = rows.map(({ userId }) => userId)
  const found = await db.select({ userId: users.userId }).from(users).where(inArray(users.userId, ids))
  return new Set(found.map(({ userId }) => userId))
}

async function assignCustomers(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const assigned = rows.flatMap(({ userId, kunnrs }) =>
    [...new Set(kunnrs)].map((kunnr, sort) => ({ userId, kunnr, sort })),
  )
  const ids = rows.map(({ userId }) => userId)
  const [owners, kunnrs] = [assigned.map(({ userId }) => userId), assigned.map(({ kunnr }) => kunnr)]
  await db.delete(userCustomers).where(sql`
    ${inArray(userCustomers.userId, ids)} and (${userCustomers.userId}, ${userCustomers.kunnr}) not in (
      select * from unnest(${sql.param(owners)}::text[], ${sql.param(kunnrs)}::text[]))`)
  await upsert(db, userCustomers, ['userId', 'kunnr'], assigned)
}

const givenToNewUsers = permissionNames.filter((name) => !permissions[name].supportOnly)

async function givePermissions(db: Db, rows: readonly Row[], known: ReadonlySet<string>): Promise<void> {
  const changed = rows.filter((row) => row.permissions !== undefined || !known.has(row.userId))
  if (changed.length === 0) return
  const ids = changed.map(({ userId }) => userId)
  await db.delete(userPermissions).where(inArray(userPermissions.userId, ids))
  const given = changed.flatMap(({ userId, permissions: names = givenToNewUsers }) =>
    [...new Set(names)].map((permission) => ({ userId, permission })),
  )
  if (given.length > 0) await db.insert(userPermissions).values(given)
}

function toTable(row: Row) {
  return {
    userId: row.userId,
    alias: row.alias,
    title: row.title ?? '',
    firstName: row.firstName,
    lastName: row.lastName,
    mail: row.mail ?? '',
    phone: row.phone ?? '',
    fax: row.fax ?? '',
    language: row.language,
    locked: row.locked,
    active: row.active,
    master: row.master,
    budgetManager: row.budgetManager,
    budgetActive: row.budgetActive,
    isOciUser: row.isOciUser,
    isAdma: row.isAdma,
    staff: row.staff ?? null,
  }
}
