import { isPositive, subtract } from '@shop/contract/exact'
import type { erp } from '@shop/contract/resources/erp'
import type { Context, UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import {
  createFollowUp,
  type DocumentRow,
  listPositions,
  lockDocument,
  type PositionRow,
  saveDelivery,
  setStatus,
} from '../../documents/public.ts'
import { once } from '../once.ts'
import { requireBuiltIn } from '../own-erp.ts'
import { amountsOf, partOfLine, type Taken, takenProblems } from '../parts.ts'

/** DELIVER_ORDER: the order is locked while its lines are read, so two clerks never deliver more than was ordered. */
export const deliverOrder: UseCase<typeof erp, 'DELIVER_ORDER'> = async (input, context) => {
  const { db, fail } = context
  const { docid, positions, idempotency_key: key } = input
  requireBuiltIn(context)
  const order = await lockDocument(db, docid, [1])
  if (order === undefined) throw fail('DOCUMENT_NOT_FOUND')
  return once(context, { docid, key, asked: positions }, async () => {
    if (order.status !== 'A' && order.status !== 'B') throw fail('STATE_NOT_ALLOWED')
    return deliver(context, order, positions)
  })
}

async function deliver(context: Context<'STATE_NOT_ALLOWED'>, order: DocumentRow, taken: readonly Taken[]) {
  const { db, now, today, fail, invalid } = context
  const lines = await listPositions(db, order.docid)
  const problems = takenProblems(
    lines.map(({ posnr, remnant }) => ({ posnr, open: remnant })),
    taken,
  )
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const parts = new Map(taken.map(({ posnr, quantity }) => [posnr, quantity]))
  const left = lines.map((line) => lineAfter(line, parts.get(line.posnr), today))
  const isComplete = left.every(({ remnant }) => !isPositive(remnant))
  // What the customer asked to get in one go leaves in one go.
  if (order.completeDelivery && !isComplete) throw fail('STATE_NOT_ALLOWED')

  const delivered = lines.flatMap((line) => {
    const part = parts.get(line.posnr)
    const before = subtract(line.quantity, line.remnant)
    return part === undefined ? [] : [{ ...partOfLine(line, part, before), deliveryDate: today }]
  })
  // Freight and deposits travel with the first lorry.
  const surcharges = order.status === 'A' ? order.surcharges : []
  const note = await createFollowUp(db, {
    doctype: 13,
    from: order,
    now,
    head: { status: 'A', createDate: today, surcharges, ...amountsOf(delivered, surcharges, today) },
    positions: delivered,
  })
  await saveDelivery(db, order.docid, left)
  await setStatus(db, order.docid, isComplete ? 'C' : 'B')
  const { docid: object, kunnr: of } = order
  await audit(db, context, { action: 'deliver-order', object, detail: note.orderNumber, of })
  return note
}

function lineAfter(line: PositionRow, part: string | undefined, today: string) {
  const { posnr, remnant, status, deliveries } = line
  if (part === undefined) return { posnr, remnant, status, deliveries }
  const open = subtract(remnant, part)
  return {
    posnr,
    remnant: open,
    status: isPositive(open) ? ('B' as const) : ('C' as const),
    deliveries: [...deliveries, { deliveryDate: today, quantity: part }],
  }
}
