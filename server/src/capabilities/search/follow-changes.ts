import { sql } from 'drizzle-orm'
import type { IndexChange, SearchEngine } from '#server/adapters/search-engine/port.ts'
import type { SearchPlace } from '#server/adapters/services.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { currentCurrency } from '../shop/public.ts'
import { buildIndex } from './build-index.ts'
import { type Cursor, isKnown, parseCursor, start, textOf } from './index-cursor.ts'
import {
  type PricesOf,
  readCategories,
  readDocuments,
  readSynonyms,
  repricedBetween,
} from './read-documents.ts'

/**
 * Changes applied at once: more would make those that wait for the first of them wait longer. Where more wait behind them
 * than that, all wait, and every part of the index has a cost of its own.
 */
const most = 1000
const mostBehind = 8000

/** Milliseconds after an index could not be made until it is tried again. */
const untilNextBuild = 5000

export type Follower = {
  /** Applies everything that is committed by now; resolves when searches see it. */
  catchUp: () => Promise<void>
  /** Loads the saved index, or builds a new one, then follows the change log until stopped. */
  run: () => Promise<void>
  /** Gives up what is under way and saves what is there. */
  stop: () => Promise<void>
}

export type FollowOptions = {
  db: Db
  engine: SearchEngine
  /** Told how far the change log was read. */
  place?: SearchPlace
  today: () => string
  /** File the index is kept in for a quick restart; undefined: not kept. */
  file?: string | undefined
  /**
   * The index is one for all nodes and outlives them: how far it is stands beside it, is written after every change,
   * and is read again when somebody else exchanged the index.
   */
  shared?: boolean
  /** Milliseconds between two looks at the change log. */
  every?: number
  onError: (error: unknown) => void
}

/**
 * Keeps a search engine in step with the catalogue. The change log is read by transaction id and only below the oldest
 * running transaction: row ids are given before commit, so a later id can be visible before an earlier one.
 */
export function followCatalogue(options: FollowOptions): Follower {
  const { db, engine, place = {}, today, file, shared = false, every = 400, onError } = options
  let cursor: Cursor = { ...start, day: today() }
  /** Once a day the file is written anew, so that a node that is killed has not weeks to catch up with. */
  let isNewDay = false
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let work: Promise<void> = Promise.resolve()
  const isKept = shared || file !== undefined

  const save = async (): Promise<void> => {
    if (!isKept || engine.state().state !== 'ready') return
    const saved = engine.save(file ?? '', textOf(cursor))
    // A file only makes the next start quick: on a full disk the index in memory is as right as before.
    await (shared ? saved : saved.catch((cause: unknown) => onError(unsaved(file, cause))))
  }

  /** Reads anew what costs something else today than on the day of the index. */
  const followCalendar = async (to: string, apply: Apply): Promise<void> => {
    const matnrs = await repricedBetween(db, cursor.day, to)
    const prices = { today: to, currency: cursor.currency }
    for (let at = 0; at < matnrs.length; at += most)
      await apply({ upserts: await readDocuments(db, prices, matnrs.slice(at, at + most)) })
    cursor = { ...cursor, day: to }
    if (shared) await save()
    else isNewDay = true
  }

  const build = async (): Promise<void> => {
    cursor = await buildIndex(db, engine, today(), stopping.signal)
    place.read = cursor
    await save()
  }

  /** In another currency nearly every price is another one. */
  const followCurrency = async (): Promise<void> => {
    if (cursor.currency !== (await currentCurrency(db))) await build()
  }

  /** Reads the log to its end; gives whether the shop's settings were among what changed. */
  const readOn = async (apply: Apply): Promise<boolean> => {
    let limit = most
    let isShopChanged = false
    for (;;) {
      stopping.signal.throwIfAborted()
      cursor = (shared ? parseCursor(engine.state().version) : undefined) ?? cursor
      const day = today()
      if (cursor.day !== day) await followCalendar(day, apply)
      const rows = await readChanges(db, cursor, limit)
      const last = rows.at(-1)
      if (last === undefined) return isShopChanged
      limit = rows.length < limit ? most : Math.min(limit * 2, mostBehind)
      await apply(await changeOf(db, { today: today(), currency: cursor.currency }, rows))
      cursor = { ...cursor, xid: last.xid, id: last.id }
      place.read = cursor
      if (shared) await save()
      isShopChanged ||= rows.some(({ kind }) => kind === 'shop_settings')
    }
  }

  const catchUp = async (): Promise<void> => {
    while (await readOn((change) => engine.apply(change))) await followCurrency()
    if (isNewDay) await save()
    isNewDay = false
  }

  /** A saved index that a change could not be applied to would fail at the next try as well. */
  let isSpoilt = false

  /**
   * Asked before searches see it: an index of other articles, or of the rights of yesterday, would answer until it is
   * exchanged or has caught up.
   */
  const takeUp = async (version: string, apply?: Apply): Promise<boolean> => {
    const saved = parseCursor(version)
    if (saved === undefined || !(await isKnown(db, saved))) return false
    cursor = saved
    if (apply)
      await readOn(async (change) => {
        isSpoilt = true
        await apply(change)
        isSpoilt = false
      })
    return true
  }

  /** One that nodes share answers already; it is caught up with by the first of them. */
  const load = async (): Promise<boolean> => {
    if (!isKept || isSpoilt || !(await engine.load(file ?? '', takeUp))) return false
    return !shared || takeUp(engine.state().version)
  }

  const loadOrBuild = async (): Promise<void> => {
    if (await load()) await followCurrency()
    else await build()
  }

  /** After a failure a shared index may be gone, or further behind than the log reaches: then it is made anew. */
  let hasFailed = false
  let hasBegun = false
  const follow = async (): Promise<void> => {
    if (!hasBegun || (shared && (hasFailed || engine.state().version === ''))) await loadOrBuild()
    hasBegun = true
    hasFailed = false
    place.read = cursor
    await catchUp()
  }

  const tick = (): void => {
    if (stopping.signal.aborted) return
    work = follow()
      .catch((error: unknown) => {
        hasFailed = true
        if (!stopping.signal.aborted) onError(error)
      })
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(tick, hasBegun ? every : untilNextBuild)
      })
  }

  return {
    catchUp,
    run: async () => {
      const first = follow()
      work = first.catch(() => undefined)
      try {
        await first
      } catch (error) {
        if (stopping.signal.aborted) return
        // Another node may do better; an index of its own nobody else makes.
        if (shared) throw error
        onError(error)
      }
      tick()
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await work
      place.read = undefined
      // A shared one bears its mark already, perhaps by now that of the node that goes on.
      if (!shared) await save()
    },
  }
}

