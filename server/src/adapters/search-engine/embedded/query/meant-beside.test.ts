import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

const titles = {
  snowBlower: 'Schnova 24 in. Two-Stage Gas Snow Blower',
  leafBlower: 'Schnova 40-Volt Leaf Blower',
  toolBox: 'Kistra 22 in. Portable Tool Box',
  mailbox: 'Kistra Plastic Parcel Box',
  handTools: 'Kistra Tool Set (20-Piece)',
  tableSaw: 'Zaaga 10 in. 15 Amp Table Saw',
  wetSaw: 'Zaaga 7 in. Wet Saw',
  tile: 'Kerama 12 in. x 12 in. Porcelain Tile',
  stepStone: 'Pflasta 16 in. x 16 in. Step Stone in Gray',
  paver: 'Pflasta Concrete Paver in Tan',
  stripping: 'Kistra Foam Weather Stripping',
  breaker20: 'Strombo 20 Amp Circuit Breaker',
  breaker50: 'Strombo 50 Amp Circuit Breaker',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

const full = async (q: string): Promise<string[]> => {
  const { hits } = await engine.search({ q, language: 'en', rows: 60 })
  return [...new Set(hits.map(({ matnr }) => matnr.split('-')[0]!))]
}

test.each(['znowvlower', 'yoolvox'])(
  'finds nothing by a first letter wrong and another one: %s',
  async (q) => {
    expect(await full(q)).toEqual([])
  },
)

test('a joined word no title has so is still nothing', async () => {
  expect(await full('snowkistra')).toEqual([])
})

test.each([
  ['snowvlower', 'snowBlower'],
  ['znowblower', 'snowBlower'],
  ['snowlower', 'snowBlower'],
  ['roolbox', 'toolBox'],
  ['toolnox', 'toolBox'],
])(
  'a joined word with any letter wrong is the two that titles write beside each other: %s',
  async (q, name) => {
    expect(await full(q)).toEqual([name])
  },
)

test('a misspelt word is what titles have beside its neighbour before the name of something else', async () => {
  expect((await rankedNames(engine, 'tble saw'))[0]).toBe('tableSaw')
  expect((await rankedNames(engine, 'tilee saw'))[0]).toBe('wetSaw')
})

test('a form that no title has is no misspelt other one beside the word it is a form of', async () => {
  expect(await full('stepping stones')).toContain('stepStone')
  const { corrections } = await engine.search({ q: 'stepping stones', language: 'en' })
  expect(corrections).toEqual([])
})

test.each([
  ['twenty amp breaker', 'breaker20'],
  ['fifty amp circuit breaker', 'breaker50'],
])('%s: numbers in words are those of the titles', async (q, name) => {
  expect(await full(q)).toEqual([name])
})
