import type { Language } from '../../document.ts'
import type { CategoryCount, FacetValue, FieldFacet, RangeFacet } from '../../port.ts'
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
}

export interface FacetAnswer {
  fields: FieldFacet[]
  ranges: RangeFacet[]
  categories: CategoryCount[]
}

export const noFacets = (): FacetAnswer => ({ fields: [], ranges: [], categories: [] })

/** Turns the counts of the search that ran last into facets. */
export function answerFacets(view: CountedView, prices: PriceCounts, wish: FacetWish): FacetAnswer {
  const { book, scratch } = view
  const answer = noFacets()
  const wanted = (field: string) => wish.facets === 'all' || wish.facets.includes(field)
  for (const facet of book.facets) {
    if (facet.kind === 'hidden' || !wanted(facet.field)) continue
    if (facet.kind === 'pivot') answer.categories = categoryTree(view, facet, wish.language, wish.chosen)
    else {
      const values = fieldValues(view, facet, wish)
      const label = inLanguage(facet.label, wish.language) ?? facet.field
      if (values.length) answer.fields.push({ field: facet.field, label, values })
      const range = facet.kind === 'number' ? numberRange(facet, label, book, scratch.counts) : undefined
      if (range) answer.ranges.push(range)
    }
  }
  const label = inLanguage(fieldName('price'), wish.language)!
  const price = wanted('price') ? priceRange(label, prices) : undefined
  if (price) answer.ranges.unshift(price)
  return answer
}

function fieldValues({ book, scratch }: CountedView, facet: Facet, wish: FacetWish): FacetValue[] {
  const { counts } = scratch
  const shown = facet.values.filter((value) => counts[value]! > 0 || wish.chosen.has(value))
  shown.sort((a, b) => Number(wish.chosen.has(b)) - Number(wish.chosen.has(a)) || counts[b]! - counts[a]!)
  return shown
    .slice(0, wish.limit)
    .toSorted((a, b) => counts[b]! - counts[a]!)
    .map((value) => {
      const { key, label, number } = book.values[value]!
      const text = inLanguage(label, wish.language) ?? key
      return { key, label: text, count: counts[value]!, ...(number !== undefined && { number }) }
    })
}
