import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import { budgetTypes } from '@shop/contract/user-words'
import type { Input } from '#web/app/api/resources.ts'
import { formText } from '#web/app/form-text.ts'
import { daysSent } from './days.ts'

export type SentBudget = Input<'users', 'SET_BUDGET'>['budgets'][number]

/**
 * The budgets a form says: those with an amount, written as the visitor writes numbers. What is no number is told by
 * field, as "monthly.amount".
 */
export function readBudgets(
  data: FormData,
  format: NumberFormat,
): { budgets: SentBudget[]; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {}
  const budgets = budgetTypes.flatMap((type): SentBudget[] => {
    const typed = formText(data, `${type}.amount`).trim()
    if (typed === '') return []
    const amount = parseDecimal(typed, format)
    if (amount === undefined) {
      wrong[`${type}.amount`] = 'NOT_A_DECIMAL'
      return []
    }
    const days = daysSent(formText(data, `${type}.valid_from`), formText(data, `${type}.valid_to`))
    return [{ type, amount, lock: data.has(`${type}.lock`), ...days }]
  })
  return { budgets, wrong }
}

/** What the server says of the budgets as they were sent, by the fields of the form. */
export const fieldsOfTypes = (
  fields: Record<string, string>,
  sent: readonly SentBudget[],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => {
      const [, index = '', name = ''] = field.split('.')
      return [`${sent[Number(index)]?.type ?? ''}.${name}`, code]
    }),
  )
