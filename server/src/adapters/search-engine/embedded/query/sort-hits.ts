import type { Language } from '../../document.ts'
import type { SearchSort } from '../../port.ts'
import type { Segment } from '../index/segment.ts'

/** Gives the sort key and the deciding second key of an article with its score; larger comes first. */
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
    return { key: Number.isNaN(value) ? -Infinity : sign * value, second: score }
  }
}
