import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { importRuns } from './tables.ts'
import { type Undone, undoRun } from './undo-run.ts'

/** Why a run cannot be undone. */
type Refusal = 'NOT_FOUND' | 'STILL_RUNNING' | 'NOTHING_KEPT'

/** Undoes a run that has ended; one undone before stays as it is, a broken off undo goes on. */
export async function undoImport(
  db: Db,
  run: bigint,
  { by, at, before }: { by: string; at: Date; before?: () => Promise<void> },
): Promise<Undone | Refusal> {
  const [found] = await db.select().from(importRuns).where(eq(importRuns.id, run))
  if (!found) return 'NOT_FOUND'
  if (found.state !== 'done' && found.state !== 'aborted') return 'STILL_RUNNING'
  if (found.images !== 'kept') return 'NOTHING_KEPT'
  await db
    .update(importRuns)
    .set({ undo: 'running', undoneBy: by, progress: 0 })
    .where(eq(importRuns.id, run))
  const undone = await undoRun(db, run, before)
  await db.update(importRuns).set({ undo: 'done', undoneAt: at, progress: 100 }).where(eq(importRuns.id, run))
  return undone
}
