import type { search } from '@shop/contract/resources/search'
import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import type { UseCase } from '#server/http/context.ts'
import { restrictionOf } from '../../assortment/public.ts'
import { articleTiles, findArticleByNumber, findCategoryValues, numberAsked } from '../../catalogue/public.ts'
import { suggestDocuments } from '../../documents/public.ts'
import { suggestLists } from '../../lists/public.ts'
import { pricesFor } from '../../prices/public.ts'

const most = 6
/** Letters from which on the likeliest completion says what is meant. */
const leastTyped = 3

/** SUGGEST: a search that does not answer suggests no more than the article of a number; typing goes on. */
export const suggest: UseCase<typeof search, 'SUGGEST'> = async (input, context) => {
  const { services, language, actor, db } = context
  const prefix = (await numberAsked(context, input.q)).trim()
  const restriction = restrictionOf(actor)
  const since = performance.now()
  const [found, exact] = await Promise.all([
    services.search
      .suggest({ prefix, language, limit: most, restriction, since })
      .catch(noneWhileOffline({ words: [], categories: [], brands: [], articles: [] })),
    prefix === '' ? undefined : exactHit(context, prefix, since),
  ])
  const completed = await articlesOf(context, completionOf(prefix, found.words), since)
  const matnrs = [
    ...new Set([
      ...(exact === undefined ? [] : [exact]),
      ...completed,
      ...found.articles.map(({ matnr }) => matnr),
    ]),
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
    categories: found.categories.map(({ id, name, language: strange, path }) => ({
      id,
      name,
      ...(strange && { language: strange }),
      path: path.slice(0, -1).join(' › '),
      value: values.get(id) ?? '',
    })),
    brands: found.brands.map(({ name }) => name),
    articles: matnrs.flatMap((matnr, index) => {
      const tile = tiles.get(matnr)
      const { netPrice, availability } = prices[index] ?? {}
      if (tile === undefined) return []
      const own = {
        netPrice: netPrice ?? null,
        availabilityFlag: availability?.availabilityFlag ?? null,
      }
      return [{ ...tile, ...own }]
    }),
    lists: await suggestLists(context, prefix),
    documents: await suggestDocuments(context, prefix),
    exactHit: exact ?? null,
  }
}

/**
 * What the typing will be: unfinished 'fliesenkl' may be read as two words, 'fliesenkleber' as what it is. undefined
 * where little is typed or what was typed is itself the likeliest.
 */
function completionOf(prefix: string, words: readonly string[]): string | undefined {
  const [first] = words
  const isWhole = first?.toLowerCase() === prefix.toLowerCase()
  return prefix.length < leastTyped || isWhole ? undefined : first
}

async function articlesOf(
  { services, language, actor }: Parameters<typeof suggest>[1],
  q: string | undefined,
  since: number,
): Promise<string[]> {
  if (q === undefined) return []
  const asked = {
    q,
    language,
    rows: most,
    prefix: false,
    partial: 'never',
    restriction: restrictionOf(actor),
    since,
  } as const
  const answer = await services.search.search(asked).catch(noneWhileOffline(undefined))
  return answer?.hits.map(({ matnr }) => matnr) ?? []
}

/** Without the engine numbers are known all the same, from the database. */
async function exactHit(
  context: Parameters<typeof suggest>[1],
  q: string,
  since: number,
): Promise<string | undefined> {
  const { services, language, actor } = context
  const restriction = restrictionOf(actor)
  const asked = { q, language, rows: 0, partial: 'never', restriction, since } as const
  const answer = await services.search.search(asked).catch(noneWhileOffline(undefined))
  return answer === undefined ? (await findArticleByNumber(context, q))?.matnr : answer.exactHit
}

/** What stands for an answer while the engine is away; whatever else goes wrong is a fault, and has to be told. */
const noneWhileOffline =
  <T>(none: T) =>
  (error: unknown): T => {
    if (error instanceof SearchOffline) return none
    throw error
  }
