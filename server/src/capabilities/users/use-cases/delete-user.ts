import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { forgetAssignments } from '../../assortment/public.ts'
import { audit } from '../../audit/public.ts'
import { removeBasketsOf } from '../../baskets/public.ts'
import { removeComparedOfUser } from '../../comparison/public.ts'
import { forgetBudgets } from '../../customers/public.ts'
import { removeLabelsOfUser } from '../../labels/public.ts'
import { removePrivateLists } from '../../lists/public.ts'
import { keepAMaster, otherToChange } from '../managed-target.ts'
import { deleteManaged } from '../managed-writes.ts'

/** DELETE_USER: what was his alone goes with him. Documents are the customer's, shared lists his colleagues'. */
export const deleteUser: UseCase<typeof users, 'DELETE_USER'> = async (input, context) => {
  const { db } = context
  const row = await otherToChange(input.user_id, context)
  const { userId, alias } = row
  await keepAMaster(row, context)
  await removeBasketsOf(db, userId)
  await removePrivateLists(db, userId)
  await removeComparedOfUser(db, userId)
  await removeLabelsOfUser(db, userId)
  await forgetBudgets(db, userId)
  await forgetAssignments(db, userId)
  await deleteManaged(db, userId)
  await audit(db, context, { action: 'delete-user', object: row.userId, detail: alias })
  return {}
}
