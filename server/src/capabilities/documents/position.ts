import type { Result } from '@shop/contract/define-resource'
import type { docs } from '@shop/contract/resources/docs'
import { amount, statusName } from './head.ts'
import type { PositionRow } from './store.ts'

type Position = Result<typeof docs, 'GET_DETAIL'>['documentPositions'][number]

/** A line as it leaves; `orderable` says whether its article can be ordered again. */
export function documentPosition(
  row: PositionRow,
  of: Pick<Position, 'orderable' | 'picture' | 'eekClasses'> & { currency: string; seesNet: boolean },
): Position {
  const priceOf = (price: string | null) =>
    price === null
      ? null
      : {
          price: amount(price) ?? '0',
          currency: of.currency,
          costUnit: row.kpein,
          volumeUnit: row.kmein || row.unit,
        }
  return {
    posnr: row.posnr,
    matnr: row.matnr ?? '',
    text: row.text,
    picture: of.picture,
    eekClasses: of.eekClasses,
    amount: amount(row.quantity) ?? '0',
    unit: row.unit,
    remnant: amount(row.remnant) ?? '0',
    status: statusName(row.status),
    retailPrice: priceOf(row.retailPrice),
    netPrice: of.seesNet ? priceOf(row.netPrice) : null,
    netTotal: of.seesNet ? amount(row.netTotal) : null,
    alternativeTo: row.alternativeTo,
    partOf: row.partOf,
    note: row.note,
    orderable: of.orderable,
    additionalData: {
      deliveryDate: row.deliveryDate,
      demandDate: row.demandDate,
      deliveries: row.deliveries,
    },
  }
}
