import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { commandLine } from './tables.ts'

/** Nobody has been heard of at the run for so long that whoever was at it is gone. */
export const isSilent = sql`alive_at < now() - interval '2 minutes'`

/** Runs whose node or command went away without a word: an import stands as broken off, an undo goes on. */
export async function giveUpSilent(db: Db): Promise<void> {
  await giveUp(db, { runs: isSilent, undos: isSilent })
}

/**
 * Runs of a shop that was killed, or restarted in the middle of them, where no other can be at them: to be called by the
 * only shop of a database before it works. Commands are processes of their own, and may be at theirs still.
 */
export async function giveUpLeftBehind(db: Db): Promise<void> {
  await giveUp(db, { runs: sql`actor <> ${commandLine}`, undos: sql`undone_by <> ${commandLine}` })
}

async function giveUp(db: Db, { runs, undos }: { runs: SQL; undos: SQL }): Promise<void> {
  await db.execute(sql`
    update import_runs set state = 'aborted', stopped_by = 'INTERRUPTED', ended_at = now()
    where state = 'running' and ${runs}`)
  await db.execute(sql`update import_runs set undo = 'requested' where undo = 'running' and ${undos}`)
}
