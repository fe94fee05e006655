import { expect, test } from 'vitest'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

const titles = {
  board: 'Polyra Screed Board',
  otherBoard: 'Gipsa Cement Board',
  screed: 'Haftola Rapid Screed SE 60 25 kg',
  cleaner: 'Dichta PU Foam Cleaner',
  foam: 'Dichta Gun PU Foam 1C B2 750 ml',
  bend: 'Rinna Downpipe Bend 40 mm',
  otherBend: 'Rohra Waste Bend 45 mm',
  downpipe: 'Rinna Round Copper Downpipe 3 m',
  system: 'Tropfa Shower System with Thermostat and 250 mm Head',
  shower: 'Tropfa Overhead Shower 200 mm',
  head: 'Ventila Thermostat Head M 30',
  heatPump: 'Heiza Air/Water Heat Pump 5 kW',
  circulator: 'Heiza High-Efficiency Circulator',
}

test.each([
  ['screed', 'screed', 'board'],
  ['pu foam', 'foam', 'cleaner'],
  ['downpipe', 'downpipe', 'bend'],
  ['shower head', 'shower', 'system'],
  ['heat pump', 'heatPump', 'circulator'],
])('%s: what is called so comes before what it only tells the kind of', async (q, first, second) => {
  const names = await rankedNames(await engineOfNamedTitles(titles), q)
  expect(names[0]).toBe(first)
  expect(names).toContain(second)
})

test('what is called otherwise is found by its first word all the same', async () => {
  const engine = await engineOfNamedTitles(titles)
  expect((await rankedNames(engine, 'screed board'))[0]).toBe('board')
  expect((await rankedNames(engine, 'thermostat'))[0]).toBe('head')
})
