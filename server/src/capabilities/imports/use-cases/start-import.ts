import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { saveMapping } from '../mapping-store.ts'
import { holdFiles } from '../sent-files.ts'
import { findRunOfFiles, queueRun } from '../store.ts'

/** START_IMPORT */
export const startImport: UseCase<typeof imports, 'START_IMPORT'> = async (reading, context) => {
  const { db, actor, now, fail } = context
  const owner = actor.user?.userId ?? ''
  const names = await holdFiles(db, reading.file_ids, owner)
  if (!names) throw fail('NOT_FOUND')
  // Pressed twice, or sent again after the connection was lost: it is the same import.
  const begun = await findRunOfFiles(db, reading.file_ids)
  if (begun !== undefined) return { run_id: String(begun) }
  if (reading.supplier && reading.columns) await saveMapping(db, reading.supplier, reading.columns, now)
  // Sheets of one workbook are imported one by one.
  const source = [names.join(', '), ...(reading.sheet === undefined ? [] : [reading.sheet])].join(': ')
  const run = await queueRun(db, {
    source,
    actor: owner,
    startedAt: now,
    task: reading,
  })
  await audit(db, context, {
    action: 'start-import',
    object: String(run),
    detail: source.slice(0, 200),
  })
  return { run_id: String(run) }
}
