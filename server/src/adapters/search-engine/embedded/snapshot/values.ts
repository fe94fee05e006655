import type { Steps } from '../memory/steps.ts'
import { ValueBook } from '../index/value-book.ts'
import type { Facet, Value } from '../index/value-book.ts'

const valuesPerLine = 1000

/** Facets without the numbers of their values, which follow from the order of the values. */
export const facetHeads = ({ facets }: ValueBook): Omit<Facet, 'values'>[] =>
  facets.map(({ field, kind, label, unit }) => ({ field, kind, label, ...(unit !== undefined && { unit }) }))

/** Facet values as lines of JSON. */
export function* stringifyValues(values: readonly Value[]): Steps<string[]> {
  const lines: string[] = []
  for (let at = 0; at < values.length; at += valuesPerLine) {
    lines.push(JSON.stringify(values.slice(at, at + valuesPerLine)))
    yield
  }
  return lines
}

/** The reverse of both: a book of these facets and values, under the numbers they had. */
export function* makeBook(
  facets: readonly Omit<Facet, 'values'>[],
  lines: readonly string[],
): Steps<ValueBook> {
  const book = new ValueBook()
  yield* enterValues(book, facets, lines)
  return book
}

/** Enters further facets and values, which get the next numbers. */
export function* enterValues(
  book: ValueBook,
  facets: readonly Omit<Facet, 'values'>[],
  lines: readonly string[],
): Steps<void> {
  for (const { field, kind, label, unit } of facets) book.facet(field, kind, label, unit)
  for (const line of lines) {
    for (const value of JSON.parse(line) as Value[]) book.value(value.facet, value.key, () => value)
    yield
  }
}
