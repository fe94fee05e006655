import type { Multibasket } from './queries.ts'

/** Why a basket cannot have this name; names are unique per user and customer, whatever their case. */
export function basketNameProblem(
  name: string,
  baskets: readonly Pick<Multibasket, 'name'>[],
): 'missing' | 'taken' | undefined {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return 'missing'
  return baskets.some((basket) => basket.name.trim().toLowerCase() === wanted) ? 'taken' : undefined
}
