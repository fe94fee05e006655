import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, engineOfTitles, fullNames, rankedNames } from '../../testing/titled.ts'

const titles: Record<string, string> = {
  nail: 'Torlin #8 x 3-1/2 in. 16-Penny Bright Common Nails',
  smallNail: 'Torlin #8 x 2-1/2 in. 8-Penny Bright Common Nails',
  wire: 'Ziter 12-Gauge Solid Wire',
  gauze: 'Ziter 12 Gauze Pads',
  number: 'Brimi 4 in. Black House Number 7',
  can: 'Brimi 4 in. Recessed Housing #4',
  cement: 'Delquo 8 oz. PVC Cement',
  superGlue: 'Delquo 0.5 oz. Super Glue',
  pipe: 'Delquo 10 ft. PVC Pipe',
  vanity: 'Brimi 30 in. Vanity Cabinet Only',
  top: 'Brimi 31 in. Granite Vanity Top',
  patioDoor: 'Vento 72 in. Vinyl Sliding Patio Door',
  showerDoor: 'Vento 60 in. Sliding Shower Door with Clear Glass',
  skylight: 'Vento 14 in. Tubular Skylight',
  liteDoor: 'Vento 36 in. Fan Lite Steel Door',
  firePit: 'Vento 30 in. Big Sky Fire Pit',
  guard: 'Torlin 36 in. Black Window Guard',
}

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfNamedTitles(titles)
})

test.each([
  ['what is like a unit and is none', '12 gauze', ['gauze']],
  ['a house number of so many inches', 'house number 4 in', ['number']],
])('means nothing else by %s: %s', async (_, q, names) => {
  expect(await fullNames(engine, q, 'en')).toEqual(names)
})

test.each([
  ['nails by a misspelt penny', '16 peny nails', ['nail']],
  ['a misspelt gauge', '12 guage wire', ['wire']],
  ['a thing for another by their name', 'glue for pvc', ['cement']],
  ['a word that is spelt short', 'skylite', ['skylight']],
  ['a name misspelt beside a plural', 'burgular bars', ['guard']],
])('meets all of %s: %s', async (_, q, names) => {
  expect(await fullNames(engine, q, 'en')).toEqual(names)
})

test('what somebody does without is not asked for', async () => {
  expect((await rankedNames(engine, 'vanity without top')).toSorted()).toEqual(['top', 'vanity'])
  expect(await fullNames(engine, 'vanity without faucet', 'en')).toContain('vanity')
})

test('a name that titles never write so comes before what has its words apart', async () => {
  expect((await rankedNames(engine, 'sliding glass door')).slice(0, 2)).toEqual(['patioDoor', 'showerDoor'])
})

test('of what meets a part of a query that comes first which is the thing', async () => {
  const few = await engineOfTitles([
    ['organizer', 'Vento Garage Organizer', 2],
    ['shelf', 'Brimi Corner Shelf', 10],
    ['hinge', 'Delquo Hinge', 200],
  ])
  expect(await rankedNames(few, 'garage shelf')).toEqual(['shelf', 'organizer'])
})
