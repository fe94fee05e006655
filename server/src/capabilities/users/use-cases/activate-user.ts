import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { targetToChange } from '../managed-target.ts'
import { updateManaged } from '../managed-writes.ts'

/** ACTIVATE_USER: who is active stays so. */
export const activateUser: UseCase<typeof users, 'ACTIVATE_USER'> = async (input, context) => {
  const row = await targetToChange(input.user_id, context)
  if (row.active) return {}
  await updateManaged(context.db, row.userId, { active: true })
  await audit(context.db, context, { action: 'activate-user', object: row.userId })
  return {}
}
