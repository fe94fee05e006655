import { barCount } from '../index/price-bars.ts'
import type { Columns } from '../index/segment.ts'

/** Smallest, largest and distribution of the prices met so far. */
export class PriceCounts {
  min = Infinity
  max = -Infinity
  readonly bars = new Uint32Array(barCount)

  add(price: number, bar: number): void {
    if (bar === 0) return
    this.bars[bar]!++
    this.#widen(price)
  }

  /** Adds the first `count` articles of a list. Exact prices are read only where smallest and largest may be. */
  addAll({ price, priceBar }: Pick<Columns, 'price' | 'priceBar'>, docs: Uint32Array, count: number): void {
    const met = new Uint32Array(barCount)
    for (let i = 0; i < count; i++) met[priceBar[docs[i]!]!]!++
    met[0] = 0
    const lowest = met.findIndex((number) => number > 0)
    const highest = met.findLastIndex((number) => number > 0)
    if (lowest < 0) return
    for (let i = 0; i < count; i++) {
      const bar = priceBar[docs[i]!]!
      if (bar === lowest || bar === highest) this.#widen(price[docs[i]!]!)
    }
    for (let bar = lowest; bar <= highest; bar++) this.bars[bar]! += met[bar]!
  }

  #widen(price: number): void {
    if (price < this.min) this.min = price
    if (price > this.max) this.max = price
  }
}
