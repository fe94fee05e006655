import type { ContentKind } from '@shop/contract/resources/content'
import type { Day } from '@shop/contract/day'
import { and, asc, count, desc, eq, isNull, lte, gte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { contentEntries } from './tables.ts'

export type Entry = typeof contentEntries.$inferSelect
export type Content = Omit<typeof contentEntries.$inferInsert, 'id' | 'version'>

const shownOn = (kind: ContentKind, today: Day) =>
  and(
    eq(contentEntries.kind, kind),
    eq(contentEntries.published, true),
    or(isNull(contentEntries.validFrom), lte(contentEntries.validFrom, today)),
    or(isNull(contentEntries.validTo), gte(contentEntries.validTo, today)),
  )

/** More questions than anybody reads; staff see the rest in their list. */
const mostQuestions = 500

/** Questions customers see today, by place. */
export const listQuestions = (db: Db, today: Day): Promise<Entry[]> =>
  db
    .select()
    .from(contentEntries)
    .where(shownOn('faq', today))
    .orderBy(asc(contentEntries.position), asc(contentEntries.id))
    .limit(mostQuestions)

/** News customers see today, the newest first. */
export async function listNews(db: Db, today: Day, { start = 0, rows = usualRows }: Page) {
  const where = shownOn('news', today)
  const [found] = await db.select({ numFound: count() }).from(contentEntries).where(where)
  const news = await db
    .select()
    .from(contentEntries)
    .where(where)
    .orderBy(desc(contentEntries.validFrom), desc(contentEntries.id))
    .limit(rows)
    .offset(start)
  return { news, numFound: found?.numFound ?? 0 }
}

/** One piece of news, while customers see it. */
export async function findNews(db: Db, id: string, today: Day): Promise<Entry | undefined> {
  const [found] = await db
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.id, BigInt(id)), shownOn('news', today)))
  return found
}

/** Every entry of a kind, as staff see them: questions by place, news newest first. */
export async function listEntries(
  db: Db,
  { kind, today, start = 0, rows = usualRows }: Page & { kind: ContentKind; today: Day },
) {
  const where = eq(contentEntries.kind, kind)
  const [found] = await db.select({ numFound: count() }).from(contentEntries).where(where)
  const entries = await db
    .select()
    .from(contentEntries)
    .where(where)
    .orderBy(
      asc(contentEntries.position),
      sql`${contentEntries.validFrom} desc nulls last`,
      asc(contentEntries.id),
    )
    .limit(rows)
    .offset(start)
  const isShown = (entry: Entry) =>
    entry.published &&
    (entry.validFrom === null || entry.validFrom <= today) &&
    (entry.validTo === null || entry.validTo >= today)
  return {
    entries: entries.map((entry) => ({ ...entry, isShown: isShown(entry) })),
    numFound: found?.numFound ?? 0,
  }
}

/** How many entries there are of all kinds. */
export const countEntries = (db: Db): Promise<number> => db.$count(contentEntries)

/** Writes a new entry and gives its id. */
export async function insertEntry(db: Db, entry: Content): Promise<string> {
  const [saved] = await db.insert(contentEntries).values(entry).returning({ id: contentEntries.id })
  if (saved === undefined) throw new Error('no entry was saved')
  return String(saved.id)
}

type Outcome = 'done' | 'none' | 'changed'

/** Writes over an entry of the same kind as it was seen. */
export async function updateEntry(
  db: Db,
  id: string,
  version: number,
  { kind, ...entry }: Content,
): Promise<Outcome> {
  const one = and(eq(contentEntries.id, BigInt(id)), eq(contentEntries.kind, kind))
  const done = await db
    .update(contentEntries)
    .set({ ...entry, version: version + 1 })
    .where(and(one, eq(contentEntries.version, version)))
    .returning({ id: contentEntries.id })
  return done.length > 0 ? 'done' : whyNot(db, id)
}

/** Takes an entry away as it was seen, and gives its title. */
export async function deleteEntry(
  db: Db,
  id: string,
  version: number,
): Promise<{ title: string } | Exclude<Outcome, 'done'>> {
  const [gone] = await db
    .delete(contentEntries)
    .where(and(eq(contentEntries.id, BigInt(id)), eq(contentEntries.version, version)))
    .returning({ title: contentEntries.title })
  return gone ? { title: gone.title.de } : whyNot(db, id)
}

async function whyNot(db: Db, id: string): Promise<'none' | 'changed'> {
  const found = await db
    .select({ id: contentEntries.id })
    .from(contentEntries)
    .where(eq(contentEntries.id, BigInt(id)))
  return found.length === 0 ? 'none' : 'changed'
}
