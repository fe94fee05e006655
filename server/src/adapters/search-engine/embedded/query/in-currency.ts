import type { PriceColumns, Segment } from '../index/segment.ts'
import type { IndexView } from './index-view.ts'

/** Segments as they are with the prices of another currency; kept, for much is kept by segment. */
const kept = new WeakMap<Segment, Map<string, Segment>>()

/** The index with the prices of a currency in the place of the shop's; undefined: the shop's. */
export function inCurrency(view: IndexView, currency: string | undefined): IndexView {
  if (currency === undefined) return view
  return { ...view, segments: view.segments.map((segment) => segmentIn(segment, currency)) }
}

function segmentIn(segment: Segment, currency: string): Segment {
  const byCurrency = kept.get(segment) ?? new Map<string, Segment>()
  kept.set(segment, byCurrency)
  const known = byCurrency.get(currency)
  if (known) return known
  const columns = { ...segment.columns, ...(segment.abroad[currency] ?? noPrices(segment.size)) }
  // What is deleted of the segment changes, so nothing else of it is copied.
  const made = Object.create(segment, { columns: { value: columns, enumerable: true } }) as Segment
  byCurrency.set(currency, made)
  return made
}

const noPrices = (size: number): PriceColumns => ({
  price: new Float64Array(size).fill(Number.NaN),
  priceBar: new Uint8Array(size),
})
