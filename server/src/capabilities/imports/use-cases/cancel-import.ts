import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { findRun, requestCancel } from '../staff-store.ts'

/** CANCEL_IMPORT */
export const cancelImport: UseCase<typeof imports, 'CANCEL_IMPORT'> = async ({ run_id: id }, context) => {
  const { db, fail } = context
  if (!(await findRun(db, id))) throw fail('NOT_FOUND')
  if (!(await requestCancel(db, id))) throw fail('STATE_NOT_ALLOWED')
  await audit(db, context, { action: 'cancel-import', object: id })
  return {}
}
