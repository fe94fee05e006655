import { useSession } from '#web/app/shop-queries.ts'
import type { Offer } from './offers.ts'

/**
 * Whether net prices may be on screen. The permission decides on the server (no net price arrives without it); the
 * user's switch only hides, so that he can turn the screen to his own customer.
 */
export function useNetShown(): boolean {
  return useSession().showNetPrice
}

/** The price that counts for this visitor: his own, else the retail price, else none. */
export function priceShown(offer: Pick<Offer, 'netPrice' | 'retailPrice'>, netShown: boolean) {
  return (netShown ? offer.netPrice : null) ?? offer.retailPrice
}
