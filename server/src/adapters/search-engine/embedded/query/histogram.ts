import type { RangeFacet } from '../../port.ts'
import { barStart } from '../index/price-bars.ts'
import type { Facet, ValueBook } from '../index/value-book.ts'
import type { PriceCounts } from './counts.ts'

const mostBars = 20

/** Distribution of a numeric attribute in bars of equal width; undefined when there is nothing to choose. */
export function numberRange(
  facet: Facet,
  label: string,
  book: ValueBook,
  counts: Uint32Array,
): RangeFacet | undefined {
  let min = Infinity
  let max = -Infinity
  for (const value of facet.values) {
    if (counts[value] === 0) continue
    const { number = 0, to = number } = book.values[value]!
    if (number < min) min = number
    if (to > max) max = to
  }
  if (min > max) return undefined
  const bars = max > min ? mostBars : 1
  const width = (max - min) / bars
  const histogram = Array.from({ length: bars }, (_, i) => ({
    from: min + i * width,
    to: i === bars - 1 ? max : min + (i + 1) * width,
    count: 0,
  }))
  for (const value of facet.values) {
    if (counts[value] === 0) continue
    const { number = 0 } = book.values[value]!
    let bar = width > 0 ? Math.min(bars - 1, Math.floor((number - min) / width)) : 0
    // What rounding puts below a bound that it is shown to reach ((3.9 - 3) / 0.45 is less than 2), or above one.
    if (bar < bars - 1 && number >= histogram[bar]!.to) bar++
    else if (number < histogram[bar]!.from) bar--
    histogram[bar]!.count += counts[value]!
  }
  return { field: facet.field, label, ...(facet.unit && { unit: facet.unit }), min, max, histogram }
}

/** Distribution of prices; bars widen with the price, for most articles are cheap and few are dear. */
export function priceRange(label: string, prices: PriceCounts): RangeFacet | undefined {
  const first = prices.bars.findIndex((count) => count > 0)
  if (first < 0) return undefined
  const last = prices.bars.findLastIndex((count) => count > 0)
  const step = Math.ceil((last - first + 1) / mostBars)
  const histogram: RangeFacet['histogram'] = []
  for (let bar = first; bar <= last; bar += step) {
    const isLast = bar + step > last
    histogram.push({
      from: bar === first ? prices.min : barStart(bar),
      to: isLast ? prices.max : barStart(bar + step),
      count: prices.bars.subarray(bar, bar + step).reduce((sum, count) => sum + count, 0),
    })
  }
  return { field: 'price', label, min: prices.min, max: prices.max, histogram }
}
