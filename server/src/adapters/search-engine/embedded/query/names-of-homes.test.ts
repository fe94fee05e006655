import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  deadbolt: 'Torlin Single Cylinder Satin Nickel Deadbolt',
  cable: 'Torlin 8 ft. Cable Lock',
  hardwood: 'Vento 3/4 in. Thick x 5 in. Wide Oak Solid Hardwood Flooring',
  shower: 'Brimi 32 in. x 32 in. Shower Floor in White',
  subFloor: 'Vento 23/32 in. x 4 ft. x 8 ft. OSB Sub-Floor',
  vanity: 'Brimi 36 in. W Vanity in Espresso with Granite Top',
  vanityLight: 'Brimi 2-Light Brushed Nickel Bath Vanity Light',
  mini: 'Ziter 50-Count Clear Mini Light Set',
  tree: 'Ziter 7 ft. Artificial Christmas Tree with 400 Clear Lights',
  element: 'Zetto 8 in. Range Surface Element',
  grillBurner: 'Zetto 16 in. Porcelain Grill Burner',
  shock: 'Delquo 5 lb. Pool Shock',
  hoseBibb: 'Torlin 1/2 in. Brass Hose Bibb',
  faucet: 'Zetto 2-Handle Kitchen Faucet in Chrome',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test.each([
  ['a general noun behind the name', 'dead bolt lock', 'deadbolt'],
  ['the same misspelt', 'dead bolt lok', 'deadbolt'],
  ['a material for what is made of it', 'wood floor', 'hardwood'],
  ['the room it stands in', 'bathroom vanity', 'vanity'],
  ['the room, with a slip', 'bathroom vanty', 'vanity'],
  ['what it is a part of', 'stove burner', 'element'],
  ['an occasion, before a tree that has some', 'christmas lights', 'mini'],
  ['what is in it', 'pool chlorine', 'shock'],
])('customers say %s: %s', async (_, q, first) => {
  expect((await rankedNames(engine, q))[0]).toBe(first)
})

test('a spigot is a hose bibb and no faucet of the kitchen', async () => {
  expect(await fullNames(engine, 'spigot', 'en')).toEqual(['hoseBibb'])
})
