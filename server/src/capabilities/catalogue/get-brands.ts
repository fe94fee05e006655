import type { misc } from '@shop/contract/resources/misc'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/db/connection.ts'
import type { UseCase } from '#server/http/context.ts'

/** GET_BRANDS: brands by name with their article counts; names that start with no letter stand under '#'. */
export const getBrands: UseCase<typeof misc, 'GET_BRANDS'> = async (input, { db }) => {
  const brands = await rowsOf<{ name: string; count: number }>(
    db,
    sql`select brand as name, count(*)::int as count from articles where brand <> '' group by brand order by lower(brand)`,
  )
  const index = [...new Set(brands.map(({ name }) => indexLetter(name)))].toSorted((a, b) =>
    a.localeCompare(b, 'de'),
  )
  return { index, brands: input.index_only ? [] : brands }
}

function indexLetter(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase()
  return /\p{L}/u.test(letter) ? letter : '#'
}
