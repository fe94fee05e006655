import { addDays } from '@shop/contract/day'
import type { erp } from '@shop/contract/resources/erp'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { createFollowUp, listPositions, lockDocument, setStatus } from '../../documents/public.ts'
import { once } from '../once.ts'
import { requireBuiltIn } from '../own-erp.ts'

/** INVOICE_DELIVERY: a delivery note is invoiced once; its lines carry the day of delivery (§ 14 UStG). */
export const invoiceDelivery: UseCase<typeof erp, 'INVOICE_DELIVERY'> = async (input, context) => {
  const { db, now, today, fail } = context
  const { docid, idempotency_key: key } = input
  requireBuiltIn(context)
  const note = await lockDocument(db, docid, [13])
  if (note === undefined) throw fail('DOCUMENT_NOT_FOUND')
  return once(context, { docid, key, asked: 'invoice' }, async () => {
    if (note.status !== 'A') throw fail('STATE_NOT_ALLOWED')
    const invoice = await createFollowUp(db, {
      doctype: 2,
      from: note,
      now,
      head: { status: 'A', createDate: today, billDate: today, dueDate: addDays(today, note.paymentDays) },
      positions: await listPositions(db, docid),
    })
    await setStatus(db, docid, 'C')
    const entry = { object: docid, detail: invoice.orderNumber, of: note.kunnr }
    await audit(db, context, { action: 'invoice-delivery', ...entry })
    return invoice
  })
}
