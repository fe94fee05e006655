import { addDays } from '@shop/contract/day'
import type { Article } from '../catalogue/articles.ts'
import { namedCustomers } from '../partners/customers.ts'
import { workingDay } from '../shared/days.ts'
import type { Account } from './account.ts'
import { accounts } from './account.ts'
import type { DocumentRow, Draft } from './draft.ts'
import { numbered } from './draft.ts'
import { offerChain } from './offer-chain.ts'
import { orderChain } from './order-chain.ts'
import { budgetOrders, queuedAndVacant, rareStates } from './special-documents.ts'

const weeks = 104

/** Two years of documents of three customers, ending today. */
export function* documentRows(articles: readonly Article[], today: string): Generator<DocumentRow> {
  yield* numbered(accounts(articles, today).flatMap((account) => Array.from(history(account))))
}

function* history(account: Account): Generator<Draft> {
  const { random, today } = account
  for (let week = weeks; week >= 0; week -= 1) {
    const monday = addDays(today, -week * 7)
    const orders = Math.round(account.ordersPerWeek * (0.5 + random.next()))
    for (let count = 0; count < orders; count += 1) {
      const day = workingDay(addDays(monday, random.integer(0, 4)))
      if (day <= today) yield* orderChain(account, day)
    }
    if (random.chance(0.35)) yield* offerChain(account, workingDay(monday))
  }
  yield* rareStates(account)
  if (account.kunnr !== namedCustomers.tiler) return
  yield* budgetOrders(account)
  yield* queuedAndVacant(account)
}
