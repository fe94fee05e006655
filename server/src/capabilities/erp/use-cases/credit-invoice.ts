import { compare, subtract } from '@shop/contract/exact'
import type { erp } from '@shop/contract/resources/erp'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { createFollowUp, creditedQuantities, listPositions, lockDocument } from '../../documents/public.ts'
import { once } from '../once.ts'
import { requireBuiltIn } from '../own-erp.ts'
import { amountsOf, partOfLine, takenProblems } from '../parts.ts'

/** CREDIT_INVOICE: the only way an invoice is corrected; it stays as it was. */
export const creditInvoice: UseCase<typeof erp, 'CREDIT_INVOICE'> = async (input, context) => {
  const { db, now, today, fail, invalid } = context
  const { docid, positions: taken, reason, idempotency_key: key } = input
  requireBuiltIn(context)
  const invoice = await lockDocument(db, docid, [2])
  if (invoice === undefined) throw fail('DOCUMENT_NOT_FOUND')
  return once(context, { docid, key, asked: [taken, reason] }, async () => {
    if (invoice.status === 'X') throw fail('STATE_NOT_ALLOWED')
    const lines = await listPositions(db, docid)
    const credited = await creditedQuantities(db, [docid])
    const before = (posnr: number) => credited.get(`${docid} ${posnr}`) ?? '0'
    const open = lines.map(({ posnr, quantity }) => ({ posnr, open: subtract(quantity, before(posnr)) }))
    const problems = takenProblems(open, taken)
    if (Object.keys(problems).length > 0) throw invalid(problems)

    const parts = new Map(taken.map(({ posnr, quantity }) => [posnr, quantity]))
    const positions = lines.flatMap((line) => {
      const part = parts.get(line.posnr)
      return part === undefined ? [] : [partOfLine(line, part, before(line.posnr))]
    })
    const isWhole = lines.every(({ posnr, quantity }) => compare(parts.get(posnr) ?? '0', quantity) === 0)
    const surcharges = isWhole ? invoice.surcharges : []
    const day = lines.find(({ deliveryDate }) => deliveryDate !== null)?.deliveryDate ?? today
    const note = await createFollowUp(db, {
      doctype: 4,
      from: invoice,
      now,
      head: {
        status: 'C',
        createDate: today,
        billDate: today,
        dueDate: null,
        reason,
        surcharges,
        ...amountsOf(positions, surcharges, day),
      },
      positions,
    })
    const entry = { object: docid, detail: note.orderNumber, of: invoice.kunnr }
    await audit(db, context, { action: 'credit-invoice', ...entry })
    return note
  })
}
