import type { Day } from '@shop/contract/day'
import { count, desc, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { LeastUsed } from '#server/db/least-used.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import type { Language } from '#server/http/context.ts'
import { searchInsights } from './tables.ts'

/** A search somebody finished: what for, and how many articles held all its words. */
export type Searched = { day: Day; language: Language; words: string; found: number }

type Counted = Searched & { searches: number }

/** Words kept; more say nothing, and mail addresses are somebody's. */
const longest = 80
/** Different searches a node holds until it writes them; beyond it only known ones are counted. */
const mostWaiting = 5_000

/** Searches not yet written, by engine: a search waits for no write, and a killed node loses seconds of counting. */
const waiting = new WeakMap<object, Map<string, Counted>>()

type Typed = {
  q?: string | undefined
  start?: number | undefined
  rows?: number | undefined
  fq?: readonly string[] | undefined
}

/** Words somebody sent off, without filters: paging and narrowing would count them again. */
export const isFinished = ({ q = '', start = 0, rows, fq = [] }: Typed): boolean =>
  q !== '' && start === 0 && rows !== 0 && fq.length === 0

/** What the searches of lately found, by engine, for those answered from memory. */
const lately = new WeakMap<object, LeastUsed<number>>()

/** Counts a search that was answered from memory, with as many articles as the last time. */
export function noteSearchAgain(engine: object, searched: Omit<Searched, 'found'>): void {
  const found = lately.get(engine)?.get(keyOf(searched))
  if (found !== undefined) noteSearch(engine, { ...searched, found })
}

const plain = (words: string): string => words.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const keyOf = ({ day, language, words }: Omit<Searched, 'found'>): string =>
  `${day} ${language} ${plain(words)}`

/** Counts a search. Who searched is not known here. */
export function noteSearch(engine: object, { day, language, words, found }: Searched): void {
  const text = plain(words)
  if (text === '' || text.length > longest || text.includes('@')) return
  const remembered = lately.get(engine) ?? new LeastUsed<number>(mostWaiting)
  lately.set(engine, remembered)
  const searches = waiting.get(engine) ?? new Map<string, Counted>()
  waiting.set(engine, searches)
  const key = keyOf({ day, language, words })
  remembered.set(key, found)
  const known = searches.get(key)
  if (known !== undefined) Object.assign(known, { searches: known.searches + 1, found })
  else if (searches.size < mostWaiting) searches.set(key, { day, language, words: text, found, searches: 1 })
}

/** Writes what was counted since the last time; one statement. */
export async function writeInsights(db: Db, engine: object): Promise<void> {
  const searches = [...(waiting.get(engine)?.values() ?? [])]
  waiting.delete(engine)
  if (searches.length === 0) return
  await db
    .insert(searchInsights)
    .values(searches)
    .onConflictDoUpdate({
      target: [searchInsights.day, searchInsights.language, searchInsights.words],
      set: {
        searches: sql`${searchInsights.searches} + excluded.searches`,
        found: sql`excluded.found`,
      },
    })
}

type Asked = Page & { since: Day; onlyMissing: boolean }

/** What was searched since a day, most often first; `found` and `lastDay` are of the latest search. */
export async function listInsights(db: Db, { since, onlyMissing, start = 0, rows = usualRows }: Asked) {
  const latest = sql<number>`(array_agg(${searchInsights.found} order by ${searchInsights.day} desc))[1]`
  const searches = sql<number>`sum(${searchInsights.searches})::int`
  const { words, language, day } = searchInsights
  const grouped = db
    .select({
      words,
      language,
      searches: searches.as('searched'),
      found: latest.as('latest'),
      lastDay: sql<Day>`max(${day})::text`.as('last_day'),
    })
    .from(searchInsights)
    .where(gte(day, since))
    .groupBy(words, language)
    .having(onlyMissing ? sql`${latest} = 0` : undefined)
    .as('grouped')
  const [total] = await db.select({ numFound: count() }).from(grouped)
  const entries = await db
    .select()
    .from(grouped)
    .orderBy(desc(grouped.searches), grouped.words, grouped.language)
    .limit(rows)
    .offset(start)
  return { entries, numFound: total?.numFound ?? 0 }
}

/** Counts of days that are over. */
export const removeInsights: Remover = (db, before, most) =>
  removeSome(db, searchInsights, sql`${searchInsights.day} < ${before.toISOString().slice(0, 10)}`, most)
