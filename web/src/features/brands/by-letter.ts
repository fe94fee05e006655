interface Brand {
  name: string
  count: number
}

/** Brands under the letter they are looked for; names that begin with anything else stand under "#". */
export function byLetter(brands: readonly Brand[], language: string): [letter: string, brands: Brand[]][] {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, language))
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].toSorted(([a], [b]) => a.localeCompare(b))
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(first) ? first : '#'
}
