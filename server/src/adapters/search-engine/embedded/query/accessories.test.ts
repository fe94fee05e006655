import { expect, test } from 'vitest'
import { engineOfNamedTitles, engineOfTitles, fullNames, rankedNames } from '../../testing/titled.ts'

test.each([
  ['in brackets', 'shower cartridge', 'cartridge'],
  ['behind a comma', 'toilet seat', 'seat'],
  ['as sold apart', 'vanity mirror', 'mirror'],
])('a title has nothing of what it says is not included, %s: %s', async (_, q, name) => {
  const engine = await engineOfNamedTitles({
    trim: 'Zetto 1-Handle Shower Trim Kit in Chrome (Cartridge Not Included)',
    cartridge: 'Zetto 1222 Shower Cartridge',
    toilet: 'Zetto Elongated Toilet in White, Seat Not Included',
    seat: 'Zetto Elongated Toilet Seat',
    vanity: 'Brimi 30 in. Vanity with Sink - Mirror Sold Separately',
    mirror: 'Brimi 24 in. Vanity Mirror',
  })
  expect(await fullNames(engine, q, 'en')).toEqual([name])
})

test('among many the thing itself comes before accessories with shorter titles', async () => {
  const engine = await engineOfTitles([
    ['rod', 'Zetto Curved Shower Curtain Rod', 120],
    ['hand', 'Zetto 6-Spray Wall Mount Hand Shower', 2],
  ])
  expect((await rankedNames(engine, 'shower'))[0]).toBe('hand')
})

test('more accessories than fit a page many times over stand behind the thing', async () => {
  const engine = await engineOfTitles([
    ['aid', 'Zetto Dishwasher Rinse Aid', 150],
    ['meant', 'Brimi 24 in. Top Control Built-In Dishwasher in White with 6 Wash Cycles', 12],
  ])
  expect((await rankedNames(engine, 'dishwasher'))[0]).toBe('meant')
})

test.each([
  [
    'with a hyphen',
    'handles for faucet',
    'Zetto Single-Handle Kitchen Faucet in Chrome',
    'Zetto Faucet Handle',
  ],
  ['in figures', 'door for cabinet', 'Brimi 2-Door Cabinet in White', 'Brimi Cabinet Door'],
  ['apart', 'shelf for bookcase', 'Brimi 5 Shelf Bookcase', 'Brimi Bookcase Shelf'],
  ['in words', 'handle for faucet', 'Zetto Two Handle Faucet', 'Zetto Faucet Handle'],
])('a part that a title only counts is not what it is called, %s: %s', async (_, q, whole, part) => {
  const engine = await engineOfTitles([
    ['whole', whole, 12],
    ['part', part, 4],
  ])
  expect(await fullNames(engine, q, 'en')).not.toContain('whole')
  expect((await rankedNames(engine, q))[0]).toBe('part')
})