const unsaved = (file: string | undefined, cause: unknown): Error =>
  new Error(`the search index could not be saved as ${file}; the next start makes it anew`, { cause })

type Apply = (change: IndexChange) => Promise<void>

type Change = { xid: string; id: string; kind: string; key: string }

/**
 * For how many seconds the oldest change waits that is not in the index yet, 0 where all are; also one that another
 * transaction, still running, holds back. Undefined where this node does not follow the change log.
 */
export async function searchBehind(db: Db, { read }: SearchPlace): Promise<number | undefined> {
  if (!read) return undefined
  const [waiting] = await rowsOf<{ seconds: number }>(
    db,
    sql`
    select greatest(0, extract(epoch from clock_timestamp() - at))::float8 as seconds from catalogue_changes
    where (xid, id) > (${read.xid}::bigint, ${read.id}::bigint)
    order by catalogue_changes.xid, catalogue_changes.id limit 1`,
  )
  return waiting?.seconds ?? 0
}

function readChanges(db: Db, { xid, id }: Cursor, limit: number): Promise<Change[]> {
  return rowsOf<Change>(
    db,
    sql`
    select xid::text, id::text, kind, key from catalogue_changes
    where (xid, id) > (${xid}::bigint, ${id}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
    order by catalogue_changes.xid, catalogue_changes.id limit ${limit}`,
  )
}

async function changeOf(db: Db, prices: PricesOf, changes: readonly Change[]): Promise<IndexChange> {
  const kinds = new Set(changes.map(({ kind }) => kind))
  const matnrs = [...new Set(changes.filter(({ kind }) => kind === 'article').map(({ key }) => key))]
  const upserts = matnrs.length === 0 ? [] : await readDocuments(db, prices, matnrs)
  const found = new Set(upserts.map(({ matnr }) => matnr))
  return {
    upserts,
    deletes: matnrs.filter((matnr) => !found.has(matnr)),
    ...(kinds.has('categories') && { categories: await readCategories(db) }),
    ...(kinds.has('synonyms') && { synonyms: await readSynonyms(db) }),
  }
}
