import type { SearchFilter } from '../../port.ts'
import type { ValueBook } from '../index/value-book.ts'
import type { Found } from './found.ts'
import type { Run } from './run.ts'

type ValueFilter = Extract<SearchFilter, { kind: 'field' | 'pivot' }>

interface Asked {
  filters: readonly SearchFilter[]
  /** Fields that hits are counted by. */
  facets: readonly string[] | 'all'
}

/**
 * The values filters name that an answer shows though none of the hits has them: those of articles the asker may find.
 * One that stands only in articles kept for others, or in none any more, is to him as one that never was: neither it
 * nor the name of its field is told. What lies in a range is named by nobody.
 * @param whole makes the run that counts a filter's field over all he may find
 */
export function* namableValues(
  found: Found,
  { filters, facets }: Asked,
  book: ValueBook,
  whole: (filter: ValueFilter) => Run,
): Generator<Run, ReadonlySet<number>, Found> {
  const namable = new Set<number>()
  for (const filter of filters) {
    if (filter.kind !== 'field' && filter.kind !== 'pivot') continue
    if (facets !== 'all' && !facets.includes(filter.field)) continue
    const values = filter.values.flatMap((key) => book.find(filter.field, key) ?? [])
    const isMissed = values.some((value) => found.countOf(value) === 0)
    const { countOf } = isMissed ? yield { ...whole(filter), start: 0, limit: 0, sets: [] } : found
    for (const value of values) if (countOf(value) > 0) namable.add(value)
  }
  return namable
}
