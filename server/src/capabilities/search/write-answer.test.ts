import type { Result } from '@shop/contract/define-resource'
import type { ArticleTile } from '@shop/contract/resources/shapes'
import { type PivotNode, type SolrPivotNode, search } from '@shop/contract/resources/search'
import { describe, expect, test } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import type { SearchDocument, SearchQuery, ShownCategory } from '#server/adapters/search-engine/port.ts'
import { rootsOf } from '#server/adapters/search-engine/testing/ask.ts'
import { type CountedCategory, toTree } from '#server/adapters/search-engine/to-tree.ts'
import { ok } from '#server/http/answers.ts'
import { categoryImageValue, hierarchyStep, WrittenTile } from '../catalogue/public.ts'
import { activeValues, type Filter, toFilters } from './facets.ts'
import { type Found, writeCategories, writeSearch } from './write-answer.ts'
import type { ShownTree } from './write-tree.ts'

type Answer = Result<typeof search, 'SEARCH'>
const { SEARCH } = search.events

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

const tile = (name: string): ArticleTile => ({
  matnr: name,
  matnrDisplay: name,
  bismt: '',
  maktx1: name,
  maktx2: '',
  maktx3: '',
  maktx4: '',
  textLanguage: 'de',
  picture: '/image?source=none',
  price: name === '' ? null : '12.5',
  currency: 'EUR',
  kpein: 1,
  kmein: 'M2',
  qty_stepsize: '1',
  meins: 'M2',
  mseh3: 'M2',
  eek_classes: [],
  cross: [name, 'grout'],
  supplier_name: name,
  supplier_matnr: '',
  brand: name,
  discontinued: false,
  attributes: [],
})

const docs = odd.map((name, place) => {
  const attributes = odd.slice(place).map((key) => ({ key, name: key, value: name, unit: 'mm' }))
  return WrittenTile.of({ ...tile(name), attributes }, [['grout', name, true]], place)
})

const inColumns = (article: ArticleTile, columns: Answer['columns']): ArticleTile => ({
  ...article,
  attributes: columns.flatMap(({ key }) => article.attributes.find((one) => one.key === key) ?? []),
})

type Asked = Partial<SearchQuery> & { limit?: number }

async function foundBy({ limit = Infinity, language = 'de', ...asked }: Asked): Promise<Found> {
  const query = { q: '', language, facets: 'all', ...asked } as const
  const filters = query.filters ?? []
  const result = await engine.search(query)
  const options = {
    sortFiltersBy: '',
    plantNames: new Map<string, string>(),
    currency: 'EUR',
    werks: '',
  } as const
  const shown = toFilters(result, { ...options, language, filters, limit })
  const answer: Answer = {
    response: { numFound: result.numFound, start: 0, docs: [] },
    facet_counts: {
      facet_fields: {},
      facet_pivot: { category: [] },
    },
    columns: odd.slice(3, 7).map((key) => ({ key, name: key, unit: '' })),
    facets: [],
    stats: { stats_fields: {} },
    responseHeader: { params: { q: query.q, fq: [], sort: '', rows: 24, start: 0 } },
    paging: {
      currentPage: 1,
      numberOfHits: result.numFound,
      numberOfPages: 1,
      rows: 24,
      start: 0,
      solrOffline: false,
    },
    solrOffline: false,
    exactHit: null,
    droppedFilters: [],
    partial: false,
    corrections: [],
    unknownWords: odd,
    readIn: null,
    nearestNumbers: [],
  }
  const active = activeValues(filters, 'category')
  return {
    answer,
    filters: shown,
    docs,
    fields: { counted: result.fields, most: limit },
    tree: { tree: result.categories, active, isOpenWay: limit !== Infinity },
  }
}

/** The tree as objects. */
function toPivot(nodes: readonly CountedCategory[], active: ReadonlySet<string>, above = ''): PivotNode[] {
  return nodes.map(({ category, count, children }) => {
    const { id, level, name, language, sort } = category
    const value = `${above}${hierarchyStep(sort, name)}`
    const below = toPivot(children, active, `${value}/`)
    const isActive = active.has(id) || below.some((child) => child.isActive)
    const image = categoryImageValue(category)
    const label = { label: name, ...(language && { language }) }
    return { value, id, ...label, image, level, count, isActive, markedForActivation: false, children: below }
  })
}

function openWay(nodes: readonly PivotNode[]): PivotNode[] {
  const active = nodes.filter(({ isActive }) => isActive)
  return active.length === 0
    ? nodes.map((one) => ({ ...one, children: [] }))
    : active.map((one) => ({ ...one, children: openWay(one.children) }))
}

