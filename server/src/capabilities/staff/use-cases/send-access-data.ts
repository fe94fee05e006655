import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { mailAccessData } from '../../password/public.ts'
import { accessTarget } from '../access-target.ts'

/** SEND_ACCESS_DATA: by mail; a user without an address gets a letter instead. */
export const sendAccessData: UseCase<typeof staff, 'SEND_ACCESS_DATA'> = async (input, context) => {
  const { db, fail } = context
  const user = await accessTarget(input.user_id, context)
  if (user.mail === '') throw fail('STATE_NOT_ALLOWED')
  await mailAccessData(db, user, context)
  const entry = { object: user.userId, detail: 'mail', of: user.kunnr }
  await audit(db, context, { action: 'send-access-data', ...entry })
  return {}
}
