import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import type { CalledCategory } from './reading/called-categories.ts'
import { lowerBound } from './match.ts'
import type { Postings } from './resolved-word.ts'

/** Articles `from` … `to` of a segment, `to` left out, in which a word counts `factor` times as much. */
export interface Raised {
  from: number
  to: number
  factor: number
}

/** Stretches of the articles of one category; an article of several categories may lie apart from the others. */
const mostStretches = 4
/** Words whose stretches are kept. */
const mostKept = 1000

/** Stretches by what is called; where the articles of a segment lie never changes. */
const keptStretches = new WeakMap<Segment['valueDocs'], Map<string, Raised[]>>()

/**
 * Where the articles of categories lie in a segment, which stores them side by side: stretches in order, none of which
 * overlaps another.
 */
export function raisedIn(
  called: readonly CalledCategory[],
  { valueDocs }: Pick<Segment, 'valueDocs'>,
  book: ValueBook,
): readonly Raised[] {
  if (!called.length) return []
  const kept = keptStretches.get(valueDocs) ?? new Map<string, Raised[]>()
  keptStretches.set(valueDocs, kept)
  const key = called.map(({ id, factor }) => `${factor} ${id}`).join('\n')
  const known = kept.get(key)
  if (known) return known
  const raised = find(called, valueDocs, book)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, raised)
  return raised
}

function find(
  called: readonly CalledCategory[],
  { starts, items }: Segment['valueDocs'],
  book: ValueBook,
): Raised[] {
  const overlapping = called.flatMap(({ id, factor }) => {
    const value = book.find('category', id)
    if (value === undefined || value + 1 >= starts.length) return []
    return stretches(items, starts[value]!, starts[value + 1]!).map((stretch) => ({ ...stretch, factor }))
  })
  return inOrder(overlapping)
}

/** Neighbouring articles of an ascending list, found without reading it through. */
function stretches(docs: Uint32Array, start: number, end: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let at = start; at < end && found.length < mostStretches;) {
    const first = docs[at]!
    let low = at + 1
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (docs[middle]! - first === middle - at) low = middle + 1
      else high = middle
    }
    found.push({ from: first, to: first + low - at })
    at = low
  }
  return found
}

/** What overlaps counts by the product of the factors. */
export function inOrder(overlapping: readonly Raised[]): Raised[] {
  const cuts = [...new Set(overlapping.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)
  const coming = overlapping.toSorted((a, b) => a.from - b.from)
  const found: Raised[] = []
  let active: Raised[] = []
  let next = 0
  for (const [i, from] of cuts.entries()) {
    active = active.filter(({ to }) => to > from)
    while (coming[next]?.from === from) active.push(coming[next++]!)
    const before = found.at(-1)
    if (!active.length) continue
    const factor = active.reduce((all, one) => all * one.factor, 1)
    if (before?.to === from && before.factor === factor) before.to = cuts[i + 1]!
    else found.push({ from, to: cuts[i + 1]!, factor })
  }
  return found
}

/** A list as lists one behind the other, each with the weight it has there. */
export function partedBy(list: Postings, raised: readonly Raised[]): Postings[] {
  const { docs, end, weight } = list
  if (list.start === end || !raised.length) return [list]
  const parts: Postings[] = []
  let { start } = list
  const add = (until: number, factor: number) => {
    if (until > start) parts.push({ ...list, start, end: until, weight: weight * factor })
    start = until
  }
  for (const { from, to, factor } of raised.slice(firstBehind(raised, docs[start]!))) {
    if (start === end) break
    add(lowerBound(docs, from, start, end), 1)
    add(lowerBound(docs, to, start, end), factor)
  }
  add(end, 1)
  return parts
}

/** Place of the first stretch that ends behind an article. */
function firstBehind(raised: readonly Raised[], doc: number): number {
  let low = 0
  let high = raised.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (raised[middle]!.to <= doc) low = middle + 1
    else high = middle
  }
  return low
}
