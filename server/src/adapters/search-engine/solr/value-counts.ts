import type { ValueBook } from '../embedded/index/value-book.ts'
import type { SolrAsker } from './one-search.ts'
import { readValueToken, valueId } from './layout.ts'
import { enterValue, readStored } from './read-view.ts'
import type { StoredValue } from './write-documents.ts'

/** Identifiers asked for at once. */
const atOnce = 500

/** Counts by value number. Values that came into the index a moment ago are entered into the book first. */
export async function countsByValue(
  client: SolrAsker,
  book: ValueBook,
  counted: ReadonlyMap<string, number>,
): Promise<Uint32Array<ArrayBuffer>> {
  await learnValues(client, book, counted.keys())
  const counts = new Uint32Array(book.values.length)
  for (const [token, count] of counted) {
    const value = numberOf(book, token)
    if (value !== undefined) counts[value] = count
  }
  return counts
}

/** Enters those of the values that the book does not know yet and the index does. */
export async function learnValues(
  client: SolrAsker,
  book: ValueBook,
  tokens: Iterable<string>,
): Promise<void> {
  const unknown = [...tokens].filter((token) => numberOf(book, token) === undefined)
  for (let at = 0; at < unknown.length; at += atOnce) {
    const stored = await readStored(client, unknown.slice(at, at + atOnce).map(valueId))
    for (const json of stored.values()) enterValue(book, JSON.parse(json) as StoredValue)
  }
}

function numberOf(book: ValueBook, token: string): number | undefined {
  const { field, key } = readValueToken(token)
  return book.find(field, key)
}
