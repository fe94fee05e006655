import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../../port.ts'
import { engineOfNamedTitles, engineOfTitles, fullNames } from '../../../testing/titled.ts'

const titles: Record<string, string> = {
  dishwasher: 'Ziter 24 in. Tall Tub Dishwasher',
  carpetWasher: 'Quilofo Upright Carpet Washer',
  laminate: 'Brimi 8 ft. Laminate Countertop',
  plate: 'Torlin Steel Plate',
  sensor: 'Zetto 2 Amp Motion Sensor Switch',
  soap: 'Zetto MotionSense Soap Dispenser',
  cutter: 'Zetto Utility Knife',
  bolts: 'Zetto 14 in. Bolt Cutter',
  paper: 'Brimi Roofing Felt Roll',
  wrap: 'Brimi Blue Tarp',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test.each([
  ['both words are known', 'carpet plate'],
  ['a known word and a piece are like one together', 'steel aminate'],
])('joins nothing where %s: %s', async (_, q) => {
  expect(await fullNames(engine, q, 'en')).toEqual([])
})

test.each([
  ['in two', 'dis hwasher', 'dishwasher'],
  ['in three', 'dis hwas her', 'dishwasher'],
  ['beside others', 'countertop lamin ate', 'laminate'],
  ['and misspelt besides', 'dis hwaser', 'dishwasher'],
  ['that is part of a name', 'box cut ter', 'cutter'],
])('reads a word as one that a space tore %s: %s', async (_, q, name) => {
  expect(await fullNames(engine, q, 'en')).toEqual([name])
})

test('a word that has only the stem of what it would be with its neighbour is a misspelt one', async () => {
  expect(await fullNames(engine, 'motion senser switch', 'en')).toEqual(['sensor'])
})

test('a name with a misspelt word is no torn one', async () => {
  expect(await fullNames(engine, 'tar papir', 'en')).toEqual(['paper'])
})

test('of two words that a misspelt one may be, the one that stands beside its neighbour in titles comes first', async () => {
  const many = await engineOfTitles([
    ['oven', 'Vento 2-Slice Toaster Oven', 4],
    ['tester', 'Ziter Dual Range Voltage Tester', 80],
    ['heater', 'Ziter Tower Heater', 400],
  ])
  const { hits, corrections } = await many.search({ q: 'toster oven', language: 'en', rows: 9 })
  expect(hits[0]?.matnr).toMatch(/^oven/)
  expect(corrections).toEqual([{ from: 'toster', to: 'toaster' }])
})
