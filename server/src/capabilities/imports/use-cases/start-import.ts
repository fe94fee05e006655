import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { saveMapping } from '../mapping-store.ts'
import { namesOfFiles } from '../sent-files.ts'
import { queueRun } from '../store.ts'

/** START_IMPORT */
export const startImport: UseCase<typeof imports, 'START_IMPORT'> = async (reading, context) => {
  const { db, actor, now, fail } = context
  const names = await namesOfFiles(db, reading.file_ids)
  if (!names) throw fail('NOT_FOUND')
  if (reading.supplier && reading.columns) await saveMapping(db, reading.supplier, reading.columns, now)
  const run = await queueRun(db, {
    source: names.join(', '),
    actor: actor.user?.userId ?? '',
    startedAt: now,
    task: reading,
  })
  await audit(db, context, {
    action: 'import-started',
    object: `run ${run}`,
    detail: names.join(', ').slice(0, 200),
  })
  return { run_id: String(run) }
}
