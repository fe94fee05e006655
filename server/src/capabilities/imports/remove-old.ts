import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { removeLeftFolders } from './readers/scratch-folder.ts'
import { importFiles, importRuns } from './tables.ts'

/** Imports with their reports. */
export const removeImportRuns: Remover = (db, before, most) =>
  removeSome(db, importRuns, sql`${importRuns.startedAt} < ${before.toISOString()}`, most)

/** Files that were sent and never imported, or whose import was killed, with the copies that left on this machine. */
export const removeImportFiles: Remover = async (db, before, most) => {
  await removeLeftFolders()
  return removeSome(
    db,
    importFiles,
    sql`${importFiles.createdAt} < ${before.toISOString()} and not exists (
      select from ${importRuns} where ${importRuns.state} in ('queued', 'running')
        and ${importRuns.task} -> 'file_ids' ? ${importFiles.id}::text)`,
    most,
  )
}
