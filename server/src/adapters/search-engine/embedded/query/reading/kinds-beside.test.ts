import { expect, test } from 'vitest'
import { engineOfTitles, rankedNames } from '../../../testing/titled.ts'

const things = [
  'Dish',
  'Bar',
  'Ring',
  'Pull',
  'Hook',
  'Stop',
  'Lamp',
  'Plate',
  'Knob',
  'Hinge',
  'Lever',
  'Shelf',
  'Vent',
]

test('what stands with things of many kinds tells less of what is meant than the name of a thing', async () => {
  const engine = await engineOfTitles([
    ['chandelier', 'Lombard Chandelier', 30],
    ...things.map((thing, i) => [`finished${i}`, `${thing} in Brushed Nickel`, 6] as const),
    ...things.map((thing, i) => [`white${i}`, `${thing} in White`, 25] as const),
  ])
  expect((await rankedNames(engine, 'chandeliers brushed nickel'))[0]).toBe('chandelier')
  await engine.close()
})
