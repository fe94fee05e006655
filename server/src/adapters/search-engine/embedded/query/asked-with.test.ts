import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles = {
  seat: 'Sanita Round Toilet Seat in Bone',
  longSeat: 'Sanita Elongated Toilet Seat, White',
  toilet: 'Sanita 1.28 GPF High Efficiency 2-Piece Elongated Toilet in White',
  lowToilet: 'Sanita Round Front Toilet in Biscuit',
  sinkFaucet: 'Sanita 2-Handle Bathroom Sink Faucet in Chrome',
  sink: 'Sanita 23 in. x 25 in. Utility Sink in Granite',
  faucet: 'Sanita Single-Handle Kitchen Faucet in Chrome',
  sinkKit: 'Sanita Undermount Bowl Sink with Faucet and Drain',
  mower: 'Grasa 21 in. Gas Lawn Mower',
  mowerBlade: 'Grasa 21 in. Lawn Mower Blade',
  fan: 'Lufta 52 in. Ceiling Fan with Light Kit',
  batteryPack: 'Volta Lithium-Ion Battery Pack for Cordless Drills',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test.each([
  ['toilet with seat', 'seat'],
  ['toilet with elongated seat', 'longSeat'],
  ['mower with blade', 'mowerBlade'],
  ['sink with faucet', 'sinkFaucet'],
])('%s: what goes with the thing is not the thing', async (q, other) => {
  expect(await fullNames(engine, q, 'en')).not.toContain(other)
})

test.each([
  ['toilet with seat', ['lowToilet', 'toilet']],
  ['mower with blade', ['mower']],
])('%s: nothing has both, so the thing comes before what goes with it', async (q, things) => {
  const names = await rankedNames(engine, q)
  expect(names.slice(0, things.length).toSorted()).toEqual(things)
})

test('the thing that comes with it is found by both', async () => {
  expect(await fullNames(engine, 'sink with faucet', 'en')).toEqual(['sinkKit'])
  expect(await fullNames(engine, 'fan with light', 'en')).toEqual(['fan'])
  expect(await fullNames(engine, 'battery for drill', 'en')).toEqual(['batteryPack'])
})

test('without a word between them both say what goes with the thing', async () => {
  expect((await fullNames(engine, 'toilet seat', 'en')).toSorted()).toEqual(['longSeat', 'seat'])
  expect((await fullNames(engine, 'sink faucet', 'en'))[0]).toBe('sinkFaucet')
  expect((await fullNames(engine, 'seat for toilet', 'en')).toSorted()).toEqual(['longSeat', 'seat'])
})
