import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { SearchOffline } from '../port.ts'
import type { SearchEngine } from '../port.ts'
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

const inThread = { languages: ['de', 'en'], thread: true } as const
const questions = ['Fliese', 'Wandflise', '60x60', 'ALT-77', '', 'Terra Kugelhahn', 'Runde3x', 'Neuware']

/** Two engines give the same articles and facets. Scores hang a little on which segments are merged already. */
async function expectSameAnswers(one: SearchEngine, other: SearchEngine): Promise<void> {
  const answer = async (engine: SearchEngine, q: string) => {
    const { hits, ...rest } = await engine.search({ q, language: 'de', facets: 'all', rows: 1000 })
    return { ...rest, hits: hits.map(({ matnr }) => matnr).toSorted() }
  }
  for (const q of questions) expect(await answer(one, q)).toEqual(await answer(other, q))
}

test('takes up changes and their merges in a thread as it does without one, new values and categories too', async () => {
  const here = await filled(embeddedSearchEngine())
  const engine = await filled(embeddedSearchEngine(inThread))
  for (let round = 0; round < 12; round++) {
    const upserts = Array.from({ length: 60 }, (_, i) => ({
      ...synthetic(round * 30 + i, `Runde${round}x`),
      brand: `Marke ${round}`,
      categories: [[`neu-${round % 3}`]],
    }))
    const categories = Array.from({ length: 3 }, (_, i) => ({
      id: `neu-${i}`,
      name: { de: `Neuware ${round}` },
      sort: '',
    }))
    const change = { upserts, deletes: [`S${round}`], ...(round % 4 === 0 && { categories }) }
    await Promise.all([here.apply(change), engine.apply(change)])
  }
  await expectSameAnswers(engine, here)
  await engine.close()
})

test('refuses a change it cannot read as a whole, and takes up the next one in another thread', async () => {
  const engine = await filled(embeddedSearchEngine(inThread))
  const before = engine.state().documents
  const broken = { matnr: 'BROKEN' } as SearchDocument
  await expect(
    engine.apply({ upserts: [synthetic(1, 'neu'), broken], deletes: ['300002'] }),
  ).rejects.toThrow()
  expect(engine.state().documents).toBe(before)
  await engine.apply({ upserts: [{ ...synthetic(2, 'Danach'), brand: 'Neue Marke' }] })
  const { numFound, fields } = await engine.search({ q: 'Danach', language: 'de', facets: ['brand'] })
  expect(numFound).toBe(1)
  expect(fields[0]).toMatchObject({ values: [{ key: 'Neue Marke' }], counts: [1] })
  expect((await engine.search({ q: 'S1', language: 'de' })).numFound).toBe(0)
  await engine.close()
})

test('keeps no thread that has nothing to do, and starts another with what the index holds by then', async () => {
  const started: Worker[] = []
  const count = (worker: Worker) => started.push(worker)
  process.on('worker', count)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const here = await filled(embeddedSearchEngine())
    const engine = await filled(embeddedSearchEngine(inThread))
    const change = (number: number) => ({
      upserts: [{ ...synthetic(number, 'Neuware'), brand: `Neu ${number}` }],
    })
    await Promise.all([here.apply(change(1)), engine.apply(change(1))])
    expect(started).toHaveLength(1)
    const thread = { hasEnded: false }
    started[0]!.once('exit', () => (thread.hasEnded = true))
    // A merge may still be under way; a minute begins when it is done.
    while (!thread.hasEnded) {
      vi.advanceTimersByTime(60_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all([here.apply(change(2)), engine.apply(change(2))])
    expect(started).toHaveLength(2)
    await expectSameAnswers(engine, here)
    await engine.close()
  } finally {
    vi.useRealTimers()
    process.off('worker', count)
  }
})

test('changes an index that was loaded in a thread as one that was made there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'))
  try {
    const file = join(folder, 'index')
    const here = await filled(embeddedSearchEngine())
    await here.save(file, '1')
    const engine = embeddedSearchEngine(inThread)
    expect(await engine.load(file)).toBe(true)
    for (let round = 0; round < 8; round++) {
      const change = { upserts: [{ ...synthetic(round, `Runde${round}x`), brand: `Neu ${round}` }] }
      await Promise.all([here.apply(change), engine.apply(change)])
    }
    await expectSameAnswers(engine, here)
    await engine.save(file, '2')
    const restarted = embeddedSearchEngine()
    expect(await restarted.load(file)).toBe(true)
    await expectSameAnswers(restarted, here)
    await engine.close()
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('suggests what titles say before what only descriptions say, however often', async () => {
  const engine = embeddedSearchEngine()
  async function* described() {
    for (let i = 0; i < 40; i++) {
      const description = 'Die Kanten wirken sicher und rektifiziert.'
      yield {
        matnr: `T${i}`,
        texts: { de: { maktx: i < 3 ? `Silikon Nr. ${i}` : `Fliese Nr. ${i}`, description } },
      }
    }
  }
  await engine.rebuild({ categories: [], synonyms: [], documents: described() })
  const { words } = await engine.suggest({ prefix: 'si', language: 'de' })
  expect(words.slice(0, 2)).toEqual(['silikon', 'sicher'])
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

test('gives up an index that is being made when it is closed, and ends its thread', async () => {
  const engine = embeddedSearchEngine({ languages: ['de'], thread: true })
  const begun = Promise.withResolvers<void>()
  const rebuilt = engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      yield { matnr: 'A1', texts: { de: { maktx: 'Fliese' } } }
      begun.resolve()
      for (let i = 0; ; i++) {
        await new Promise((resolve) => setImmediate(resolve))
        yield { matnr: `B${i}`, texts: { de: { maktx: 'Fliese' } } }
      }
    })(),
  })
  const refused = expect(rebuilt).rejects.toThrow('the index is closed')
  await begun.promise
  await engine.close()
  await refused
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
  expect(fields[0]!.counts.reduce((sum, count) => sum + count, 0)).toBe(460)
  expect((await engine.search({ q: 'Runde17x', language: 'de' })).numFound).toBe(10)
})

const synthetic = (number: number, more: string): SearchDocument => ({
  matnr: `S${number}`,
  texts: { de: { maktx: `Artikel Nummer ${number} ${more}` } },
  brand: `Marke ${number % 7}`,
})

async function* documents(count: number): AsyncGenerator<SearchDocument> {
  for (let i = 0; i < count; i++) yield synthetic(i, 'alt')
}
