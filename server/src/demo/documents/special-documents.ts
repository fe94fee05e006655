import { addDays } from '@shop/contract/day'
import { workingDay } from '../shared/days.ts'
import type { Account } from './account.ts'
import { heading, lines } from './account.ts'
import type { Draft, Status } from './draft.ts'
import { orderChain } from './order-chain.ts'
import { totals } from './positions.ts'

const apprentice = { userId: 'U100003', creatorName: 'Leonie Kling' }

/** Orders of the budget user: waiting for the budget manager, released to an order, rejected. */
export function* budgetOrders(account: Account): Generator<Draft> {
  const { today } = account
  for (const age of [1, 2]) yield budgetOrder(account, workingDay(addDays(today, -age - 2)), 'A')
  for (const age of [40, 160, 420]) yield budgetOrder(account, workingDay(addDays(today, -age)), 'X')
  for (const age of [15, 60, 90, 200, 330, 510]) {
    const day = workingDay(addDays(today, -age))
    const ordered = lines(account, day, 4)
    const released = {
      ...budgetOrder(account, day, 'C'),
      positions: ordered.map(({ row }) => row),
      ...totals(ordered.map(({ row }) => row)),
    }
    yield released
    yield* orderChain(account, workingDay(addDays(day, 1)), { from: [released], ordered })
  }
}

/** Orders on their way to the ERP: one waiting, one refused; and a number the ERP left vacant. */
export function* queuedAndVacant(account: Account): Generator<Draft> {
  const { today } = account
  yield simple(account, 10, today, 'A')
  yield simple(account, 10, addDays(today, -75), 'X')
  yield simple(account, 3, addDays(today, -200), 'C')
}

/** Release orders and invoices that were cancelled, and a partly answered inquiry: states that chains seldom reach. */
export function* rareStates(account: Account): Generator<Draft> {
  const { today } = account
  yield { ...simple(account, 6, addDays(today, -140), 'X'), desiredDeliveryDate: addDays(today, -126) }
  yield {
    ...simple(account, 2, addDays(today, -180), 'X'),
    billDate: addDays(today, -180),
    dueDate: addDays(today, -150),
  }
  yield simple(account, 7, addDays(today, -6), 'B')
  yield simple(account, 13, addDays(today, -260), 'X')
  yield { ...simple(account, 4, addDays(today, -300), 'X'), billDate: addDays(today, -300) }
}

function budgetOrder(account: Account, day: string, status: Status): Draft {
  return { ...simple(account, 9, day, status), ...apprentice }
}

function simple(account: Account, doctype: Draft['doctype'], day: string, status: Status): Draft {
  const positions = lines(account, day, 4).map(({ row }) => ({
    ...row,
    status,
    remnant: status === 'A' ? row.quantity : '0',
  }))
  return { ...heading(account, day), doctype, status, positions, ...totals(positions), from: [] }
}
