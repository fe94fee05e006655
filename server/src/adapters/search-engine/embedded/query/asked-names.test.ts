import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

/** Titles in the manner of a home-improvement shop: accessories are named by fewer words than what they belong to. */
const titles: Record<string, string> = {
  cable: 'Torlin 9 ft. Garage Door Cable',
  lock: 'Torlin 7 ft. Garage Door Lock',
  garageDoor: 'Zetto Classic Collection 16 ft. x 7 ft. Insulated Ultra-Grain Walnut Garage Door with Windows',
  patioDoor: 'Zetto 72 in. x 80 in. White Sliding Patio Door',
  screenDoor: 'Zetto 36 in. x 80 in. Wood Screen Door',
  knife: 'Quilofo Retractable Utility Knife',
  knifeSet: 'Quilofo 3-Piece Carving Knife',
  puttyKnife: 'Quilofo 6 in. Putty Knife',
  blades: 'Quilofo Utility Blades (100-Pack)',
  bladeMower: 'Lorafo 21 in. Mower with Blade',
  mossKiller: 'Lorafo Moss Killer',
  brushKiller: 'Lorafo Brush Killer',
  weedKiller: 'Lorafo Weed Killer',
  ant: 'Brimi 17.5 oz. Outdoor Ready-to-Use Child-Resistant Ant Bait Station',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

const ranked = (q: string): Promise<string[]> => rankedNames(engine, q)

test.each([
  ['the thing before what belongs to it and is called shorter', 'garage door', 'garageDoor'],
  ['the last of two words that name things', 'utility knife blades', 'blades'],
  ['what tells a thing before any of its kind, where nothing is both', 'ant killer', 'ant'],
])('puts first: %s', async (_, q, first) => {
  expect((await ranked(q))[0]).toBe(first)
})

test('still puts an accessory first that is asked for', async () => {
  expect((await ranked('garage door lock'))[0]).toBe('lock')
  expect((await ranked('utility knife'))[0]).toBe('knife')
})
