import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { forgetAssignments } from '../../assortment/public.ts'
import { audit } from '../../audit/public.ts'
import { forgetBudgets } from '../../customers/public.ts'
import { endSessionsOf } from '../../sessions/public.ts'
import { asSeen, keepAMaster, targetToChange } from '../managed-target.ts'
import { changeAccesses } from '../managed-writes.ts'

/**
 * SET_ACCESS: of the customer numbers the sender acts for those a user may act for, too. Budgets and catalogues for one
 * that is taken away go with it. Who would be left without any is locked or deleted instead.
 */
export const setAccess: UseCase<typeof users, 'SET_ACCESS'> = async (input, context) => {
  const { db } = context
  const row = await targetToChange(input.user_id, context, 'access')
  const { userId } = row
  const current = await asSeen(row, { part: 'access', version: input.version }, context)
  const wanted = new Set(input.kunnrs)
  const known = new Set(current.accesses.map(({ kunnr }) => kunnr))
  if ([...wanted].some((kunnr) => !known.has(kunnr))) throw context.fail('CUSTOMER_NOT_ASSIGNED')
  const before = current.accesses.filter(({ assigned }) => assigned).map(({ kunnr }) => kunnr)
  const taken = before.filter((kunnr) => !wanted.has(kunnr))
  const given = [...wanted].filter((kunnr) => !before.includes(kunnr))
  if (taken.length + given.length === 0) return {}
  if (taken.length > 0 && current.isOwn) throw context.fail('OWN_ACCOUNT')
  if (wanted.size === 0 && !row.actsForOthers) throw context.invalid({ kunnrs: 'REQUIRED' })
  await keepAMaster(row, context, taken)

  await changeAccesses(db, userId, { given, taken })
  await forgetBudgets(db, userId, taken)
  await forgetAssignments(db, userId, taken)
  if (taken.length > 0) await endSessionsOf(db, userId)
  const detail = [...given.map((kunnr) => `+${kunnr}`), ...taken.map((kunnr) => `-${kunnr}`)].join(', ')
  await audit(db, context, { action: 'set-access', object: row.userId, detail })
  return {}
}
