import type { Snapshot } from './snapshot.ts'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Language } from '#server/http/context.ts'
import { firstBasketName, nameKey } from './names.ts'
import type { Owner } from './owner.ts'
import { type CheckoutChoices, baskets } from './tables.ts'

export type Basket = {
  id: string
  name: string
  kommi: string
  active: boolean
  /** Number of lines. */
  numUePos: number
  version: number
  nextPosnr: number
  choices: CheckoutChoices
  /** What was last shown at checkout, the newest first. */
  seen: Snapshot[]
}

const columns = {
  id: sql<string>`${baskets.id}::text`,
  name: baskets.name,
  kommi: baskets.kommi,
  active: baskets.active,
  numUePos: sql<number>`(select count(*)::int from basket_positions p where p.basket_id = baskets.id)`,
  version: baskets.version,
  nextPosnr: baskets.nextPosnr,
  choices: baskets.choices,
  seen: baskets.seen,
}

const ownedBy = ({ owner, kunnr }: Owner) => and(eq(baskets.owner, owner), eq(baskets.kunnr, kunnr))

/** The named basket of the owner, or his active one; undefined when he has none such. */
export async function findBasket(db: Db, of: Owner, id?: string): Promise<Basket | undefined> {
  const name = id === undefined ? 'find_active_basket' : 'find_basket'
  const [basket] = await selectOne(db, of, id).prepare(name).execute()
  return basket
}

/**
 * As findBasket, holding the row until the transaction ends: whoever changes lines or orders waits for the other, so
 * no line is lost. The active basket is created where the owner has none yet.
 */
export async function lockBasket(
  db: Db,
  of: Owner,
  language: Language,
  id?: string,
): Promise<Basket | undefined> {
  const lock = () =>
    selectOne(db, of, id)
      .for('update')
      .prepare(id === undefined ? 'lock_active_basket' : 'lock_basket')
      .execute()
  const [basket] = await lock()
  if (basket !== undefined || id !== undefined) return basket
  await createFirst(db, of, language)
  // Whoever switched baskets in between has committed by now: the statement sees the new active one.
  const [created] = await lock()
  return created
}

function selectOne(db: Db, of: Owner, id?: string) {
  // No parameter: a plan for every value could not use the index of the active ones.
  const which = id === undefined ? sql`${baskets.active}` : eq(baskets.id, BigInt(id))
  return db
    .select(columns)
    .from(baskets)
    .where(and(ownedBy(of), which))
}

/** All baskets of the owner, the active one first. */
export const listBaskets = (db: Db, of: Owner): Promise<Basket[]> =>
  db.select(columns).from(baskets).where(ownedBy(of)).orderBy(desc(baskets.active), asc(baskets.id))

/**
 * All baskets of the owner in the order of their ids, held until the transaction ends; the first one is created where
 * he has none. For what concerns several of them (names, which one is active): always the same order, so that two
 * such requests never wait for each other.
 */
export async function lockBaskets(db: Db, of: Owner, language: Language): Promise<Basket[]> {
  const lock = () =>
    db.select(columns).from(baskets).where(ownedBy(of)).orderBy(asc(baskets.id)).for('update')
  const found = await lock()
  if (found.length > 0) return found
  await createFirst(db, of, language)
  return await lock()
}

/** As findBasket; the active one is created where the owner has none yet. */
export async function readBasket(
  db: Db,
  of: Owner,
  language: Language,
  id?: string,
): Promise<Basket | undefined> {
  const found = await findBasket(db, of, id)
  if (found !== undefined || id !== undefined) return found
  await createFirst(db, of, language)
  return await findBasket(db, of)
}

/** Creates the basket everybody begins with; does nothing when another request was quicker. */
export async function createFirst(db: Db, of: Owner, language: Language): Promise<void> {
  const name = firstBasketName[language]
  await db
    .insert(baskets)
    .values({ ...of, name, nameKey: nameKey(name), active: true })
    .onConflictDoNothing()
}

/** Creates a basket; undefined when the name is taken. Its id. */
export async function createBasket(
  db: Db,
  of: Owner,
  basket: { name: string; kommi: string; active: boolean },
): Promise<string | undefined> {
  const [created] = await db
    .insert(baskets)
    .values({ ...of, ...basket, nameKey: nameKey(basket.name) })
    .onConflictDoNothing()
    .returning({ id: baskets.id })
  return created === undefined ? undefined : String(created.id)
}

/** Makes a basket of the owner the active one. Needs his baskets locked: two statements, never two active ones. */
export async function activate(db: Db, of: Owner, id: string): Promise<void> {
  await db
    .update(baskets)
    .set({ active: false })
    .where(and(ownedBy(of), eq(baskets.active, true), ne(baskets.id, BigInt(id))))
  await db
    .update(baskets)
    .set({ active: true })
    .where(and(ownedBy(of), eq(baskets.id, BigInt(id))))
}

export async function deleteBasket(db: Db, of: Owner, id: string): Promise<void> {
  await db.delete(baskets).where(and(ownedBy(of), eq(baskets.id, BigInt(id))))
}

type Changes = {
  name?: string | undefined
  kommi?: string | undefined
  choices?: CheckoutChoices
}

/** Writes what is given and counts the version up; the basket must be locked. */
export async function changeBasket(db: Db, id: string, changes: Changes, now: Date): Promise<void> {
  const { name, ...others } = changes
  await db
    .update(baskets)
    .set({
      ...others,
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      version: sql`${baskets.version} + 1`,
      changedAt: now,
    })
    .where(eq(baskets.id, BigInt(id)))
}

/** Keeps what is shown at checkout; no change of the basket itself. */
export async function saveSeen(db: Db, id: string, seen: Snapshot[]): Promise<void> {
  await db
    .update(baskets)
    .set({ seen })
    .where(eq(baskets.id, BigInt(id)))
    .prepare('save_seen')
    .execute()
}

const emptied = statement<never, [id: string, now: string]>(
  'empty_basket',
  `with gone as (delete from basket_positions where basket_id = $1::bigint)
   update baskets set kommi = '', choices = '{}', seen = '[]', next_posnr = 1, version = version + 1, changed_at = $2
   where id = $1::bigint`,
)

/** After the order: the basket stays, without lines, commission and choices. The basket must be locked. */
export async function emptyBasket(db: Db, id: string, now: Date): Promise<void> {
  await emptied(db, id, now.toISOString())
}
