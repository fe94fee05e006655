import { mkdtemp, readFile, writeFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SearchOffline } from '../port.ts'
import type { SearchDocument } from '../document.ts'
import { articles } from '../testing/catalogue.ts'
import { filled } from '../testing/ask.ts'
import { describeEngine } from '../testing/engine-contract.ts'
import { embeddedSearchEngine } from './engine.ts'

describeEngine('embedded engine', () => filled(embeddedSearchEngine()))

test('refuses to search while it has no index, and says why', async () => {
  const engine = embeddedSearchEngine()
  expect(engine.state()).toMatchObject({ state: 'offline', documents: 0 })
  await expect(engine.search({ q: 'Fliese', language: 'de' })).rejects.toThrow(SearchOffline)
  const building = engine.rebuild({ categories: [], synonyms: [], documents: documents(10) })
  expect(engine.state().state).toBe('building')
  await building
  expect(engine.state()).toMatchObject({ state: 'ready', documents: 10 })
})

test('answers from the old index during a rebuild and carries changes over into the new one', async () => {
  const engine = await filled(embeddedSearchEngine())
  const rebuilt = engine.rebuild({ categories: [], synonyms: [], documents: documents(2000) })
  await engine.apply({
    upserts: [{ matnr: 'NEW', texts: { de: { maktx: 'Zwischendurch' } } }],
    deletes: ['S7'],
  })
  expect((await engine.search({ q: 'Kugelhahn', language: 'de' })).numFound).toBe(1)
  await rebuilt
  expect(engine.state().documents).toBe(2000)
  expect((await engine.search({ q: 'Zwischendurch', language: 'de' })).numFound).toBe(1)
  expect((await engine.search({ q: 'Kugelhahn', language: 'de' })).numFound).toBe(0)
})

test('gives the same answers when it was made in a thread of its own', async () => {
  const here = await filled(embeddedSearchEngine())
  const engine = await filled(embeddedSearchEngine({ languages: ['de', 'en'], thread: true }))
  for (const q of ['Fliese', 'Wandflise', '60x60', 'ALT-77', '', 'Terra Kugelhahn']) {
    const query = { q, language: 'de', facets: 'all' } as const
    expect(await engine.search(query)).toEqual(await here.search(query))
  }
  await engine.apply({ deletes: ['300002'] })
  expect(engine.state().documents).toBe(articles.length - 1)
})

test('suggests what titles say before what only descriptions say, however often', async () => {
  const engine = embeddedSearchEngine()
  async function* described() {
    for (let i = 0; i < 40; i++) {
      const description = 'Die Kanten sind rektifiziert.'
      yield {
        matnr: `T${i}`,
        texts: { de: { maktx: i < 3 ? `Silikon Nr. ${i}` : `Fliese Nr. ${i}`, description } },
      }
    }
  }
  await engine.rebuild({ categories: [], synonyms: [], documents: described() })
  const { words } = await engine.suggest({ prefix: 'si', language: 'de' })
  expect(words.slice(0, 2)).toEqual(['silikon', 'sind'])
})

test('counts a set among few hits of a large catalogue, whichever words led to them', async () => {
  const engine = embeddedSearchEngine()
  const found = ['Fliesenkleber', 'Kleber'].map((maktx, i) => ({ matnr: `K${i}`, texts: { de: { maktx } } }))
  async function* among() {
    yield* found
    yield* documents(2000)
  }
  await engine.rebuild({ categories: [], synonyms: [], documents: among() })
  const sets = [{ name: 'bought', matnrs: new Set(found.map(({ matnr }) => matnr)) }]
  expect(await engine.search({ q: 'kleb', language: 'de', sets })).toMatchObject({
    numFound: 2,
    sets: [{ name: 'bought', count: 2 }],
  })
})

test('says what went wrong with the articles of a rebuild, and stays without an index', async () => {
  const engine = embeddedSearchEngine({ languages: ['de'], thread: true })
  const broken = (async function* () {
    yield* documents(100)
    throw new Error('the database is gone')
  })()
  await expect(engine.rebuild({ categories: [], synonyms: [], documents: broken })).rejects.toThrow(
    'the database is gone',
  )
  expect(engine.state().state).toBe('offline')
})

test('keeps every article through many small changes and their merges', async () => {
  const engine = embeddedSearchEngine()
  await engine.rebuild({ categories: [], synonyms: [], documents: documents(500) })
  for (let round = 0; round < 40; round++) {
    const upserts = Array.from({ length: 10 }, (_, i) => synthetic(round * 10 + i, `Runde${round}x`))
    await engine.apply({ upserts, deletes: [`S${499 - round}`] })
  }
  const { numFound, fields } = await engine.search({ q: '', language: 'de', facets: ['brand'] })
  expect(numFound).toBe(460)
  expect(fields[0]!.values.reduce((sum, { count }) => sum + count, 0)).toBe(460)
  expect((await engine.search({ q: 'Runde17x', language: 'de' })).numFound).toBe(10)
})

test('answers from a saved index as from the one that was saved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  try {
    const file = join(folder, 'index')
    const engine = await filled(embeddedSearchEngine())
    await engine.apply({ deletes: ['300002'] })
    await engine.save(file, 'log:42')
    const restarted = embeddedSearchEngine()
    expect(await restarted.load(file)).toBe(true)
    expect(restarted.state()).toMatchObject({
      state: 'ready',
      documents: articles.length - 1,
      version: 'log:42',
    })
    for (const q of ['Fliese', 'Wandflise', '60x60', 'ALT-77', '', 'Terra Kugelhahn']) {
      const query = { q, language: 'de', facets: 'all' } as const
      expect(await restarted.search(query)).toEqual(await engine.search(query))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('ignores an absent, a broken and a foreign file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  try {
    const file = join(folder, 'index')
    const engine = await filled(embeddedSearchEngine())
    expect(await engine.load(file)).toBe(false)
    await engine.save(file, '1')
    const bytes = await readFile(file)
    bytes[bytes.length - 100]! ^= 1
    await writeFile(file, bytes)
    expect(await embeddedSearchEngine().load(file)).toBe(false)
    await writeFile(file, bytes.subarray(0, 1000))
    expect(await embeddedSearchEngine().load(file)).toBe(false)
    await writeFile(file, 'something else')
    expect(await embeddedSearchEngine().load(file)).toBe(false)
    expect((await engine.search({ q: 'Fliese', language: 'de' })).numFound).toBe(4)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const synthetic = (number: number, more: string): SearchDocument => ({
  matnr: `S${number}`,
  texts: { de: { maktx: `Artikel Nummer ${number} ${more}` } },
  brand: `Marke ${number % 7}`,
})

async function* documents(count: number): AsyncGenerator<SearchDocument> {
  for (let i = 0; i < count; i++) yield synthetic(i, 'alt')
}
