import type { CategoryTree, Language, SearchEngine, SearchQuery, SearchResult } from '../port.ts'
import type { CountedCategory } from '../to-tree.ts'
import { articles, categories } from './catalogue.ts'

/** Gives an engine that holds {@link articles}, made anew for each call. */
export type MakeEngine = () => Promise<SearchEngine>

/** Fills an engine with the test catalogue. */
export async function filled(engine: SearchEngine): Promise<SearchEngine> {
  await engine.rebuild({
    categories,
    synonyms: [{ word: 'Rohr', language: 'de', synonyms: ['Leitung'] }],
    documents: (async function* () {
      yield* articles
    })(),
  })
  return engine
}

/** Questions to a fresh engine, in short. */
export function asker(make: MakeEngine) {
  const ask = async (query: Partial<SearchQuery>) =>
    (await make()).search({ q: '', language: 'de', ...query })
  return {
    ask,
    /** matnrs of the hits, in their own order rather than the engine's. */
    found: async (q: string, language: Language = 'de', more: Partial<SearchQuery> = {}) =>
      (await ask({ q, language, ...more })).hits.map(({ matnr }) => matnr).toSorted(),
    /** First matnrs in a sort order. */
    order: async (field: NonNullable<SearchQuery['sort']>['field'], direction: 'asc' | 'desc') =>
      (await ask({ sort: { field, direction }, rows: 3 })).hits.map(({ matnr }) => matnr),
  }
}

export const brand = (...values: string[]) => ({ kind: 'field', field: 'brand', values }) as const
export const category = (...values: string[]) => ({ kind: 'pivot', field: 'category', values }) as const

/** Counts of a field facet by value key. */
export const countsOf = (answer: SearchResult, field: string): Record<string, number> => {
  const { values = [], counts = [] } = answer.fields.find((one) => one.field === field) ?? {}
  return Object.fromEntries(values.map(({ key }, place) => [key, counts[place]!]))
}

/** The roots of a tree with what stands below them. */
export function rootsOf(
  { shown, counts, ends }: CategoryTree,
  from = 0,
  to = shown.length,
): CountedCategory[] {
  const roots: CountedCategory[] = []
  for (let at = from; at < to; at = ends[at]!) {
    const children = rootsOf({ shown, counts, ends }, at + 1, ends[at])
    roots.push({ category: shown[at]!, count: counts[at]!, children })
  }
  return roots
}
