import { stepSize } from './steps.ts'
import type { Steps } from './steps.ts'

const runLength = 24

/** For each element where it went: the inverse of an order. */
export function* placesIn(order: Uint32Array): Steps<Uint32Array> {
  const places = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) {
    places[order[i]!] = i
    if (i % stepSize === 0) yield
  }
  return places
}

/** Stable merge sort of the numbers 0 … count-1 by a comparison, in steps. */
export function* sortIndexes(count: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let from = new Uint32Array(count)
  let into = new Uint32Array(count)
  for (let i = 0; i < count; i++) from[i] = i
  for (let start = 0; start < count; start += runLength) {
    sortRun(from, start, Math.min(start + runLength, count), compare)
    if (start % 480 === 0) yield
  }
  for (let width = runLength; width < count; width *= 2) {
    for (let start = 0; start < count; start += width * 2) {
      yield* mergeRuns(from, into, start, width, compare)
    }
    ;[from, into] = [into, from]
  }
  return from
}

function sortRun(order: Uint32Array, start: number, end: number, compare: (a: number, b: number) => number) {
  for (let i = start + 1; i < end; i++) {
    const moving = order[i]!
    let at = i
    while (at > start && compare(order[at - 1]!, moving) > 0) {
      order[at] = order[at - 1]!
      at--
    }
    order[at] = moving
  }
}

function* mergeRuns(
  from: Uint32Array,
  into: Uint32Array,
  start: number,
  width: number,
  compare: (a: number, b: number) => number,
): Steps<void> {
  const middle = Math.min(start + width, from.length)
  const end = Math.min(start + width * 2, from.length)
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const takeLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0)
    into[at] = takeLeft ? from[left++]! : from[right++]!
    if ((at & 1023) === 0) yield
  }
}
