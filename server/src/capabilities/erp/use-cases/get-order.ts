import { subtract } from '@shop/contract/exact'
import type { erp } from '@shop/contract/resources/erp'
import type { UseCase } from '#server/http/context.ts'
import { creditedQuantities, documentAmount, listPositions, statusName } from '../../documents/public.ts'
import { orderHead } from '../head.ts'
import { findOrderHead, listFollowUps } from '../store.ts'

/** GET_ORDER */
export const getOrder: UseCase<typeof erp, 'GET_ORDER'> = async ({ docid }, { db, services, fail }) => {
  const order = await findOrderHead(db, docid)
  if (order === undefined) throw fail('DOCUMENT_NOT_FOUND')
  const positions = await listPositions(db, docid)
  const followUps = await listFollowUps(db, docid)
  const credited = await creditedQuantities(
    db,
    followUps.map((each) => each.docid),
  )
  return {
    order: orderHead(order),
    positions: positions.map(({ posnr, matnr, text, unit, status, ...line }) => {
      const [quantity, remnant] = [documentAmount(line.quantity) ?? '0', documentAmount(line.remnant) ?? '0']
      const isCanceled = status === 'X'
      return {
        posnr,
        matnr: matnr ?? '',
        text,
        unit,
        quantity,
        remnant,
        delivered: isCanceled ? '0' : subtract(quantity, remnant),
        status: statusName(status),
      }
    }),
    followUps: followUps.map((each) => ({
      ...orderHead(each),
      positions: each.positions.map((line) => ({
        ...line,
        open:
          each.doctype === 2
            ? subtract(line.quantity, credited.get(`${each.docid} ${line.posnr}`) ?? '0')
            : '0',
      })),
    })),
    builtIn: services.erp.kind === 'built-in',
  }
}
