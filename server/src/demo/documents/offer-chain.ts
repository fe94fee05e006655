import { addDays } from '@shop/contract/day'
import { workingDay } from '../shared/days.ts'
import type { Account } from './account.ts'
import { heading, lines } from './account.ts'
import type { Draft, Status } from './draft.ts'
import { orderChain } from './order-chain.ts'
import { totals } from './positions.ts'

/** An inquiry of a day, the offer that answers it, and what became of the offer: order, release order, nothing. */
export function* offerChain(account: Account, day: string): Generator<Draft> {
  const { random, today } = account
  const asked = lines(account, day, random.integer(2, 10))
  const head = heading(account, day)
  const offerDay = workingDay(addDays(day, random.integer(1, 5)))
  const answered = offerDay <= today
  const withdrawn = random.chance(0.08)
  const unpriced = asked.map(({ row }) => ({
    ...row,
    price: undefined,
    net: undefined,
    status: 'A' as const,
  }))
  const inquiry: Draft = {
    ...head,
    doctype: 7,
    status: withdrawn ? 'X' : answered ? 'C' : 'A',
    positions: unpriced,
    from: [],
  }
  yield inquiry
  if (!answered || withdrawn) return

  const validTo = addDays(offerDay, 30)
  const outcome = random.next()
  const decided = outcome < 0.7 ? workingDay(addDays(offerDay, random.integer(2, 20))) : undefined
  const accepted = decided !== undefined && decided <= today
  const released = outcome < 0.25
  const [first, ...rest] = asked.map(({ row }) => row)
  const last = rest.at(-1)
  const positions = [
    ...(first ? [first] : []),
    ...rest.map((row) =>
      row === last && rest.length > 3 && first
        ? { ...row, alternative_to: first.posnr, note: 'Alternative zur ersten Position' }
        : row,
    ),
  ]
  const offer: Draft = {
    ...head,
    doctype: 5,
    status: offerStatus(accepted, released, validTo < today),
    createDate: offerDay,
    validFrom: offerDay,
    validTo,
    positions,
    ...totals(positions),
    from: [inquiry],
  }
  yield offer
  if (!accepted) return
  const ordered = asked.filter((_, index) => positions[index]?.alternative_to === undefined)
  if (!released) {
    yield* orderChain(account, decided, { from: [offer], ordered })
    return
  }
  const sold = ordered.map(({ row }) => row)
  const open = decided > addDays(today, -20)
  const releaseOrder: Draft = {
    ...head,
    doctype: 6,
    status: open ? random.pick(['A', 'B']) : 'C',
    createDate: decided,
    desiredDeliveryDate: addDays(decided, 14),
    positions: sold,
    ...totals(sold),
    from: [offer],
  }
  yield releaseOrder
  const orderDay = workingDay(addDays(decided, 3))
  if (!open && orderDay <= today) yield* orderChain(account, orderDay, { from: [releaseOrder], ordered })
}

function offerStatus(accepted: boolean, released: boolean, expired: boolean): Status {
  if (accepted) return released ? 'B' : 'C'
  return expired ? 'X' : 'A'
}
