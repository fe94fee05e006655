import { Big } from 'big.js'

/** A price for so many units. */
type Cost = { price: string; quantity: number | string }

/**
 * How many times the price before a new one is, "×100" or "÷100", where that is so much that one of both price units
 * must be wrong; undefined where it is not, or one of them is none.
 */
export function priceJump(before: Cost, now: Cost): string | undefined {
  const [old, own] = [before, now].map(({ price, quantity }) =>
    new Big(quantity).lte(0) ? new Big(0) : new Big(price).div(quantity),
  )
  if (!old || !own || old.lte(0) || own.lte(0)) return undefined
  const [up, down] = [own.div(old), old.div(own)]
  if (up.gte(10)) return `×${up.round(0).toFixed()}`
  return down.gte(10) ? `÷${down.round(0).toFixed()}` : undefined
}