const toFacetPivot = (nodes: readonly PivotNode[]): SolrPivotNode[] =>
  nodes.map(({ value, count, children }) => ({
    field: 'category',
    value,
    count,
    pivot: toFacetPivot(children),
  }))

function shown({ tree, active, isOpenWay }: ShownTree): PivotNode[] {
  const whole = toPivot(rootsOf(tree), active)
  return isOpenWay ? openWay(whole) : whole
}

/** Field → value, count, value, count … */
const toFacetFields = ({ counted, most }: Found['fields']): Record<string, (string | number)[]> =>
  Object.fromEntries(
    counted.map(({ field, values, counts }) => [
      field,
      values.slice(0, most).flatMap(({ key }, place) => [key, counts[place]!]),
    ]),
  )

/** A filter with its values as the answer has them. */
const answered = ({ values, counts, active, ...filter }: Filter): Answer['facets'][number] => ({
  ...filter,
  values: values.map(({ key, label }, place) => ({
    value: key,
    label,
    count: counts[place]!,
    isActive: active.has(key),
    markedForActivation: false,
  })),
})

function plainly({ answer, filters, docs: written, fields, tree }: Found): string {
  const pivot = tree && shown(tree)
  const whole: Answer = {
    ...answer,
    response: { ...answer.response, docs: written.map(({ tile }) => inColumns(tile, answer.columns)) },
    facets: filters
      .map(answered)
      .map((filter) => (pivot && filter.kind === 'pivot' ? { ...filter, pivot } : filter)),
    facet_counts: {
      facet_fields: toFacetFields(fields),
      facet_pivot: pivot ? { category: toFacetPivot(pivot) } : {},
    },
  }
  return JSON.stringify(ok(SEARCH.output.encode(whole)).body)
}

const category: ShownCategory = { id: 'floor', level: 1, name: 'Boden', sort: '000000' }
const node = (change: object = {}, others: Partial<CountedCategory> = {}): CountedCategory => ({
  category: { ...category, ...change },
  count: 12,
  children: [],
  ...others,
})

const withTree = (found: Found, categories: CountedCategory[], chosen: string[] = []): Found => ({
  ...found,
  tree: { tree: toTree(categories), active: new Set(chosen), isOpenWay: false },
})

