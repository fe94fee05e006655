import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { writeSetting } from '../../shop/public.ts'

/** SET_SHOP_LOCK: a message that is not sent stays as it was, for the next time. */
export const setShopLock: UseCase<typeof staff, 'SET_SHOP_LOCK'> = async (input, context) => {
  const { db, shop } = context
  const { locked, message_de: de = shop.lockMessage.de, message_en: en = shop.lockMessage.en } = input
  await writeSetting(db, 'lock', { locked, message: { de, en } })
  await audit(db, context, { action: locked ? 'lock-shop' : 'open-shop', detail: locked ? de : '' })
  return {}
}
