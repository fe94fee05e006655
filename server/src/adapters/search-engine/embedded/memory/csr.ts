import { stepSize } from './steps.ts'
import type { Steps } from './steps.ts'

/** Lists of numbers, all in one array: list i is items[starts[i] … starts[i+1]]. */
export interface Lists {
  starts: Uint32Array
  items: Uint32Array
}

/** Where the lists begin when they stand in another order. */
export function* startsInOrder(starts: Uint32Array, order: Uint32Array): Steps<Uint32Array> {
  const sorted = new Uint32Array(order.length + 1)
  for (let i = 0; i < order.length; i++) {
    const list = order[i]!
    sorted[i + 1] = sorted[i]! + starts[list + 1]! - starts[list]!
    if (i % stepSize === 0) yield
  }
  return sorted
}

/** Turns pairs (key, item) into lists by key; items keep the order in which they were given. */
export function* groupByKey(
  keyCount: number,
  keys: ArrayLike<number>,
  itemAt: (index: number) => number,
): Steps<Lists> {
  const { starts, places } = yield* placesByKey(keyCount, keys)
  const items = new Uint32Array(keys.length)
  for (let i = 0; i < keys.length; i++) {
    items[places[i]!] = itemAt(i)
    if (i % stepSize === 0) yield
  }
  return { starts, items }
}

/** Counting sort: where each element goes when elements are ordered by key. */
export function* placesByKey(
  keyCount: number,
  keys: ArrayLike<number>,
): Steps<{ starts: Uint32Array; places: Uint32Array }> {
  const starts = new Uint32Array(keyCount + 1)
  for (let i = 0; i < keys.length; i++) {
    starts[keys[i]! + 1]!++
    if (i % stepSize === 0) yield
  }
  for (let key = 0; key < keyCount; key++) {
    starts[key + 1]! += starts[key]!
    if (key % stepSize === 0) yield
  }
  const next = starts.slice(0, keyCount)
  const places = new Uint32Array(keys.length)
  for (let i = 0; i < keys.length; i++) {
    places[i] = next[keys[i]!]!++
    if (i % stepSize === 0) yield
  }
  return { starts, places }
}
