import type { Language } from '../../document.ts'
import type { CategoryTree, FieldFacet, RangeFacet, ShownValue, UnmetRange } from '../../port.ts'
import { inLanguage } from '../index/document-texts.ts'
import { fieldName } from '../index/document-values.ts'
import type { Facet } from '../index/value-book.ts'
import type { PriceCounts } from './counts.ts'
import { categoryTree } from './category-tree.ts'
import type { CountedView } from './index-view.ts'
import { numberRange, priceRange } from './histogram.ts'

export interface FacetWish {
  facets: readonly string[] | 'all'
  language: Language
  /** Most values of a field facet. */
  limit: number
  /** Values that a filter names: shown even without hits. */
  chosen: ReadonlySet<number>
  /** Fields of numbers that a filter narrows: named even without hits. */
  narrowed: ReadonlySet<string>
}

export interface FacetAnswer {
  fields: FieldFacet[]
  ranges: RangeFacet[]
  unmetRanges: UnmetRange[]
  categories: CategoryTree
}

export const noFacets = (): FacetAnswer => ({
  fields: [],
  ranges: [],
  unmetRanges: [],
  categories: { shown: [], counts: [], ends: [] },
})

/** Turns the counts of the search that ran last into facets. */
export function answerFacets(view: CountedView, prices: PriceCounts, wish: FacetWish): FacetAnswer {
  const { book, scratch } = view
  const answer = noFacets()
  const wanted = (field: string) => wish.facets === 'all' || wish.facets.includes(field)
  for (const facet of book.facets) {
    if (facet.kind === 'hidden' || !wanted(facet.field)) continue
    if (facet.kind === 'pivot') answer.categories = categoryTree(view, facet, wish.language, wish.chosen)
    else {
      const label = inLanguage(facet.label, wish.language) ?? facet.field
      const field = fieldFacet(view, facet, label, wish)
      if (field.values.length) answer.fields.push(field)
      const range = facet.kind === 'number' ? numberRange(facet, label, book, scratch.counts) : undefined
      if (range) answer.ranges.push(range)
      else if (wish.narrowed.has(facet.field)) answer.unmetRanges.push(unitedRange(facet, label))
    }
  }
  const label = inLanguage(fieldName('price'), wish.language)!
  const price = wanted('price') ? priceRange(label, prices) : undefined
  if (price) answer.ranges.unshift(price)
  return answer
}

/** What a range of a field is called. */
const unitedRange = ({ field, unit }: Facet, label: string): UnmetRange => ({
  field,
  label,
  ...(unit && { unit }),
})

function fieldFacet(
  { book, scratch }: CountedView,
  facet: Facet,
  label: string,
  wish: FacetWish,
): FieldFacet {
  const values: ShownValue[] = []
  const counts: number[] = []
  for (const value of mostCounted(facet.values, scratch.counts, wish)) {
    values.push(book.shown(value, wish.language))
    counts.push(scratch.counts[value]!)
  }
  return { field: facet.field, label, values, counts }
}

/** Above the number of values of any facet. */
const places = 2 ** 24
/** Room for the keys of one facet. */
let keys = new Float64Array(1024)

/**
 * Values with hits and those chosen, most frequent first, equal ones in their order; chosen ones never fall behind the
 * limit. Sorted as numbers made of count and place, for sorting by a function is what large facets would spend most on.
 */
function mostCounted(values: readonly number[], counts: Uint32Array, { chosen, limit }: FacetWish): number[] {
  if (keys.length < values.length) keys = new Float64Array(values.length * 2)
  let shown = 0
  for (let at = 0; at < values.length; at++) {
    const count = counts[values[at]!]!
    if (count > 0 || (chosen.size > 0 && chosen.has(values[at]!)))
      keys[shown++] = count * places + places - 1 - at
  }
  const sorted = keys.subarray(0, shown)
  sorted.sort()
  let others = limit
  if (chosen.size > 0) for (const value of values) if (chosen.has(value)) others--
  const best: number[] = []
  for (let i = shown - 1; i >= 0; i--) {
    const key = sorted[i]!
    const value = values[places - 1 - (key - Math.floor(key / places) * places)]!
    const isChosen = chosen.size > 0 && chosen.has(value)
    if (isChosen ? best.length < limit : others-- > 0) best.push(value)
    else if (chosen.size === 0) break
  }
  return best
}
