import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { unlessTaken } from '#server/db/unless-taken.ts'
import { nameKey } from '../baskets/public.ts'
import { listPins, lists } from './tables.ts'

/** Whose lists are meant: a user's, for one customer. */
export type ListOwner = { userId: string; kunnr: string }

export type List = {
  id: string
  version: number
  name: string
  createdAt: Date
  articlesAmount: number
  isPublic: boolean
  pinned: boolean
  own: boolean
}

// Inside a selection Drizzle writes columns of the selected table without its name: subqueries name it themselves.
const columns = (userId: string) => ({
  id: sql<string>`${lists.id}::text`,
  version: lists.version,
  name: lists.name,
  createdAt: lists.createdAt,
  articlesAmount: sql<number>`(select count(*)::int from list_articles a where a.list_id = lists.id)`,
  isPublic: lists.isPublic,
  pinned: sql<boolean>`exists (select 1 from list_pins p where p.list_id = lists.id and p.user_id = ${userId})`,
  own: sql<boolean>`${lists.userId} = ${userId}`,
})

const ownedBy = ({ userId, kunnr }: ListOwner) => and(eq(lists.userId, userId), eq(lists.kunnr, kunnr))
/** Own lists and those others of the customer share. */
const seenBy = ({ userId, kunnr }: ListOwner) =>
  and(eq(lists.kunnr, kunnr), or(eq(lists.userId, userId), eq(lists.isPublic, true)))
const withId = (id: string) => eq(lists.id, BigInt(id))

/** Lists the user sees, pinned ones first. */
export function listLists(db: Db, of: ListOwner, onlyOwn: boolean): Promise<List[]> {
  const selected = columns(of.userId)
  return db
    .select(selected)
    .from(lists)
    .where(onlyOwn ? ownedBy(of) : seenBy(of))
    .orderBy(desc(selected.pinned), asc(lists.nameKey), asc(lists.id))
}

export async function findList(db: Db, of: ListOwner, id: string): Promise<List | undefined> {
  const [found] = await db
    .select(columns(of.userId))
    .from(lists)
    .where(and(seenBy(of), withId(id)))
  return found
}

/**
 * Own list to be changed: its version grows, and it is held until the transaction ends, so that two changes never meet
 * half-way. False when it is no own list.
 */
export async function beginChange(db: Db, of: ListOwner, id: string): Promise<boolean> {
  const changed = await db
    .update(lists)
    .set({ version: sql`${lists.version} + 1` })
    .where(and(ownedBy(of), withId(id)))
    .returning({ id: lists.id })
  return changed.length > 0
}

/** Own list as nobody changes it until the transaction ends; undefined when it is no own one. */
export async function holdOwnList(db: Db, of: ListOwner, id: string): Promise<List | undefined> {
  const [held] = await db
    .select(columns(of.userId))
    .from(lists)
    .where(and(ownedBy(of), withId(id)))
    .for('update')
  return held
}

/** Creates a list; undefined when the user has one of this name. Its id. */
export async function insertList(
  db: Db,
  of: ListOwner,
  list: { name: string; isPublic: boolean },
): Promise<string | undefined> {
  const [created] = await db
    .insert(lists)
    .values({ ...of, ...list, nameKey: nameKey(list.name) })
    .onConflictDoNothing()
    .returning({ id: sql<string>`${lists.id}::text` })
  return created?.id
}

/** False when the user has another list of this name. */
export const renameList = (db: Db, id: string, name: string): Promise<boolean> =>
  unlessTaken(db, (inner) =>
    inner
      .update(lists)
      .set({ name, nameKey: nameKey(name) })
      .where(withId(id)),
  )

export async function shareList(db: Db, id: string, isPublic: boolean): Promise<void> {
  await db.update(lists).set({ isPublic }).where(withId(id))
}

export async function deleteList(db: Db, id: string): Promise<void> {
  await db.delete(lists).where(withId(id))
}

export async function pinList(db: Db, userId: string, id: string, pin: boolean): Promise<void> {
  const listId = BigInt(id)
  if (pin) await db.insert(listPins).values({ listId, userId }).onConflictDoNothing()
  else await db.delete(listPins).where(and(eq(listPins.listId, listId), eq(listPins.userId, userId)))
}
