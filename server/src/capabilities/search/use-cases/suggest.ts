import type { search } from '@shop/contract/resources/search'
import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import type { UseCase } from '#server/http/context.ts'
import { restrictionOf } from '../../assortment/public.ts'
import { articleTiles, findCategoryValues } from '../../catalogue/public.ts'
import { pricesFor } from '../../prices/public.ts'

const most = 6

/** SUGGEST: a search that does not answer suggests nothing; typing goes on. */
export const suggest: UseCase<typeof search, 'SUGGEST'> = async (input, context) => {
  const { services, language, actor, db } = context
  const prefix = input.q.trim()
  const restriction = restrictionOf(actor)
  const found = await services.search
    .suggest({ prefix, language, limit: most, restriction })
    .catch((error: unknown) => {
      if (error instanceof SearchOffline) return { words: [], categories: [], brands: [], articles: [] }
      throw error
    })
  const exact = prefix === '' ? undefined : await exactHit(context, prefix)
  const matnrs = [
    ...new Set([...(exact === undefined ? [] : [exact]), ...found.articles.map(({ matnr }) => matnr)]),
  ].slice(0, most)
  const tiles = await articleTiles(context, matnrs)
  const prices = await pricesFor(
    context,
    matnrs.map((matnr) => ({ matnr })),
  )
  const values =
    found.categories.length === 0 ? new Map<string, string>() : await findCategoryValues(db, language)
  return {
    queries: found.words,
    categories: found.categories.map(({ id, name, path }) => ({
      id,
      name,
      path: path.join(' › '),
      value: values.get(id) ?? '',
    })),
    brands: found.brands.map(({ name }) => name),
    articles: matnrs.flatMap((matnr, index) => {
      const tile = tiles.get(matnr)
      return tile === undefined ? [] : [{ ...tile, netPrice: prices[index]?.netPrice?.price ?? null }]
    }),
    exactHit: exact ?? null,
  }
}

async function exactHit(
  { services, language, actor }: Parameters<typeof suggest>[1],
  q: string,
): Promise<string | undefined> {
  const restriction = restrictionOf(actor)
  const answer = await services.search
    .search({ q, language, rows: 0, partial: 'never', restriction })
    .catch(() => undefined)
  return answer?.exactHit
}
