import { expect, test } from 'vitest'
import { engineOfTitles, rankedNames } from '../../../testing/titled.ts'

test('of two words the second is asked for where titles are named so, however seldom it names things', async () => {
  const engine = await engineOfTitles([
    ['faucet', 'Zetto 1-Handle Faucet', 40],
    ['valve', 'Zetto 1-Handle Shower Valve', 200],
    ['wall', 'Brimi Wall Plate', 400],
    ['black', 'Zetto Kitchen Faucet Black', 4],
    ['handle', 'Danco Oil-Rubbed Bronze Clear Acrylic Faucet Handle for Zetto', 4],
  ])
  expect((await rankedNames(engine, 'faucet black'))[0]).toBe('black')
  expect((await rankedNames(engine, 'faucet handle'))[0]).toBe('handle')
  expect((await rankedNames(engine, 'faucet handel'))[0]).toBe('handle')
})
