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

/** What the asked quantity costs by the price that counts; undefined without a price. */
export function totalShown(
  offer: Offer,
  netShown: boolean,
): { amount: string; currency: string } | undefined {
  const isNet = netShown && offer.netPrice !== null
  const amount = isNet ? offer.netTotal : offer.retailTotal
  const currency = priceShown(offer, netShown)?.currency
  return amount === null || currency === undefined ? undefined : { amount, currency }
}
