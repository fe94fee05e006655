import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { writeSetting } from '../../shop/public.ts'

/** SET_GUEST_MODE */
export const setGuestMode: UseCase<typeof staff, 'SET_GUEST_MODE'> = async (input, context) => {
  const { db } = context
  await writeSetting(db, 'guestMode', { active: input.active })
  await audit(db, context, { action: input.active ? 'guest-mode-on' : 'guest-mode-off' })
  return {}
}
