import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { findRun, requestUndo } from '../staff-store.ts'

/** UNDO_IMPORT */
export const requestUndoOfImport: UseCase<typeof imports, 'UNDO_IMPORT'> = async (
  { run_id: id },
  context,
) => {
  const { db, actor, fail } = context
  if (!(await findRun(db, id))) throw fail('NOT_FOUND')
  if (!(await requestUndo(db, id, actor.user?.userId ?? ''))) throw fail('STATE_NOT_ALLOWED')
  await audit(db, context, { action: 'undo-import', object: id })
  return {}
}
