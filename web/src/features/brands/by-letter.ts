import { indexLetter } from '@shop/contract/text'

interface Brand {
  name: string
  count: number
}

/** Brands under the letter they are looked for; names that begin with anything else stand under "#". */
export function byLetter(brands: readonly Brand[], language: string): [letter: string, brands: Brand[]][] {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, language))
  return [...Map.groupBy(sorted, ({ name }) => indexLetter(name))].toSorted(([a], [b]) => a.localeCompare(b))
}
