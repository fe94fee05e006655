import type { Language } from '../../document.ts'
import type { SearchSort } from '../../port.ts'
import { noDay } from '../index/segment.ts'
import type { Segment } from '../index/segment.ts'

/** Below any figure; keys have to have a difference, as infinite ones have not. */
const last = -Number.MAX_VALUE

/**
 * Gives the sort key and the deciding second key of an article with its score; larger comes first. Without a price or a day
 * an article is last in either direction.
 */
export type SortKeys = (doc: number, score: number) => { key: number; second: number }

export function sortKeys(segment: Segment, sort: SearchSort | undefined, language: Language): SortKeys {
  const { columns } = segment
  if (!sort || sort.field === 'relevance') {
    const sign = sort?.direction === 'asc' ? -1 : 1
    return (doc, score) => ({ key: sign * score, second: columns.sales[doc]! })
  }
  const sign = sort.direction === 'asc' ? -1 : 1
  if (sort.field === 'name') {
    const { first, second } = segment.names[language]!
    return (doc) => ({ key: sign * first[doc]!, second: sign * second[doc]! })
  }
  const column = {
    price: columns.price,
    created: columns.created,
    sales: columns.sales,
    number: columns.numberKey,
  }
  const values = column[sort.field]
  return (doc, score) => {
    const value = values[doc]!
    const isUnknown = Number.isNaN(value) || value === noDay
    return { key: isUnknown ? last : sign * value, second: score }
  }
}
