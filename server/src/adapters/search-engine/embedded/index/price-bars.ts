const barsPerDoubling = 8
/** The first bar holds everything up to a cent. */
const smallestPrice = 0.01
export const barCount = 256

/** Bar of a price, 1 … 255; every eighth bar the price doubles. 0 for NaN. */
export function priceBarOf(price: number): number {
  if (Number.isNaN(price)) return 0
  const bar = 1 + Math.floor(Math.log2(Math.max(price, smallestPrice) / smallestPrice) * barsPerDoubling)
  return Math.min(barCount - 1, bar)
}

/** Smallest price of a bar. */
export const barStart = (bar: number): number => smallestPrice * 2 ** ((bar - 1) / barsPerDoubling)
