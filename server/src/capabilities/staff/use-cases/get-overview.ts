import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { searchBehind } from '../../search/public.ts'
import { countWork } from '../overview-store.ts'

/** GET_OVERVIEW: with `mailTransport` none, mails wait until a mail server is configured. */
export const getOverview: UseCase<typeof staff, 'GET_OVERVIEW'> = async (_input, { db, shop, services }) => {
  const behind = await searchBehind(db, services.searchPlace)
  return {
    ...(await countWork(db)),
    shopLocked: shop.locked,
    lockMessage: shop.lockMessage,
    autoGuestActive: shop.autoGuestActive,
    mailTransport: services.mail.kind,
    search: services.search.state().state,
    searchBehind: behind === undefined ? null : Math.floor(behind),
  }
}
