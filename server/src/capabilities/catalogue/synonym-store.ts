import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import type { Language } from '#server/http/context.ts'
import { recordTable } from '../changes/public.ts'
import { synonyms } from './tables.ts'

export type Synonym = typeof synonyms.$inferSelect
type Key = { word: string; language: Language }

const withKey = ({ word, language }: Key) => and(eq(synonyms.word, word), eq(synonyms.language, language))

/** A page of the synonyms by word; `query` is looked for in the word and its synonyms. */
export async function listSynonyms(
  db: Db,
  query: string,
  { start = 0, rows = usualRows }: Page,
): Promise<{ synonyms: Synonym[]; numFound: number }> {
  const pattern = holdingInAnyCase(query)
  const inList = sql`exists (select from unnest(${synonyms.synonyms}) other where other ~* ${pattern})`
  const where = query === '' ? undefined : or(sql`${synonyms.word} ~* ${pattern}`, inList)
  const [found] = await db.select({ numFound: count() }).from(synonyms).where(where)
  const page = await db
    .select()
    .from(synonyms)
    .where(where)
    .orderBy(sql`lower(${synonyms.word})`, asc(synonyms.language))
    .limit(rows)
    .offset(start)
  return { synonyms: page, numFound: found?.numFound ?? 0 }
}

/** An entry somebody has opened, as far as he says what it said. */
export type OpenedSynonym = Key & Partial<Pick<Synonym, 'synonyms' | 'oneWay'>>

/**
 * Stores a synonym in place of the one it was opened as, or as a new one; the search of every node follows by the
 * change log.
 * @returns `taken` where another one has the word already, `changed` where the opened one is gone or says something else
 */
export async function saveSynonym(
  db: Db,
  synonym: Synonym,
  opened?: OpenedSynonym,
): Promise<'saved' | 'taken' | 'changed'> {
  if (opened) {
    const [before] = await db.select().from(synonyms).where(withKey(opened)).for('update')
    if (!before || !isSame(before, { ...before, ...opened })) return 'changed'
  }
  const hasSameKey = opened?.word === synonym.word && opened.language === synonym.language
  if (opened && !hasSameKey) await db.delete(synonyms).where(withKey(opened))
  const written = hasSameKey
    ? await db.update(synonyms).set(synonym).where(withKey(opened)).returning()
    : await db.insert(synonyms).values(synonym).onConflictDoNothing().returning()
  if (written.length === 0) return 'taken'
  await recordTable(db, 'synonyms')
  return 'saved'
}

const isSame = (one: Synonym, other: Synonym): boolean =>
  one.oneWay === other.oneWay && one.synonyms.join('\n') === other.synonyms.join('\n')

/** @returns `none` where the word has no entry, `changed` where it says something else than what was shown */
export async function deleteSynonym(db: Db, shown: OpenedSynonym): Promise<'deleted' | 'none' | 'changed'> {
  const [before] = await db.select().from(synonyms).where(withKey(shown)).for('update')
  if (!before) return 'none'
  if (!isSame(before, { ...before, ...shown })) return 'changed'
  await db.delete(synonyms).where(withKey(shown))
  await recordTable(db, 'synonyms')
  return 'deleted'
}
