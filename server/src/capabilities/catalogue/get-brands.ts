import type { misc } from '@shop/contract/resources/misc'
import { indexLetter } from '@shop/contract/text'
import { sql } from 'drizzle-orm'
import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import { rowsOf } from '#server/db/connection.ts'
import type { Context, UseCase } from '#server/http/context.ts'
import { restrictionOf } from '../assortment/public.ts'
import { visibleTo } from './category-store.ts'

type Brand = { name: string; count: number }

/** Who reads: a use case's context is one. */
type BrandReader = Pick<Context, 'db' | 'language'> & {
  services: Pick<Context['services'], 'search'>
  actor: Pick<Context['actor'], 'assortment' | 'kunnr'>
}

/** More brands than any wholesaler has. */
const mostBrands = 100_000

/** Names of the brands of what somebody may see. */
export async function brandNames(context: BrandReader): Promise<string[]> {
  return (await brandsFor(context)).map(({ name }) => name)
}

const brandsFor = async (context: BrandReader): Promise<Brand[]> =>
  (await brandsOfSearch(context)) ?? brandsOfDatabase(context)

/** GET_BRANDS: brands by name with their article counts; names that start with no letter stand under '#'. */
export const getBrands: UseCase<typeof misc, 'GET_BRANDS'> = async (input, context) => {
  const brands = await brandsFor(context)
  const index = [...new Set(brands.map(({ name }) => indexLetter(name)))].toSorted((a, b) =>
    a.localeCompare(b, 'de'),
  )
  return { index, brands: input.index_only ? [] : brands }
}

/** Counting a million articles takes the search a moment and the database seconds. */
async function brandsOfSearch({ services, language, actor }: BrandReader): Promise<Brand[] | undefined> {
  const query = {
    q: '',
    language,
    rows: 0,
    facets: ['brand'],
    facetLimit: mostBrands,
    restriction: restrictionOf(actor),
  }
  const found = await services.search.search(query).catch((error: unknown) => {
    if (error instanceof SearchOffline) return undefined
    throw error
  })
  if (found === undefined) return undefined
  const { values = [], counts = [] } = found.fields.find(({ field }) => field === 'brand') ?? {}
  return values
    .map(({ key }, place) => ({ name: key, count: counts[place]! }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de', { sensitivity: 'base' }))
}

const brandsOfDatabase = ({ db, actor }: BrandReader): Promise<Brand[]> =>
  rowsOf<Brand>(
    db,
    sql`
    select a.brand as name, count(*)::int as count from articles a where a.brand <> '' and ${visibleTo(actor)}
    group by a.brand order by lower(a.brand)`,
  )