describe('an answer of the search', () => {
  test.each<[what: string, broken: CountedCategory]>([
    ['a count that is none', node({}, { count: 1.5 })],
    ['a count below nothing', node({}, { count: -1 })],
    ['no count', node({}, { count: undefined as never })],
    ['a count of text', node({}, { count: '1' as never })],
    ['no name', node({ name: undefined })],
    ['a level that is none', node({ level: 1.5 })],
    ['a number for an id', node({ id: 7 })],
  ])(
    'is refused where a category has %s, as its schema does, also when the same category was written before',
    async (_, broken) => {
      const found = await foundBy({})
      const { category: named } = broken
      const before = { ...node(), category: broken.count === 12 ? category : named }
      writeSearch(withTree(found, [before]))
      for (const tree of [[broken], [broken], [node({}, { children: [broken] })]]) {
        const wrong = withTree(found, tree)
        expect(() => writeSearch(wrong)).toThrow()
        expect(() => writeCategories(wrong)).toThrow()
      }
      expect(writeSearch(found).toString(), 'what comes after a refused one').toBe(plainly(found))
    },
  )

  test.each<[what: string, broken: object]>([
    ['a count that is none', { count: 1.5 }],
    ['a count below nothing', { count: -1 }],
    ['no count', { count: null }],
    ['no label', { label: undefined }],
    ['a number for a label', { label: 7 }],
    ['a number for a value', { key: 7 }],
  ])(
    'is refused where a value of a filter has %s, also when the same value was written before',
    async (_, broken) => {
      const found = await foundBy({})
      const filter = found.filters.find(({ kind }) => kind === 'field')!
      const seven = { key: '7', label: 'Sieben' }
      const withValue = ({ count = 1, ...change }: { count?: unknown }): Found => {
        const values = Object.keys(change).length > 0 ? [{ ...seven, ...change }] : [seven]
        return { ...found, filters: [{ ...filter, values, counts: [count as number] }] }
      }
      expect(writeSearch(withValue({})).toString()).toBe(plainly(withValue({})))
      for (let times = 0; times < 2; times++) expect(() => writeSearch(withValue(broken))).toThrow()
      expect(writeSearch(withValue({})).toString(), 'what comes after a refused one').toBe(
        plainly(withValue({})),
      )
    },
  )

  test.each<[what: string, broken: object]>([
    ['a count that is none', { count: 1.5 }],
    ['no key', { key: undefined }],
  ])('is refused where a value that Solr counts has %s', async (_, broken) => {
    const found = await foundBy({})
    const { count, ...change } = { count: 1, ...broken }
    const counted = [
      { field: 'brand', label: 'Marke', values: [{ key: '7', label: '7', ...change }], counts: [count] },
    ]
    expect(() => writeSearch({ ...found, fields: { counted, most: 1 } })).toThrow()
  })

  test('is refused where anything else breaks its schema', async () => {
    const { answer, ...rest } = await foundBy({})
    expect(() => writeSearch({ answer: { ...answer, exactHit: 7 as never }, ...rest })).toThrow()
    expect(() => writeSearch({ answer, ...rest, filters: [{ kind: 'pivot' } as never] })).toThrow()
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
          const found = await foundBy({ ...query, language, limit })
          expect(writeSearch(found).toString(), JSON.stringify({ query, language, limit })).toBe(
            plainly(found),
          )
          trees += found.tree?.tree.shown.length ?? 0
        }
      }
    }
    expect(trees).toBeGreaterThan(100)
  })

  test('has values in force and others beside one another, and what many of them are called for long', async () => {
    const { filters, ...rest } = await foundBy({})
    const filter = filters.find(({ kind }) => kind === 'field')!
    const inForce = [[0], [1], [0, 1], [0, 1, 2], [2], []]
    const values = inForce.flatMap((places, group) =>
      odd.slice(0, 3).map((label, place) => ({
        key: `"${group} ${place}`,
        label,
        isActive: places.includes(place),
      })),
    )
    const found = (shown: typeof values): Found => {
      const active = new Set(shown.filter(({ isActive }) => isActive).map(({ key }) => key))
      const counts = shown.map((_, place) => 10 ** (place % 3))
      return { ...rest, filters: [{ ...filter, values: shown, counts, active }] }
    }
    for (let from = 0; from < values.length; from++)
      for (const shown of [values.slice(from), values.slice(from, from + 1)])
        expect(writeSearch(found(shown)).toString()).toBe(plainly(found(shown)))
    const many = Array.from({ length: 25_000 }, (_, place) => ({ ...values[0]!, key: String(place) }))
    for (let times = 0; times < 2; times++)
      expect(writeSearch(found(many)).toString()).toBe(plainly(found(many)))
  })

  test('without the engine has no trees', async () => {
    const { answer } = await foundBy({})
    const found: Found = {
      answer: { ...answer, facet_counts: { facet_fields: {}, facet_pivot: {} } },
      filters: [],
      docs,
      fields: { counted: [], most: 0 },
      tree: undefined,
    }
    expect(writeSearch(found).toString()).toBe(plainly(found))
  })

  test('has no attributes where there are no columns, and no articles where none were found', async () => {
    const { answer, ...rest } = await foundBy({})
    for (const found of [
      { answer: { ...answer, columns: [] }, ...rest },
      { answer, ...rest, docs: [] },
    ])
      expect(writeSearch(found).toString()).toBe(plainly(found))
  })

  test('counts large and small, and categories without hits that are chosen', async () => {
    const found = await foundBy({})
    const counts = [
      0,
      1,
      9,
      10,
      99,
      100,
      101,
      110,
      999,
      1000,
      1001,
      1090,
      9999,
      10_000,
      1_000_000,
      Number.MAX_SAFE_INTEGER,
    ]
    const tree = counts.map((count, place) => node({ id: `c${place}` }, { count }))
    const counted = withTree(found, tree, ['c0', 'c4', 'c11'])
    expect(writeSearch(counted).toString()).toBe(plainly(counted))
  })

  test.each<[what: string, change: Partial<ShownCategory>]>([
    ['name', { name: 'Böden' }],
    ['id', { id: 'ground' }],
    ['sort key', { sort: '000110' }],
    ['level', { level: 2 }],
  ])('says the new %s of a category', async (_, change) => {
    const answer = await foundBy({})
    for (const tree of [[node()], [node(change)], [node()]]) {
      const found = withTree(answer, tree)
      expect(writeSearch(found).toString()).toBe(plainly(found))
    }
  })
})

test('the category tree by itself is the same answer with the tree besides', async () => {
  const found = await foundBy({ facets: ['category'] })
  const { categories: counted } = await engine.search({ q: '', language: 'de', facets: ['category'] })
  for (const active of [new Set<string>(), new Set(['twin4', 'r0'])]) {
    const tree = { tree: counted, active, isOpenWay: false }
    const plain = JSON.parse(plainly({ ...found, tree })) as object
    const written = writeCategories({ ...found, tree }).toString()
    expect(written).toBe(JSON.stringify({ ...plain, categories: shown(tree) }))
  }
})
