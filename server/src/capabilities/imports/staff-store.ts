import type { Result } from '@shop/contract/define-resource'
import type { imports } from '@shop/contract/resources/imports'
import { and, asc, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { users } from '../users/tables.ts'
import { commandLine, importErrors, importImages, importRuns } from './tables.ts'

type RunKind = Result<typeof imports, 'GET_RUN'>['run']['kind']

/** What a run waits for, and how many others come before it, too. */
type WaitsFor = { id: string; source: string; what: 'import' | 'undo'; others: number }

const waits = sql`(${importRuns.state} = 'queued' or ${importRuns.undo} = 'requested')`

/**
 * The run a node is at, and how many stand in front of this one: a node carries out one after the other, first those
 * queued by their number, then what is to be undone. Those of commands and of the interface keep nobody waiting.
 */
const busy = sql`
  select jsonb_build_object('id', b.id::text, 'source', b.source,
    'what', case when b.state = 'running' then 'import' else 'undo' end,
    'others', (select count(*) from import_runs q where q.id <> ${importRuns.id} and case
      when ${importRuns.state} = 'queued' then q.state = 'queued' and q.id < ${importRuns.id}
      else q.state = 'queued' or q.undo = 'requested' and q.id < ${importRuns.id} end))
  from import_runs b
  where b.state = 'running' and b.task is not null or b.undo = 'running' and b.undone_by <> ${commandLine}
  order by b.id limit 1`

const { task: _task, ...shown } = getTableColumns(importRuns)
const columns = {
  ...shown,
  id: sql<string>`${importRuns.id}::text`,
  kind: sql<RunKind>`${importRuns.kind}`,
  /** Staff by their login, tokens and commands by their name. */
  actor: sql<string>`coalesce(${users.alias}, ${importRuns.actor})`,
  /** Whether its files were sent by staff, so that a worker carries it out. */
  isSent: sql<boolean>`${importRuns.task} is not null`,
  waitsFor: sql<WaitsFor | null>`case when ${waits} then (${busy}) end`,
}

/** A run as it is kept. */
export type KeptRun = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** A page of the runs, newest first, and how many there are. */
export async function listRuns(db: Db, { start = 0, rows = usualRows }: Page) {
  const [found] = await db.select({ numFound: count() }).from(importRuns)
  const runs = await selectRuns(db).orderBy(desc(importRuns.id)).limit(rows).offset(start)
  return { runs, numFound: found?.numFound ?? 0 }
}

export async function findRun(db: Db, id: string) {
  const [run] = await selectRuns(db).where(eq(importRuns.id, BigInt(id)))
  return run
}

const selectRuns = (db: Db) =>
  db.select(columns).from(importRuns).leftJoin(users, eq(users.userId, importRuns.actor))

/** What was found wrong or odd in a run, errors first. */
export function listRemarks(db: Db, run: string, most: number) {
  const { severity, file, row, key, field, reason } = importErrors
  return db
    .select({
      severity,
      file,
      row,
      key,
      field,
      reason,
      value: sql<string | null>`${importErrors.value} #>> '{}'`,
    })
    .from(importErrors)
    .where(eq(importErrors.runId, BigInt(run)))
    .orderBy(sql`array_position(array['error','warning','note'], ${severity})`, asc(importErrors.index))
    .limit(most)
}

export const countRemarks = (db: Db, run: string) =>
  db.$count(importErrors, eq(importErrors.runId, BigInt(run)))

/** Rows an undo has left as they are, with the reason. */
export function listNotRestored(db: Db, run: string, most: number) {
  return db
    .selectDistinct({
      table: importImages.table,
      key: sql<Record<string, string | number>>`${importImages.key}`,
      outcome: sql<'changed' | 'in-use'>`${importImages.outcome}`,
    })
    .from(importImages)
    .where(and(eq(importImages.runId, BigInt(run)), ne(importImages.outcome, 'restored')))
    .orderBy(importImages.table, sql`2`)
    .limit(most)
}

/** Asks for a run to be broken off; false where it has ended. */
export async function requestCancel(db: Db, run: string): Promise<boolean> {
  const changed = await rowsOf(
    db,
    sql`
      update import_runs set cancel_requested = true,
        stopped_by = case when state = 'queued' then 'CANCELLED' else stopped_by end,
        ended_at = case when state = 'queued' then now() else ended_at end,
        state = case when state = 'queued' then 'aborted' else state end
      where id = ${BigInt(run)} and state in ('queued', 'running') and task is not null returning id`,
  )
  return changed.length > 0
}

/** Asks for a run to be undone; false where that cannot be, or was asked before and has left no row. */
export async function requestUndo(db: Db, run: string, by: string): Promise<boolean> {
  const changed = await rowsOf(
    db,
    sql`
      update import_runs set undo = 'requested', undone_by = ${by}
      where id = ${BigInt(run)} and state in ('done', 'aborted') and images = 'kept'
        and (undo is null or undo = 'done' and rows_not_restored > 0) returning id`,
  )
  return changed.length > 0
}

/** Imports somebody is at, as far as anybody knows. */
export function listUnderWay(db: Db) {
  const { id, source, state } = importRuns
  return db.select({ id, source }).from(importRuns).where(eq(state, 'running')).orderBy(asc(id))
}
