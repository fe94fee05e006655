import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { importErrors, importRuns } from './tables.ts'

export type RunCounts = { rowsRead: number; rowsWritten: number; rowsWrong: number }

/** Records the beginning of a run and gives its number. */
export async function beginRun(
  db: Db,
  run: { kind: string; source: string; actor: string; startedAt: Date },
): Promise<bigint> {
  const [row] = await db
    .insert(importRuns)
    .values({ ...run, state: 'running' })
    .returning({ id: importRuns.id })
  if (row === undefined) throw new Error('the import run was not recorded')
  return row.id
}

/** Records how far a run has come. */
export async function saveProgress(
  db: Db,
  run: bigint,
  counts: RunCounts,
  end?: { state: 'done' | 'aborted'; at: Date },
): Promise<void> {
  const set = end ? { ...counts, state: end.state, endedAt: end.at } : counts
  await db.update(importRuns).set(set).where(eq(importRuns.id, run))
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
