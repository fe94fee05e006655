import type { erp } from '@shop/contract/resources/erp'
import type { UseCase } from '#server/http/context.ts'
import { sayForErp } from '../answer-order.ts'

/** REFUSE_ORDER */
export const refuseOrder: UseCase<typeof erp, 'REFUSE_ORDER'> = async ({ docid, reason }, context) => {
  await sayForErp(context, docid, { ok: false, reason })
  return {}
}
