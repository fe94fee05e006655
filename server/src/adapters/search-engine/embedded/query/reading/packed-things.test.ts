import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../../testing/titled.ts'

const titles: Record<string, string> = {
  cartridge: 'Zetto 1222 Replacement Cartridge',
  arm: 'Zetto 8 in. Shower Arm in Chrome',
  roll: 'Brimi R-13 Kraft Faced Fiberglass Insulation Roll 15 in. x 32 ft.',
  batt: 'Brimi Unfaced Insulation Batt',
  trashBags: 'Ziter 33 gal. Trash Bags',
  trashCan: 'Ziter Kitchen Trash Can',
  concrete: 'Torlin 60 lb. Concrete Mix',
  caulk: 'Delquo 10.1 oz. Latex Caulk',
  tube: 'Vento 4 ft. Fluorescent Tube',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test.each([
  ['concrete bags', 'concrete'],
  ['bag of concrete', 'concrete'],
  ['caulk tube', 'caulk'],
])('what a thing is packed in need not meet anything: %s', async (q, name) => {
  expect(await fullNames(engine, q, 'en')).toEqual([name])
})

test.each([
  ['of which the maker has one', 'zetto shower cartridge', 'cartridge'],
  ['that titles have behind its neighbour', 'unfaced insulation roll', 'roll'],
  ['of several', 'kitchen trash bags', 'trashBags'],
])('what other things are packed in is a thing itself %s: %s', async (_, q, name) => {
  expect((await rankedNames(engine, q))[0]).toBe(name)
})
