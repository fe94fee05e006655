import type { Db } from '#server/db/connection.ts'
import type { KeptReads } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'

type Row = { id: string; xid: string; kind: string; key: string }

const most = 5000
const oldestRunning = statement<{ xid: string }, []>(
  'oldest_running',
  'select pg_snapshot_xmin(pg_current_snapshot())::text as xid',
)
const changesSince = statement<Row, [xid: string]>(
  'changes_since',
  `select id::text, xid::text, kind, key from catalogue_changes where xid >= (select $1::bigint) order by xid, id
   limit ${most + 1}`,
)

type Options = {
  db: Db
  kept: KeptReads
  /** Milliseconds between two looks at the change log. */
  every?: number
  onError: (error: unknown) => void
}

/**
 * Follows the change log for what this node keeps in memory. Unlike the search it may act on changes in any order, so a
 * long transaction elsewhere does not delay it: it reads from the oldest transaction that was running at the last look,
 * and remembers what of that it has seen. While the database does not answer nothing counts as kept.
 * @returns stops following
 */
export function forgetChanged({ db, kept, every = 250, onError }: Options): () => Promise<void> {
  let from: string | undefined
  let seen = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const look = async (): Promise<void> => {
    const [oldest] = await oldestRunning(db)
    const next = oldest?.xid ?? '0'
    // What was committed before the first look is in everything that is read after it.
    const rows = from === undefined ? [] : await changesSince(db, from)
    const fresh = rows.filter(({ id }) => !seen.has(id))
    if (rows.length > most) kept.forgetAll()
    else if (fresh.length > 0) kept.forget(fresh)
    seen = new Set(rows.filter(({ xid }) => BigInt(xid) >= BigInt(next)).map(({ id }) => id))
    from = next
    kept.isRightFor(every + patience)
  }
  const tick = async (): Promise<void> => {
    await look().catch(onError)
    if (!stopped) timer = setTimeout(() => void (running = tick()), every)
  }
  let running = tick()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

/** How late a look may be before what is kept no longer counts. */
const patience = 1000
