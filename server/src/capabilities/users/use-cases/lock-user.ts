import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { endSessionsOf } from '../../sessions/public.ts'
import { keepAMaster, otherToChange } from '../managed-target.ts'
import { updateManaged } from '../managed-writes.ts'

/** LOCK_USER: he is out at once. Who is locked already stays so. */
export const lockUser: UseCase<typeof users, 'LOCK_USER'> = async (input, context) => {
  const { db } = context
  const row = await otherToChange(input.user_id, context)
  if (row.locked) return {}
  await keepAMaster(row, context)
  await updateManaged(db, row.userId, { locked: true })
  await endSessionsOf(db, row.userId)
  await audit(db, context, { action: 'lock-user', object: row.userId })
  return {}
}
