import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFromCloud } from '#server/testing/solr-collections.ts'
import type { SearchCategory, SearchDocument } from '../document.ts'
import { embeddedSearchEngine } from '../embedded/engine.ts'
import type { IndexSource, SearchEngine } from '../port.ts'
import { solrSearchEngine } from './engine.ts'

/** A cloud to test on, see CONTRIBUTING.md. Without it these tests are reported as skipped. */
const url = process.env['TEST_SOLR_URL']

const categories: readonly SearchCategory[] = [
  { id: 'tiles', name: { de: 'Fliesen und Platten', en: 'Tiles and slabs' }, sort: '000010' },
  { id: 'discs', name: { de: 'Diamantscheiben', en: 'Diamond discs' }, sort: '000020' },
]

const attribute = (key: string, value: string) => ({
  key,
  name: { de: key },
  value: { de: value },
  facet: true,
})

/** More than are written at once: discs, then tiles that have another attribute first. */
const articles: readonly SearchDocument[] = [
  {
    matnr: 'disc',
    texts: {
      de: { maktx: 'Diamantscheibe Feinsteinzeug', description: 'der Fliesenwerke' },
      en: { maktx: 'Diamond disc porcelain' },
    },
    categories: [['discs']],
    salesRank: 9000,
    attributes: [attribute('width', 'zwei'), attribute('width', 'eins')],
  },
  ...Array.from({ length: 600 }, (_, i) => ({
    matnr: `tile-${i}`,
    texts: {
      de: {
        maktx: `Feinsteinzeug Basalto 60x${i + 10} cm anthrazit R10 B`,
        description: 'Fliesenwerke',
      },
      en: { maktx: `Porcelain tile Basalto 60x${i + 10} cm anthracite R10 B` },
    },
    categories: [['tiles']],
    attributes: [attribute('colour', 'weiß'), attribute('colour', 'anthrazit'), attribute('width', 'zwei')],
  })),
  ...Array.from({ length: 3 }, (_, i) => ({
    matnr: `cross-${i}`,
    texts: { de: { maktx: `Fliesenkreuz ${i + 2} mm` }, en: { maktx: `Tile spacer ${i + 2} mm` } },
    categories: [['discs']],
  })),
]

const source = (): IndexSource => ({
  categories,
  synonyms: [],
  documents: (async function* () {
    yield* articles
  })(),
})

describe.skipIf(url === undefined)('a search on Solr answers as the one in memory:', () => {
  const address = `${url ?? ''}/same-${randomUUID().slice(0, 8)}`
  const memory = embeddedSearchEngine({ languages: ['de', 'en'] })
  let solr: SearchEngine
  let neighbour: SearchEngine

  beforeAll(async () => {
    await memory.rebuild(source())
    solr = solrSearchEngine({ url: address, layout: { shards: 2, replicas: 1 } })
    await solr.rebuild(source())
    // A node that reads the words once and does not learn new ones while the tests run.
    neighbour = solrSearchEngine({ url: address, every: 600_000 })
    await neighbour.load('')
  }, 180_000)

  afterAll(async () => {
    for (const engine of [memory, solr, neighbour]) await engine.close()
    await removeFromCloud(address)
  }, 180_000)

  test.each(['de', 'en'] as const)(
    'a word that only describes means the usual kind of thing (%s)',
    async (language) => {
      const q = { de: 'feinsteinzeug', en: 'anthracite' }[language]
      const [first, second] = await Promise.all(
        [memory, solr].map(async (engine) => (await engine.search({ q, language, rows: 40 })).hits),
      )
      expect(second!.map(({ matnr }) => matnr)).not.toContain('disc')
      expect(second).toHaveLength(first!.length)
      for (const [i, { score }] of second!.entries()) expect(score).toBeCloseTo(first![i]!.score, 4)
    },
  )

  test('facets and values with as many hits stand in the order in which articles first had them', async () => {
    const [first, second] = await Promise.all(
      [memory, solr].map(async (engine) => {
        const { fields } = await engine.search({ q: '', language: 'de', facets: 'all' })
        return fields.map(({ field, values }) => [field, values.map(({ key }) => key)])
      }),
    )
    expect(second).toEqual(first)
    expect(Object.fromEntries(second as [string, string[]][])).toMatchObject({
      'attr:width': ['zwei', 'eins'],
      'attr:colour': ['weiß', 'anthrazit'],
    })
  })

  test('what only descriptions say is suggested behind what titles say', async () => {
    const [first, second] = await Promise.all(
      [memory, solr].map(
        async (engine) => (await engine.suggest({ prefix: 'fliesen', language: 'de' })).words,
      ),
    )
    const asked = (word: string) => /^fliesen(?:kreuz|werke)/.test(word)
    expect(second!.filter(asked)).toEqual(first!.filter(asked))
    expect(second!.filter(asked)).toEqual(['fliesenkreuz', 'fliesenwerke'])
  })

  test('a code that came into the index a moment ago is found by a node that does not know it yet', async () => {
    const texts = { de: { maktx: 'Fugenkratzer UPX99' }, en: { maktx: 'Grout rake UPX99' } }
    await solr.apply({ upserts: [{ matnr: '4711', texts, categories: [['discs']] }] })
    const found = async (q: string) =>
      (await neighbour.search({ q, language: 'de' })).hits.map(({ matnr }) => matnr)
    expect([await found('upx99'), await found('fugenkratzer')]).toEqual([['4711'], ['4711']])
    await solr.apply({ deletes: ['4711'] })
  })
})
