import type { SearchFilter } from '../../../port.ts'
import type { ValueBook } from '../../index/value-book.ts'
import type { Found } from '../found.ts'
import type { Run } from '../run.ts'

type NamingFilter = Extract<SearchFilter, { kind: 'field' | 'pivot' | 'range' }>

/** What an answer may name though none of the hits has it. */
export interface Namable {
  /** Values that filters name. */
  values: ReadonlySet<number>
  /** Fields of numbers that filters narrow to a range. */
  fields: ReadonlySet<string>
  /** Attributes of filters that no article the asker may find has: to him there are none. */
  unknown: ReadonlySet<string>
}

interface Asked {
  filters: readonly SearchFilter[]
  /** Fields that hits are counted by. */
  facets: readonly string[] | 'all'
}

/**
 * The values filters name, and the fields they narrow to a range, that an answer shows though none of the hits has them:
 * those of articles the asker may find. One that stands only in articles kept for others, or in none any more, is to him
 * as one that never was: neither it nor the name of its field is told.
 * @param whole makes the run that counts a filter's field over all he may find
 */
export function* namable(
  found: Found,
  { filters, facets }: Asked,
  book: ValueBook,
  whole: (filter: NamingFilter) => Run,
): Generator<Run, Namable, Found> {
  const values = new Set<number>()
  const fields = new Set<string>()
  const unknown = new Set<string>()
  for (const filter of filters) {
    if (filter.kind !== 'field' && filter.kind !== 'pivot' && filter.kind !== 'range') continue
    if (facets !== 'all' && !facets.includes(filter.field)) continue
    const named = filter.kind === 'range' ? numbersOf(filter.field, book) : valuesOf(filter, book)
    const all = isAttribute(filter) ? (facetOf(filter.field, book)?.values ?? []) : []
    const isMet = (value: number) => found.countOf(value) > 0
    const isMissed = filter.kind === 'range' ? !named.some(isMet) : !named.every(isMet)
    // Whatever is found has the attribute.
    const isDoubtful = isAttribute(filter) && found.numFound === 0 && !all.some(isMet)
    if (isDoubtful && all.length === 0) unknown.add(filter.field)
    if (!isDoubtful && (named.length === 0 || (filter.kind === 'range' && !isMissed))) continue
    if (named.length + all.length === 0) continue
    const { countOf } =
      isMissed || isDoubtful ? yield { ...whole(filter), start: 0, limit: 0, sets: [] } : found
    const known = named.filter((value) => countOf(value) > 0)
    if (isDoubtful && !all.some((value) => countOf(value) > 0)) unknown.add(filter.field)
    if (filter.kind !== 'range') for (const value of known) values.add(value)
    else if (known.length > 0) fields.add(filter.field)
  }
  return { values, fields, unknown }
}

const isAttribute = ({ field }: NamingFilter): boolean => field.startsWith('attr:')

const facetOf = (field: string, book: ValueBook) => book.facets[book.facetNumber(field) ?? -1]

const valuesOf = ({ field, values }: Extract<NamingFilter, { values: unknown }>, book: ValueBook): number[] =>
  values.flatMap((key) => book.find(field, key) ?? [])

/** All values of an attribute of numbers; none for prices and days, which are not counted by value. */
function numbersOf(field: string, book: ValueBook): readonly number[] {
  const facet = facetOf(field, book)
  return facet?.kind === 'number' ? facet.values : []
}
