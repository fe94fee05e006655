import type { FieldErrors } from '@shop/contract/answer'
import type { Parsed } from '@shop/contract/define-resource'
import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { replaceBudgets } from '../../customers/public.ts'
import { asSeen, targetToChange } from '../managed-target.ts'
import { updateManaged } from '../managed-writes.ts'

/**
 * SET_BUDGET: the budgets sent replace those there were for the customer acted for. One that the ERP has given in another
 * currency keeps it.
 */
export const setBudget: UseCase<typeof users, 'SET_BUDGET'> = async (input, context) => {
  const { db, actor } = context
  const row = await targetToChange(input.user_id, context)
  const current = await asSeen(row, { part: 'budget', version: input.version }, context)
  const wrong = wrongBudgets(input.budgets)
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)

  const budgets = input.budgets.map(
    ({ valid_from: validFrom = '1900-01-01', valid_to: validTo = '9999-12-31', ...budget }) => ({
      ...budget,
      validFrom,
      validTo,
      currency: current.budgets.find(({ type }) => type === budget.type)?.currency ?? actor.currency,
    }),
  )
  await updateManaged(db, row.userId, { budgetActive: input.budget_active })
  await replaceBudgets(db, { userId: row.userId, kunnr: actor.kunnr }, budgets)
  const detail = [
    input.budget_active ? 'on' : 'off',
    ...budgets.map(({ type, amount, currency }) => `${type} ${amount} ${currency}`),
  ].join(', ')
  await audit(db, context, { action: 'set-budget', object: row.userId, detail })
  return {}
}

/** A period has one budget, which ends after it has begun. */
function wrongBudgets(budgets: Parsed<typeof users, 'SET_BUDGET'>['budgets']): FieldErrors {
  const wrong: FieldErrors = {}
  for (const [index, { type, valid_from: from, valid_to: to }] of budgets.entries()) {
    if (budgets.findIndex((other) => other.type === type) < index)
      wrong[`budgets.${index}.type`] = 'ALREADY_TAKEN'
    if (from !== undefined && to !== undefined && to < from)
      wrong[`budgets.${index}.valid_to`] = 'DATE_TOO_EARLY'
  }
  return wrong
}
