import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SearchDocument } from '../document.ts'
import { LiveIndex } from './live-index.ts'
import { search } from './query/search.ts'
import { suggest } from './query/suggest.ts'

const article = (number: number): SearchDocument => ({
  matnr: `S${number}`,
  texts: { de: { maktx: `Artikel Nummer ${number}` } },
})
const articles = (from: number, count: number) => Array.from({ length: count }, (_, i) => article(from + i))

async function filled(count: number): Promise<LiveIndex> {
  const index = new LiveIndex({ languages: ['de'], thread: false })
  onTestFinished(() => index.close())
  await index.fill(
    (async function* () {
      yield* articles(0, count)
    })(),
  )
  return index
}

test('while changes follow one another the large part is not made anew, when they stop all is put in order', async () => {
  const index = await filled(1000)
  const [large] = index.segments
  for (let round = 0; round < 8; round++) {
    await index.apply({ upserts: articles(1000 + round * 40, 40) })
    await wait(50)
  }
  expect(index.segments).toContain(large)
  await vi.waitFor(() => expect(index.segments).toHaveLength(1), 10_000)
  expect(index.articles).toBe(1320)
})

test('an index that grows many times over does not end in many parts', async () => {
  const index = await filled(100)
  for (let round = 0; round < 60; round++) {
    await index.apply({ upserts: articles(100 + round * 20, 20) })
    await wait(10)
    expect(index.segments.length).toBeLessThan(20)
  }
  expect(index.articles).toBe(1300)
})

test('a word is read the same however often its articles were changed', async () => {
  const index = await filled(0)
  const named = (matnr: string, maktx: string): SearchDocument => ({ matnr, texts: { de: { maktx } } })
  const right = Array.from({ length: 200 }, (_, i) => named(`R${i}`, 'Fliese anthrazit'))
  const found = () => search(index.view(), { q: 'anthrazid', language: 'de' }).numFound
  await index.apply({ upserts: right })
  await index.apply({ upserts: [named('W', 'Fliese anthrazid')] })
  expect(found()).toBe(201)
  for (let change = 0; change < 4; change++) await index.apply({ upserts: [named('W', 'Fliese anthrazid')] })
  expect(found()).toBe(201)
})

test('words of articles that are gone are suggested no more, before and after their segment was merged', async () => {
  const index = await filled(10)
  const suggested = () => suggest(index.view(), { prefix: 'zwarb', language: 'de' }).words
  const gone = ['W1', 'W2', 'W3']
  const texts = { de: { maktx: 'Zwarblonit' } }
  await index.apply({ upserts: gone.map((matnr) => ({ matnr, texts })) })
  expect(suggested()).toEqual(['zwarblonit'])
  await index.apply({ deletes: gone })
  expect(suggested()).toEqual([])
  await vi.waitFor(() => expect(index.segments).toHaveLength(1), 10_000)
  expect(suggested()).toEqual([])
})
