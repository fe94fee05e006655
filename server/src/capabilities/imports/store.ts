import { and, eq, getTableName, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { importErrors, importImages, importRuns } from './tables.ts'

/** Where rows are taken down before an import changes them. */
export const imagesTable = getTableName(importImages)

export type RunCounts = {
  rowsRead: number
  rowsWritten: number
  rowsWrong: number
  /** Percent of the files done; where nobody can know it is left out. */
  progress?: number
  /** How long it will go on, where that can be told. */
  secondsLeft?: number
}

/** How long a run can be undone. */
const keepsImages = 30 * 24 * 3_600_000

/** Records the beginning of a run and gives its number. What was kept of runs long ago goes. */
export async function beginRun(
  db: Db,
  run: { kind: string; source: string; actor: string; startedAt: Date },
): Promise<bigint> {
  const oldest = new Date(run.startedAt.getTime() - keepsImages)
  await db.execute(sql`
    with old as (
      update import_runs set images = 'expired' where images = 'kept' and started_at < ${oldest.toISOString()} returning id)
    delete from import_images using old where run_id = old.id`)
  const [row] = await db
    .insert(importRuns)
    .values({ ...run, state: 'running', aliveAt: sql`now()` })
    .returning({ id: importRuns.id })
  if (row === undefined) throw new Error('the import run was not recorded')
  return row.id
}

/** Milliseconds between two signs of life of a run; carry-out.ts gives up those that give none. */
const beat = 15_000

/** Says that somebody is at a run, however long its next rows take, until the function it gives is called. */
export function keepAlive(db: Db, run: bigint): () => void {
  const sign = () =>
    db
      .update(importRuns)
      .set({ aliveAt: sql`now()` })
      .where(eq(importRuns.id, run))
  // Without database the run ends by itself.
  const timer = setInterval(() => void sign().catch(() => undefined), beat)
  timer.unref()
  return () => clearInterval(timer)
}

/** Records how far a run has come, and that somebody is at it; tells whether staff want it broken off. */
export async function saveProgress(
  db: Db,
  run: bigint,
  counts: RunCounts,
  end?: { state: 'done' | 'aborted'; at: Date; stoppedBy?: string },
): Promise<boolean> {
  const set = end ? { ...counts, state: end.state, endedAt: end.at, stoppedBy: end.stoppedBy ?? '' } : counts
  const [row] = await db
    .update(importRuns)
    .set({ ...set, aliveAt: sql`now()` })
    .where(eq(importRuns.id, run))
    .returning({ cancelRequested: importRuns.cancelRequested })
  return end === undefined && row?.cancelRequested === true
}

/** Keeps problems with their run; `first` is the number of the first one within it. */
export async function saveProblems(
  db: Db,
  run: bigint,
  first: number,
  problems: readonly {
    severity: 'error' | 'warning' | 'note'
    file?: string
    row: number
    key: string
    field: string
    reason: string
    value?: string | undefined
  }[],
): Promise<void> {
  if (problems.length === 0) return
  const rows = problems.map(({ value, ...problem }, place) => ({
    ...problem,
    runId: run,
    index: first + place,
    value: value === undefined ? null : sql`to_jsonb(${value}::text)`,
  }))
  await db.insert(importErrors).values(rows)
}

/** Records that a run can be undone, or no more. */
export async function saveImages(db: Db, run: bigint, images: 'kept' | 'none'): Promise<void> {
  await db.update(importRuns).set({ images }).where(eq(importRuns.id, run))
}

/** Gives up what was taken down of a run, and says why. */
export async function dropImages(db: Db, run: bigint, why: 'too-many' | 'expired'): Promise<void> {
  await db.delete(importImages).where(eq(importImages.runId, run))
  await db.update(importRuns).set({ images: why }).where(eq(importRuns.id, run))
}

/** Records what the files of a queued run turned out to be. */
export async function nameRun(db: Db, run: bigint, kind: string): Promise<void> {
  await db.update(importRuns).set({ kind }).where(eq(importRuns.id, run))
}

/** Ends a run that could not even begin; one that has ended stays as it is. */
export async function failRun(db: Db, run: bigint, stoppedBy: string, at: Date): Promise<void> {
  await db
    .update(importRuns)
    .set({ state: 'aborted', stoppedBy, endedAt: at })
    .where(and(eq(importRuns.id, run), eq(importRuns.state, 'running')))
}

/** A run under way or waiting with one of these sent files. */
export async function findRunOfFiles(db: Db, files: readonly string[]): Promise<bigint | undefined> {
  const { id, state, task } = importRuns
  const [run] = await db
    .select({ id })
    .from(importRuns)
    .where(
      and(inArray(state, ['queued', 'running']), sql`${task}->'file_ids' ?| ${sql.param(files)}::text[]`),
    )
  return run?.id
}

/** Queues a run that any node carries out. */
export async function queueRun(
  db: Db,
  run: { source: string; actor: string; startedAt: Date; task: object },
): Promise<bigint> {
  const [row] = await db
    .insert(importRuns)
    .values({ ...run, kind: 'files', state: 'queued' })
    .returning({ id: importRuns.id })
  if (row === undefined) throw new Error('the import run was not recorded')
  return row.id
}
