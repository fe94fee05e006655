import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfTitles } from '../../testing/titled.ts'

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfTitles([
    ['mower', 'Ziter 21 in. Gas Lawn Mower', 40],
    ['dolly', 'Brimi Movers Dolly', 40],
    ['hexkey', 'Quilofo Hex Key Set (13-Piece)', 20],
    ['wrench', 'Quilofo Adjustable Wrench', 20],
    ['toilet', 'Vento All-In-One Toilet', 20],
    ['connector', 'Lorafo Coaxial Cable Connectors', 20],
    ['push', 'Lorafo Push to Connect Coupling', 20],
    ['flashlight', 'Torlin LED Flashlight', 20],
    ['flashing', 'Torlin Roof Flashing', 20],
    ['tree', 'Vento Christmas Tree', 20],
    ['blade', 'Ziter 7-1/4 in. Saw Blade', 20],
    ['part', 'Lorafo Drain Part 71/4', 20],
    ['other', 'Ziter 6-1/2 in. Saw Blade', 20],
    ['washer', 'Brimi Power Scrub Upright Carpet Washer', 20],
    ['pressure', 'Quilofo 3000 PSI Gas Pressure Washer', 20],
    ['handle', 'Vento Patio Door Handle Set', 20],
    ['patio', 'Vento 7-Piece Patio Conversation Set with Blue Cushions', 20],
    ['grille', 'Torlin Air Grille', 20],
    ['grill', 'Torlin Portable Gas Grill in Black', 20],
  ])
})

const first = async (q: string) =>
  (await engine.search({ q, language: 'en', rows: 1 })).hits[0]?.matnr.replace(/-\d+$/, '')

test('a form in -er that has no other ending is a word as it is', async () => {
  expect(await first('mowers')).toBe('mower')
})

test('a name of two words is met by them first where titles write it so', async () => {
  expect(await first('carpet washer')).toBe('washer')
})

test.each([
  ['two words that were typed as one, of which one is misspelt for another word', 'lawnmover', 'mower'],
  ['a right word beside a misspelt one, with which it is a name', 'allen renches', 'hexkey'],
  ['an ending that no title has', 'coaxial connecters', 'connector'],
  ['two words of which one is spelt short', 'flash lite', 'flashlight'],
  ['a letter too many that looks like a plural', 'christmass', 'tree'],
  ['a fraction that is glued to its figure, though each word is met', '71/4 saw blade', 'blade'],
  ['a name of two words that no title has beside each other', 'power washer', 'pressure'],
  ['a set that is for a place', 'patio set', 'patio'],
  ['a plural, by its singular before another word of the same stem', 'grills', 'grill'],
])('reads %s: %s', async (_, q, name) => {
  expect(await first(q)).toBe(name)
})
