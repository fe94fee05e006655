import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { targetToChange } from '../managed-target.ts'
import { updateManaged } from '../managed-writes.ts'

/** UNLOCK_USER: who is not locked stays so. */
export const unlockUser: UseCase<typeof users, 'UNLOCK_USER'> = async (input, context) => {
  const row = await targetToChange(input.user_id, context)
  if (!row.locked) return {}
  await updateManaged(context.db, row.userId, { locked: false })
  await audit(context.db, context, { action: 'unlock-user', object: row.userId })
  return {}
}
