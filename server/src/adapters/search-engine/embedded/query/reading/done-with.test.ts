import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../../port.ts'
import { engineOfNamedTitles, fullNames, rankedNames } from '../../../testing/titled.ts'

const titles: Record<string, string> = {
  cutter: 'Brutus 20 in. Manual Tile Cutter',
  tile: 'Foss 18 in. Carpet Tile',
  digger: 'Ames 48 in. Post Hole Digger',
  postCap: 'Ames 4 in. Post Cap',
  gun: 'Torlin 1200-Watt Heat Gun',
  gunHeater: 'Vento 1500-Watt Garage Heater',
  sealer: 'Henry 5 gal. Asphalt Driveway Sealer',
  seal: 'Henry 17 ft. Window Seal',
  weedKiller: 'Ortho 32 oz. Weed Killer',
  primer: 'KILZ 1 gal. Primer',
  paint: 'Behr 1 gal. Cabinet Paint',
  tape: "Scotch 1 in. Painter's Tape for Cabinets",
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test('what titles have beside each other is nothing done: a heat gun is no heater', async () => {
  expect(await rankedNames(engine, 'heat gun')).toEqual(['gun'])
})

test('a word that names a thing is that thing', async () => {
  expect((await rankedNames(engine, 'paint cabinets'))[0]).toBe('paint')
  expect(await fullNames(engine, 'seal window', 'en')).toEqual(['seal'])
})

test.each([
  ['cut tile', 'cutter'],
  ['how to cut tile', 'cutter'],
  ['something to cut tile', 'cutter'],
  ['cutting tile', 'cutter'],
  ['dig post holes', 'digger'],
  ['sealing driveway', 'sealer'],
  ['seal driveway', 'sealer'],
])('"%s" finds what it is done with', async (q, name) => {
  expect(await fullNames(engine, q, 'en')).toEqual([name])
})

test('what is done is no misspelt other word', async () => {
  const { corrections } = await engine.search({ q: 'kill weed', language: 'en' })
  expect(corrections).toEqual([])
  expect(await fullNames(engine, 'kill weed', 'en')).toEqual(['weedKiller'])
})

test('who fixes something means what repairs it', async () => {
  const repair = await engineOfNamedTitles({
    patch: '3M 4 in. Drywall Repair Patch',
    router: 'Bosch 1.75 HP Fixed Router',
    screw: 'Torlin Drywall Screw',
  })
  expect((await rankedNames(repair, 'fix drywall'))[0]).toBe('patch')
})
