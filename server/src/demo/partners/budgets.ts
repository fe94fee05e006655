import type { ImportInput } from '@shop/contract/imports/kinds'
import { namedCustomers } from './customers.ts'

const azubi = { userId: 'U100003', kunnr: namedCustomers.tiler, currency: 'EUR' }

/** Budgets of the apprentice: small orders go through, larger ones wait for the budget manager. */
export function* budgetRows(today: string): Generator<ImportInput<'budgets'>> {
  const year = today.slice(0, 4)
  yield { ...azubi, type: 'order', amount: '250', lock: false }
  yield { ...azubi, type: 'daily', amount: '400', lock: false }
  yield { ...azubi, type: 'weekly', amount: '800', lock: false }
  yield { ...azubi, type: 'monthly', amount: '2000', lock: false }
  yield {
    ...azubi,
    type: 'yearly',
    amount: '15000',
    lock: true,
    valid_from: `${year}-01-01`,
    valid_to: `${year}-12-31`,
  }
}
