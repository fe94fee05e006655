import { expect, onTestFinished, test } from 'vitest'
import type { SearchCategory, SearchDocument } from '../../../document.ts'
import type { IndexChange, SearchEngine } from '../../../port.ts'
import { embeddedSearchEngine } from '../../engine.ts'

const titled = (matnr: string, maktx: string, category = 'one'): SearchDocument => ({
  matnr,
  texts: { de: { maktx } },
  categories: [[category]],
})
const called = (one: string, other: string): SearchCategory[] => [
  { id: 'one', name: { de: one }, sort: '1' },
  { id: 'other', name: { de: other }, sort: '2' },
]

const tiles = Array.from({ length: 200 }, (_, i) => `R${i}`)
const stock: IndexChange = {
  categories: called('Dies', 'Jenes'),
  upserts: [
    ...tiles.map((matnr) => titled(matnr, 'Fliese anthrazit')),
    titled('W', 'Fliese anthrazid'),
    titled('A', 'Rinne lang'),
    titled('B', 'Rinne kurz', 'other'),
    titled('4711', 'Eimer 80/0-0229'),
  ],
}

async function stocked(): Promise<SearchEngine> {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  onTestFinished(() => engine.close())
  await engine.apply(stock)
  return engine
}

/** A query, what changes after it was answered, and the first articles it finds before and after. */
const changes: [what: string, q: string, change: IndexChange, before: string[], after: string[]][] = [
  ['a word that is new', 'zwarblonit', { upserts: [titled('Z', 'Zwarblonit')] }, [], ['Z']],
  ['a word that stands nowhere any more', 'anthrazid', { deletes: ['W'] }, ['W'], ['R0']],
  ['how telling it is among fewer articles', 'Rinne', { deletes: tiles.slice(0, 150) }, ['A'], ['A']],
  ['what a category is called', 'Rinne', { categories: called('Dies', 'Rinnen') }, ['A'], ['B']],
  [
    'a word of the staff',
    'Ablaufdings',
    { synonyms: [{ word: 'Ablaufdings', language: 'de', synonyms: ['Rinne'] }] },
    [],
    ['A'],
  ],
]

test.each(changes)('a query that was answered before follows %s', async (_, q, change, before, after) => {
  const [asked, fresh] = [await stocked(), await stocked()]
  const answer = (engine: SearchEngine) => engine.search({ q, language: 'de', partial: 'never' })
  const first = async () => (await answer(asked)).hits.slice(0, 1).map(({ matnr }) => matnr)
  expect([await first(), await first()]).toEqual([before, before])
  await asked.apply(change)
  await fresh.apply(change)
  expect(await first()).toEqual(after)
  expect(await answer(asked)).toEqual(await answer(fresh))
})

test('a query that is asked again is answered alike in every manner: with filters, in parts, as a number, in texts alone', async () => {
  const engine = await stocked()
  const q = 'Eimer 80/0-0229'
  const manners = [
    {},
    { rows: 0 },
    { prefix: false },
    { fuzzy: false },
    { partial: 'fill' },
    { fields: 'texts' },
    { fields: 'numbers' },
    { filters: [{ kind: 'query', q }] },
  ] as const
  const ask = (manner: (typeof manners)[number], of: SearchEngine) =>
    of.search({ q: 'filters' in manner ? '' : q, language: 'de', facets: 'all', ...manner })
  const again = await Promise.all(
    [...manners, ...manners.toReversed(), ...manners].map((one) => ask(one, engine)),
  )
  for (const [at, manner] of manners.entries()) {
    const fresh = await ask(manner, await stocked())
    expect([again[at], again[manners.length * 2 - 1 - at], again[manners.length * 2 + at]]).toEqual([
      fresh,
      fresh,
      fresh,
    ])
  }
})

test("a customer's own number is nothing to another customer who asks for it afterwards", async () => {
  const q = '80/0-0229'
  const numbered: IndexChange = {
    upserts: [
      { ...titled('N', 'Deckel'), customerNumbers: [{ kunnr: '100', number: q }] },
      { ...titled('L', 'Griff'), supplierNumbers: [`${q}-55`] },
    ],
  }
  const [asked, fresh] = [await stocked(), await stocked()]
  await asked.apply(numbered)
  await fresh.apply(numbered)
  const of = (kunnr: string, engine: SearchEngine) =>
    engine.search({ q, language: 'de', restriction: { kunnr } })
  expect((await of('100', asked)).exactHit).toBe('N')
  const others = await of('200', asked)
  expect(others.hits.map(({ matnr }) => matnr)).toContain('L')
  expect(others).toEqual(await of('200', fresh))
})
