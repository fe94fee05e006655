import type { Result } from '@shop/contract/define-resource'
import { type PivotNode, search } from '@shop/contract/resources/search'
import { describe, expect, test } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import type { SearchDocument, SearchQuery } from '#server/adapters/search-engine/port.ts'
import { ok } from '#server/http/answers.ts'
import { toFacetFields, toFacetPivot, toFilters, toPivot } from './facets.ts'
import { writeCategories, writeSearch } from './write-answer.ts'

type Answer = Result<typeof search, 'SEARCH'>
const { SEARCH, GETCATEGORYHIERARCHY } = search.events

/** What JSON, the escapes of JSON and UTF-8 could make something else of. */
const odd = [
  'Fliesen "groß"',
  'Böden / Wände',
  'C:\\Keller\\',
  'Zeile\u2028neu\u2029ab',
  'a\tb\nc',
  '日本 😀',
  'halb \ud83d',
  '"pivot":[]}',
  '{"facet_pivot":{"category":[]}}',
  '',
]

const categories = odd.flatMap((name, place) => [
  { id: `r${place}`, name: { de: name, en: `EN ${name}` }, sort: String(place).padStart(6, '0') },
  { id: `"${place}/ü`, parent: `r${place}`, name: { de: `unter ${name}` }, sort: '000000' },
  // The same step as its sibling, so that both have one hierarchy value.
  { id: `twin${place}`, parent: `r${place}`, name: { de: `unter ${name}` }, sort: '000000' },
])

const documents: SearchDocument[] = Array.from({ length: 300 }, (_, i) => ({
  matnr: `1000${i}`,
  texts: { de: { maktx: `${i % 2 ? 'Fliese' : 'Kleber'} ${odd[i % odd.length]}` } },
  brand: odd[i % 7] || 'Tonwerk',
  categories: [[`r${i % odd.length}`, `${i % 3 ? '"' : 'twin'}${i % odd.length}${i % 3 ? '/ü' : ''}`]],
  attributes: [{ key: 'colour', name: { de: 'Farbe' }, value: { de: odd[i % 4]! }, facet: true }],
  price: i,
}))

const engine = embeddedSearchEngine()
await engine.rebuild({
  categories,
  synonyms: [],
  documents: (async function* each() {
    yield* documents
  })(),
})

type Asked = Partial<SearchQuery> & { limit?: number }

async function answerTo({ limit = Infinity, language = 'de', ...asked }: Asked): Promise<Answer> {
  const query = { q: '', language, facets: 'all', ...asked } as const
  const filters = query.filters ?? []
  const result = await engine.search(query)
  const options = {
    sortFiltersBy: '',
    plantNames: new Map<string, string>(),
    currency: 'EUR',
    werks: '',
  } as const
  const facets = toFilters(result, { ...options, language, filters, limit })
  const tree = facets.find(({ kind }) => kind === 'pivot')?.pivot ?? []
  return {
    response: { numFound: result.numFound, start: 0, docs: [] },
    facet_counts: {
      facet_fields: toFacetFields(result.fields, limit),
      facet_pivot: { category: toFacetPivot(tree) },
    },
    columns: [],
    facets,
    stats: { stats_fields: {} },
    responseHeader: { params: { q: query.q, fq: [], sort: '', rows: 24, start: 0 } },
    paging: { currentPage: 1, numberOfHits: result.numFound, numberOfPages: 1, rows: 24, start: 0 },
    solrOffline: false,
    exactHit: null,
    droppedFilters: [],
    partial: false,
    corrections: [],
    unknownWords: odd,
    readIn: null,
    nearestNumbers: [],
  }
}

const plainly = (answer: Answer): string => JSON.stringify(ok(SEARCH.output.encode(answer)).body)

const node: PivotNode = {
  value: '000000Boden',
  id: 'floor',
  label: 'Boden',
  image: '1/0000000000/floor',
  level: 1,
  count: 12,
  isActive: false,
  children: [],
}

const withTree = (answer: Answer, pivot: PivotNode[]): Answer => ({
  ...answer,
  facets: answer.facets.map((filter) => (filter.kind === 'pivot' ? { ...filter, pivot } : filter)),
  facet_counts: { ...answer.facet_counts, facet_pivot: { category: toFacetPivot(pivot) } },
})

