import type { SearchQuery } from '../../port.ts'
import { exactNumbers } from '../index/find-numbers.ts'
import { customerNumber, numberKinds } from '../index/number-index.ts'
import { stringAt } from '../memory/string-table.ts'
import { allowedArticles } from './allowed.ts'
import type { FilterPlan } from './filter-plan.ts'
import type { IndexView } from './index-view.ts'

export interface ExactNumber {
  /** Whether any article that may be seen has the number. */
  found: boolean
  /** The article meant: that of this own number, or the only one. */
  matnr?: string
}

/** Whether it matters that the whole of a query is a number. */
export const isOfNumbers = ({ fields, numberBeginning = false }: SearchQuery): boolean =>
  fields !== 'texts' && !numberBeginning

/** Articles whose number is exactly the given one, among those the restriction allows. */
export function exactNumber(
  view: IndexView,
  number: string,
  kunnr: string | undefined,
  restriction: FilterPlan,
): ExactNumber {
  const own = new Set<string>()
  const others = new Set<string>()
  if (number === '') return { found: false }
  for (const segment of view.segments) {
    const allowed = allowedArticles(segment, restriction.matnrSets, restriction.catalogs)
    const keys = kunnr === undefined ? [number] : [number, customerNumber(kunnr, number)]
    for (const key of keys) {
      const [start, end] = exactNumbers(segment.numbers, key)
      for (let entry = start; entry < end; entry++) {
        const doc = segment.numbers.docs[entry]!
        if (segment.deleted[doc] || allowed?.[doc] === 0) continue
        const matnrs = segment.numbers.kinds[entry] === numberKinds.own ? own : others
        matnrs.add(stringAt(segment.matnrs, doc))
      }
    }
  }
  const meant = own.size === 1 ? own : new Set([...own, ...others])
  const [matnr] = meant
  return { found: meant.size > 0, ...(meant.size === 1 && { matnr: matnr! }) }
}
