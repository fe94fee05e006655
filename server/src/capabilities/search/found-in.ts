import type { Parsed, Result } from '@shop/contract/define-resource'
import type { search as searchResource } from '@shop/contract/resources/search'
import type { SearchResult } from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import {
  attributeOrder,
  findArticleByNumber,
  type ArticleOrder,
  listCategoryArticles,
  type WrittenTile,
  writtenTiles,
} from '../catalogue/public.ts'
import { listPlants } from '../plants/public.ts'
import { readSettings } from '../shop/public.ts'
import { activeValues, toFilters } from './facets.ts'
import { nearestNumbers } from './nearest-numbers.ts'
import type { Asked } from './run-search.ts'
import { speakingCategory, tableColumns } from './table-columns.ts'
import { visibleCorrections } from './visible-corrections.ts'
import type { Found } from './write-answer.ts'

type Input = Parsed<typeof searchResource, 'SEARCH'>
type Answer = Result<typeof searchResource, 'SEARCH'>

/** What the engine found, with the tiles of the database. */
export async function foundIn(
  result: SearchResult,
  asked: Asked,
  input: Input,
  context: Context,
): Promise<Found> {
  const hits = result.numFound === 0 ? result.partial : result.hits
  const { numFound } = result
  const tiles = await tilesOf(
    context,
    hits.map(({ matnr }) => matnr),
  )
  const active = activeValues(asked.filters, 'category')
  // Where it was left out, for nothing was found in it, hits lie elsewhere.
  const chosen = result.relaxed === undefined ? active : new Set<string>()
  const speaking = speakingCategory(result.categories, chosen)
  const stated = speaking === undefined ? [] : await attributeOrder(context.db, speaking)
  const columns = tableColumns(result, asked.filters, stated, () => tiles.map(({ tile }) => tile))
  const plants = await listPlants(context.db)
  const { limits } = await readSettings(context.db, 'limits')
  const shown = toFilters(result, {
    language: context.language,
    filters: asked.filters,
    sortFiltersBy: limits.sortFiltersBy,
    plantNames: new Map(plants.map(({ werks, name }) => [werks, name])),
    currency: context.actor.currency,
    werks: context.actor.werks,
    limit: asked.facetLimit,
  })
  const price = result.ranges.find(({ field }) => field === 'price')
  const answer: Answer = {
    response: { numFound, start: result.start, docs: [] },
    columns,
    facet_counts: {
      facet_fields: {},
      facet_pivot: { category: [] },
    },
    facets: [],
    stats: { stats_fields: price === undefined ? {} : { price: { min: price.min, max: price.max } } },
    ...frame(input, input.sort ?? '', asked, { numFound, start: result.start, solrOffline: false }),
    exactHit: result.exactHit ?? null,
    droppedFilters: droppedFilters(result),
    partial: numFound === 0 && result.partial.length > 0,
    ...(await visibleCorrections(context, asked.query, result, () => titlesOf(tiles))),
    readIn: result.readIn ?? null,
    nearestNumbers: hits.length === 0 && numFound === 0 ? await nearestNumbers(asked.query, context) : [],
  }
  const isOpenWay = asked.facetLimit !== Infinity
  return {
    answer,
    filters: shown,
    docs: tiles,
    fields: { counted: result.fields, most: asked.facetLimit },
    tree: { tree: result.categories, active, isOpenWay },
  }
}

const titlesOf = (tiles: readonly WrittenTile[]) => tiles.values().map(({ tile }) => tile.maktx1)

const droppedFilters = (result: SearchResult): string[] => result.relaxed?.droppedCategories ?? []

/**
 * Without the engine categories still open and numbers are still known, from the database and without filters; words
 * cannot be searched.
 */
export async function offlineAnswer(input: Input, asked: Asked, context: Context): Promise<Found> {
  const { query, filters } = asked
  const [category] = activeValues(filters, 'category')
  const page = { start: query.start ?? 0, rows: query.rows ?? 24 }
  const numbered = query.q === '' ? undefined : (await findArticleByNumber(context, query.q))?.matnr
  const found =
    query.q === '' && category !== undefined
      ? await listCategoryArticles(context, category, { ...page, ...orderOf(query.sort, context) })
      : { numFound: numbered === undefined ? 0 : 1, matnrs: numbered === undefined ? [] : [numbered] }
  const tiles = await tilesOf(context, found.matnrs)
  const counted = { fields: [], ranges: [], numFound: found.numFound }
  const columns = tableColumns(counted, filters, [], () => tiles.map(({ tile }) => tile))
  const answer: Answer = {
    response: { numFound: found.numFound, start: page.start, docs: [] },
    columns,
    facet_counts: { facet_fields: {}, facet_pivot: {} },
    facets: [],
    stats: { stats_fields: {} },
    ...frame(input, '', asked, { numFound: found.numFound, start: page.start, solrOffline: true }),
    exactHit: numbered ?? null,
    droppedFilters: [],
    partial: false,
    corrections: [],
    unknownWords: [],
    readIn: null,
    nearestNumbers: [],
  }
  return { answer, filters: [], docs: tiles, fields: { counted: [], most: 0 }, tree: undefined }
}

/** The order that was asked for, which needs no engine. */
function orderOf(sort: ArticleOrder['sort'], { actor, language, today }: Context): ArticleOrder {
  return { sort, language, currency: actor.currency, today }
}

async function tilesOf(context: Context, matnrs: string[]): Promise<WrittenTile[]> {
  const tiles = await writtenTiles(context, matnrs)
  return matnrs.flatMap((matnr) => tiles.get(matnr) ?? [])
}

type Extent = { numFound: number; start: number; solrOffline: boolean }

/** What was asked, and where in all of it the hits are; the specification has the flag among these. */
function frame(
  { q = '', fq = [] }: Input,
  sort: string,
  { query }: Asked,
  { numFound, start, solrOffline }: Extent,
) {
  const rows = query.rows ?? 24
  const pages = rows === 0 ? 0 : Math.ceil(numFound / rows)
  return {
    responseHeader: { params: { q, fq, sort, rows, start } },
    paging: {
      currentPage: rows === 0 ? 1 : Math.floor(start / rows) + 1,
      numberOfHits: numFound,
      numberOfPages: pages,
      rows,
      start,
      solrOffline,
    },
    solrOffline,
  }
}
