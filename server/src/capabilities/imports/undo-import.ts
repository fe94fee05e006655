import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { isSilent } from './give-up.ts'
import { importImages, importRuns } from './tables.ts'
import { type Undone, undoRun } from './undo-run.ts'

/** Why a run cannot be undone. */
type Refusal = 'NOT_FOUND' | 'STILL_RUNNING' | 'NOTHING_KEPT' | 'ALREADY_BEING_UNDONE'

/**
 * Undoes a run that has ended; a broken off undo goes on. One that has left rows may be undone once more: they are looked
 * at again, for what had changed them may be undone by now. One that has left none stays as it is and is told with its day. One
 * is undone by nobody but who took it, or two would count and end it against each other.
 *
 * @param taken whether it stands as being undone by who calls already
 */
export async function undoImport(
  db: Db,
  run: bigint,
  { by, at, before, taken = false }: { by: string; at: Date; before?: () => Promise<void>; taken?: boolean },
): Promise<(Undone & { before?: Date }) | Refusal> {
  const [found] = await db.select().from(importRuns).where(eq(importRuns.id, run))
  if (!found) return 'NOT_FOUND'
  if (found.state !== 'done' && found.state !== 'aborted') return 'STILL_RUNNING'
  if (found.images !== 'kept') return 'NOTHING_KEPT'
  if (found.undo === 'done' && found.rowsNotRestored === 0) {
    const { rowsRestored: restored, rowsNotRestored: notRestored, undoneAt } = found
    return { restored, notRestored, before: undoneAt ?? at }
  }
  if (!taken && !(await take(db, run, by))) return 'ALREADY_BEING_UNDONE'
  if (found.undoneAt !== null) await lookAgain(db, run)
  const undone = await undoRun(db, run, before)
  await db.update(importRuns).set({ undo: 'done', undoneAt: at, progress: 100 }).where(eq(importRuns.id, run))
  return undone
}

/** Whether the undo is the caller's now: nobody else is at it, or not any more. */
async function take(db: Db, run: bigint, by: string): Promise<boolean> {
  const free = or(isNull(importRuns.undo), ne(importRuns.undo, 'running'), isSilent)
  const taken = await db
    .update(importRuns)
    .set({ undo: 'running', undoneBy: by, progress: 0, aliveAt: sql`now()` })
    .where(and(eq(importRuns.id, run), free))
    .returning({ id: importRuns.id })
  return taken.length > 0
}

/** Makes the rows an earlier undo has left such that were not looked at; from here on one that breaks off goes on. */
async function lookAgain(db: Db, run: bigint): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(importImages)
      .set({ outcome: null })
      .where(and(eq(importImages.runId, run), ne(importImages.outcome, 'restored')))
    await transaction.update(importRuns).set({ undoneAt: null }).where(eq(importRuns.id, run))
  })
}
