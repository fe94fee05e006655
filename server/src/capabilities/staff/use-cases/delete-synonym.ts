import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { deleteSynonym as remove } from '../../catalogue/public.ts'

/** DELETE_SYNONYM */
export const deleteSynonym: UseCase<typeof staff, 'DELETE_SYNONYM'> = async (input, context) => {
  if (!(await remove(context.db, input))) throw context.fail('NOT_FOUND')
  await audit(context.db, context, { action: 'delete-synonym', object: `${input.word} (${input.language})` })
  return {}
}
