import { addDays } from '@shop/contract/day'
import { divide, multiply, subtract, sum } from '@shop/contract/exact'
import { workingDay } from '../shared/days.ts'
import type { Account, Line } from './account.ts'
import { heading, lines } from './account.ts'
import type { Draft, Position, Status } from './draft.ts'
import { totals, withQuantity } from './positions.ts'
import { returnChain } from './return-chain.ts'

/** What an order came from, if not from the basket. */
interface Origin {
  from?: Draft[]
  ordered?: Line[]
}

/** An order of a day with everything that has followed until today: deliveries, invoices, returns, credit notes. */
export function* orderChain(
  account: Account,
  day: string,
  { from = [], ordered = lines(account, day) }: Origin = {},
): Generator<Draft> {
  const { random, today } = account
  const head = heading(account, day)
  const cancelled = random.chance(0.03)
  const planned = cancelled ? [] : deliveryPlan(account, day, ordered)
  const delivered = planned.filter((each) => each.day <= today)
  const status = cancelled ? 'X' : orderStatus(delivered.length, planned.length)
  const positions = ordered.map(({ row }, index) =>
    orderPosition(row, status, planned, delivered.length, index),
  )
  const order: Draft = {
    ...head,
    doctype: 1,
    status,
    desiredDeliveryDate: planned[0]?.day ?? day,
    positions,
    ...totals(positions),
    from,
  }
  yield order
  for (const each of delivered) yield* delivery(account, order, each)
}

/** One lorry: the day, and per ordered line what it brings (possibly none). */
interface Delivery {
  day: string
  share: Line[]
}

/** Usually one delivery after a few days; every fourth order comes in two parts where it can be divided. */
function deliveryPlan({ random }: Account, day: string, ordered: readonly Line[]): Delivery[] {
  const first = workingDay(addDays(day, random.integer(1, 4)))
  const days = random.chance(0.25) ? [first, workingDay(addDays(first, random.integer(5, 12)))] : [first]
  return days
    .map((each, index) => ({ day: each, share: ordered.map((line) => part(line, index, days.length)) }))
    .filter(({ share }) => share.some(({ row }) => row.quantity !== '0'))
}

function orderStatus(done: number, planned: number): Status {
  if (done === 0) return 'A'
  return done < planned ? 'B' : 'C'
}

/** The line's share in one of several deliveries: whole sales steps, the bigger part first. */
function part({ article, row }: Line, index: number, count: number): Line {
  if (count === 1) return { article, row: withQuantity(article, row, String(row.quantity), 'C') }
  const step = String(article.step ?? 1)
  const steps = Number(divide(String(row.quantity), step, 0))
  const first = multiply(step, Math.ceil(steps / 2))
  const quantity = index === 0 ? first : subtract(String(row.quantity), first)
  return { article, row: withQuantity(article, row, quantity, 'C') }
}

function orderPosition(
  row: Position,
  status: Status,
  planned: readonly Delivery[],
  done: number,
  index: number,
): Position {
  const deliveries = planned.map(({ day, share }) => ({
    delivery_date: day,
    quantity: share[index]?.row.quantity ?? '0',
  }))
  const outstanding = sum(deliveries.slice(done).map(({ quantity }) => String(quantity)))
  return {
    ...row,
    status: status === 'B' && outstanding === '0' ? 'C' : status,
    remnant: outstanding,
    delivery_date: planned[0]?.day ?? row.delivery_date,
    deliveries: deliveries.filter(({ quantity }) => quantity !== '0'),
  }
}

function* delivery(account: Account, order: Draft, { day, share }: Delivery): Generator<Draft> {
  const { random, today, paymentDays } = account
  const brought = share.filter(({ row }) => row.quantity !== '0')
  const { desiredDeliveryDate: _, ...head } = order
  const positions = brought.map(({ row }, index) => ({
    ...row,
    posnr: (index + 1) * 10,
    delivery_date: day,
    demand_date: undefined,
  }))
  const note: Draft = {
    ...head,
    doctype: 13,
    status: day === today ? 'A' : 'C',
    createDate: day,
    positions,
    ...totals(positions),
    from: [order],
  }
  yield note
  const billDay = workingDay(addDays(day, random.integer(1, 3)))
  if (billDay > today) return
  const dueDate = addDays(billDay, paymentDays)
  const invoice: Draft = {
    ...note,
    doctype: 2,
    status: paymentStatus(account, dueDate),
    createDate: billDay,
    billDate: billDay,
    dueDate,
    archived: billDay < addDays(today, -365),
    from: [note],
  }
  yield invoice
  if (random.chance(0.06)) yield* returnChain(account, note, invoice, brought)
}

/** Paid on the due day, seldom late; a few are paid in part. */
function paymentStatus({ random, today }: Account, dueDate: string): Status {
  if (dueDate > today) return random.chance(0.3) ? 'C' : 'A'
  if (dueDate > addDays(today, -20)) return random.pick(['A', 'B', 'C', 'C'])
  return 'C'
}