describe('an answer of the search', () => {
  test.each<[what: string, broken: object]>([
    ['a count that is none', { count: 1.5 }],
    ['a count below nothing', { count: -1 }],
    ['no count', { count: undefined }],
    ['a count of text', { count: '1' }],
    ['no name', { label: undefined }],
    ['a level that is none', { level: 1.5 }],
    ['a number for an id', { id: 7 }],
  ])(
    'is refused where a category has %s, as its schema does, also when the same category was written before',
    async (_, broken) => {
      const answer = await answerTo({})
      const wrong = withTree(answer, [{ ...node, ...broken }])
      writeSearch(withTree(answer, [node]))
      expect(() => writeSearch(wrong)).toThrow()
      expect(() => writeSearch(withTree(answer, [{ ...node, children: [{ ...node, ...broken }] }]))).toThrow()
      expect(() => writeCategories({ categories: [{ ...node, ...broken }], solrOffline: false })).toThrow()
      expect(writeSearch(answer).toString(), 'what comes after a refused one').toBe(plainly(answer))
    },
  )

  test('is refused where anything else breaks its schema', async () => {
    const answer = await answerTo({})
    expect(() => writeSearch({ ...answer, exactHit: 7 as never })).toThrow()
    expect(() => writeSearch({ ...answer, facets: [{ kind: 'pivot' } as never] })).toThrow()
  })

  test('has the bytes its schema and JSON give, whatever is asked and however things are called', async () => {
    const pivot = (values: string[]) => ({ kind: 'pivot', field: 'category', values }) as const
    const brand = { kind: 'field', field: 'brand', values: [odd[0]!, 'nobody'] } as const
    const queries: Asked[] = [
      {},
      { q: 'Fliese' },
      { q: 'xqzvw' },
      { filters: [brand] },
      { filters: [pivot(['r3'])] },
      { filters: [pivot(['"1/ü', 'twin2'])] },
      { filters: [brand, pivot(['r8'])], relax: false },
      { facets: [] },
      { facets: ['category'] },
      { facets: ['brand', 'attr:colour'] },
    ]
    let trees = 0
    for (const query of queries) {
      for (const language of ['de', 'en'] as const) {
        for (const limit of [Infinity, 3, 0]) {
          const answer = await answerTo({ ...query, language, limit })
          expect(writeSearch(answer).toString(), JSON.stringify({ query, language, limit })).toBe(
            plainly(answer),
          )
          trees += answer.facet_counts.facet_pivot['category']?.length ?? 0
        }
      }
    }
    expect(trees).toBeGreaterThan(100)
  })

  test('without the engine has no trees', async () => {
    const answer = {
      ...(await answerTo({})),
      facets: [],
      facet_counts: { facet_fields: {}, facet_pivot: {} },
    }
    expect(writeSearch(answer).toString()).toBe(plainly(answer))
  })

  test('counts large and small, and categories without hits that are chosen', async () => {
    const answer = await answerTo({})
    const counts = [0, 1, 9, 10, 99, 100, 101, 110, 999, 1000, 1_000_000, Number.MAX_SAFE_INTEGER]
    const tree = counts.map((count, place) => ({ ...node, count, isActive: place % 2 === 0 }))
    expect(writeSearch(withTree(answer, tree)).toString()).toBe(plainly(withTree(answer, tree)))
  })

  test.each<[what: string, change: Partial<PivotNode>]>([
    ['name', { label: 'Böden' }],
    ['id', { id: 'ground' }],
    ['picture', { image: '1/0000000000/ground' }],
    ['level', { level: 2 }],
  ])('says the new %s of a category', async (_, change) => {
    const answer = await answerTo({})
    for (const tree of [[node], [{ ...node, ...change }], [node]])
      expect(writeSearch(withTree(answer, tree)).toString()).toBe(plainly(withTree(answer, tree)))
  })
})

test('the category tree by itself has the bytes its schema and JSON give', async () => {
  const { categories: counted } = await engine.search({ q: '', language: 'de', facets: ['category'] })
  for (const active of [new Set<string>(), new Set(['twin4', 'r0'])]) {
    const answer = { categories: toPivot(counted, active), solrOffline: false }
    const plain = JSON.stringify(ok(GETCATEGORYHIERARCHY.output.encode(answer)).body)
    expect(writeCategories(answer).toString()).toBe(plain)
  }
})
