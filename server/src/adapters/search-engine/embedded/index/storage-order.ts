import { sortIndexes } from '../memory/sort-indexes.ts'
import { stepSize } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import type { ValueBook } from './value-book.ts'

/** Room for the number of one category in a key of two. */
const keyShift = 2 ** 26

/**
 * Order in which a segment stores its articles: those of a category side by side, by name within it. Articles that are
 * found together then lie together in memory, and reading them is most of what a search costs.
 * @param values facet values of each article, categories from the root to the leaf
 * @param names sort key of each article's name
 */
export function* storageOrder(
  { starts, items }: { starts: Uint32Array; items: Uint32Array },
  book: ValueBook,
  names: Float64Array,
): Steps<Uint32Array> {
  const size = starts.length - 1
  const category = book.facetNumber('category')
  const upper = new Float64Array(size)
  const lower = new Float64Array(size)
  const path = [0, 0, 0, 0]
  for (let doc = 0; doc < size; doc++) {
    let level = 0
    for (let at = starts[doc]!; at < starts[doc + 1]! && level < path.length; at++) {
      if (book.facetOf[items[at]!] === category) path[level++] = items[at]! + 1
    }
    path.fill(0, level)
    upper[doc] = path[0]! * keyShift + path[1]!
    lower[doc] = path[2]! * keyShift + path[3]!
    if (doc % stepSize === 0) yield
  }
  return yield* sortIndexes(
    size,
    (a, b) => upper[a]! - upper[b]! || lower[a]! - lower[b]! || names[a]! - names[b]!,
  )
}
