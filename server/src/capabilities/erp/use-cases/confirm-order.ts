import type { erp } from '@shop/contract/resources/erp'
import type { UseCase } from '#server/http/context.ts'
import { sayForErp } from '../answer-order.ts'

/** CONFIRM_ORDER */
export const confirmOrder: UseCase<typeof erp, 'CONFIRM_ORDER'> = async ({ docid }, context) => {
  await sayForErp(context, docid, { ok: true })
  return {}
}
