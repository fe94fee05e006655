import type { Session } from '#web/app/shop-queries.ts'

/** Add-to-basket mode of the specification (section 4): 1 always asks, 2 where there is a choice, 3 never. */
export function asksForBasket(mode: Session['addToBasketMode'], baskets: number): boolean {
  return mode === 1 || (mode === 2 && baskets > 1)
}
