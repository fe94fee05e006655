import { expect, test } from 'vitest'
import { engineOfTitles, rankedNames } from '../../testing/titled.ts'

test.each([
  [
    'a panel',
    'fence',
    'Ziter 4 ft. x 8 ft. Spaced Picket Dog-Ear Cedar Fence Panel',
    'Ziter Vinyl Fence Post',
  ],
  ['a kit', 'railing', 'Ziter 6 ft. x 36 in. White Vinyl Deck Railing Kit', 'Ziter Railing Bracket'],
  [
    'a set',
    'christmas lights',
    'Ziter 50-Count Warm White LED Christmas Light Set',
    'Ziter Christmas Light Clips',
  ],
])('what is sold as %s is the thing: %s', async (_, q, meant, other) => {
  const engine = await engineOfTitles([
    ['other', other, 20],
    ['meant', meant, 4],
  ])
  expect((await rankedNames(engine, q))[0]).toBe('meant')
})

test('who asks for the panel gets what is called so', async () => {
  const engine = await engineOfTitles([
    ['kit', 'Ziter Fence Repair Kit', 8],
    ['panel', 'Ziter 4 ft. x 8 ft. Cedar Fence Panel', 4],
  ])
  expect((await rankedNames(engine, 'fence panel'))[0]).toBe('panel')
})

test('a figure before it is no thing', async () => {
  const engine = await engineOfTitles([
    ['panel', 'Ziter 24 in. Panel', 4],
    ['door', 'Ziter Bronze Screen Door 24 in.', 4],
  ])
  expect((await rankedNames(engine, '24 in door'))[0]).toBe('door')
})
