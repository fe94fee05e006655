import type { SearchSort, SortField } from '#server/adapters/search-engine/port.ts'

/** Sort names of the interface and the direction they have when none is said. */
const sorts: Record<string, { field: SortField; direction: 'asc' | 'desc' }> = {
  relevance: { field: 'relevance', direction: 'desc' },
  name: { field: 'name', direction: 'asc' },
  number: { field: 'number', direction: 'asc' },
  price: { field: 'price', direction: 'asc' },
  newest: { field: 'created', direction: 'desc' },
  sales: { field: 'sales', direction: 'desc' },
}

/** Reads "price", "price desc", "" (relevance); undefined for anything else. */
export function parseSort(text: string): SearchSort | undefined {
  if (text === '') return { field: 'relevance', direction: 'desc' }
  const [name = '', direction, ...rest] = text.split(' ')
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined
  if (sort === undefined || rest.length > 0) return undefined
  if (direction === undefined) return sort
  return direction === 'asc' || direction === 'desc' ? { field: sort.field, direction } : undefined
}
