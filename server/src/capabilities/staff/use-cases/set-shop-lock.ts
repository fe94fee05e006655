import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { holdSetting, writeSetting } from '../../shop/public.ts'

/**
 * SET_SHOP_LOCK: what is not sent stays as it was. A message somebody else has written meanwhile is not overwritten, and
 * whoever saves a message alone neither locks nor opens.
 */
export const setShopLock: UseCase<typeof staff, 'SET_SHOP_LOCK'> = async (input, context) => {
  const { db, fail } = context
  const before = await holdSetting(db, 'lock')
  const { seen_message_de: seenDe = before.message.de, seen_message_en: seenEn = before.message.en } = input
  if (seenDe !== before.message.de || seenEn !== before.message.en) throw fail('CHANGED_MEANWHILE')
  const {
    locked = before.locked,
    message_de: de = before.message.de,
    message_en: en = before.message.en,
  } = input
  await writeSetting(db, 'lock', { locked, message: { de, en } })
  await audit(db, context, {
    ...(input.locked === undefined
      ? { action: 'write-setting', object: 'lock' }
      : { action: locked ? 'lock-shop' : 'open-shop' }),
    detail: locked || input.locked === undefined ? de : '',
  })
  return {}
}
