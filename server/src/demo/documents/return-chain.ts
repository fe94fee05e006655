import { addDays } from '@shop/contract/day'
import { workingDay } from '../shared/days.ts'
import type { Account, Line } from './account.ts'
import type { Draft } from './draft.ts'
import { totals, withQuantity } from './positions.ts'

/** Goods that came back within four weeks of the delivery note, and the credit note for them. */
export function* returnChain(
  account: Account,
  note: Draft,
  invoice: Draft,
  brought: readonly Line[],
): Generator<Draft> {
  const { random, today } = account
  const day = workingDay(addDays(invoice.createDate, random.integer(2, 14)))
  if (day > today) return
  const { billDate: _, dueDate: __, archived: ___, ...head } = invoice
  const refused = random.chance(0.12)
  const creditDay = workingDay(addDays(day, random.integer(4, 9)))
  const credited = !refused && creditDay <= today
  const back = brought.slice(0, random.integer(1, Math.min(2, brought.length)))
  const positions = back.map(({ article, row }, index) => ({
    ...withQuantity(article, row, String(row.quantity), refused ? 'X' : credited ? 'C' : 'A'),
    posnr: (index + 1) * 10,
    note: random.pick([
      'Überzähliges Material, Gebinde ungeöffnet',
      'Falscher Farbton bestellt',
      'Transportschaden',
    ]),
  }))
  const returned: Draft = {
    ...head,
    doctype: 12,
    status: refused ? 'X' : credited ? 'C' : random.pick(['A', 'B']),
    createDate: day,
    positions,
    ...totals(positions),
    from: [note],
  }
  yield returned
  if (!credited) return
  yield {
    ...head,
    doctype: 4,
    status: creditDay < addDays(today, -10) ? 'C' : 'A',
    createDate: creditDay,
    billDate: creditDay,
    positions,
    ...totals(positions),
    from: [invoice, returned],
  }
}
