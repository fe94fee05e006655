import { barCount } from '../index/price-bars.ts'

/** Smallest, largest and distribution of the prices met so far. */
export class PriceCounts {
  min = Infinity
  max = -Infinity
  readonly bars = new Uint32Array(barCount)

  add(price: number, bar: number): void {
    if (bar === 0) return
    if (price < this.min) this.min = price
    if (price > this.max) this.max = price
    this.bars[bar]!++
  }
}
