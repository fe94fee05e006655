import { expect, test } from 'vitest'
import { engineOfTitles, rankedNames } from '../../testing/titled.ts'

const fans = [
  ['tower', 'Ziter Tower Fan', 2],
  ['ceiling', 'Ziter 52 in. Indoor Bronze Ceiling Fan', 30],
  ['cover', 'Ziter Fan Cover', 2],
] as const

test('of a thing asked for alone the kind comes first that most titles name', async () => {
  const engine = await engineOfTitles(fans)
  expect((await rankedNames(engine, 'fan')).slice(0, 2)).toEqual(['ceiling', 'tower'])
})

test('beside another word no kind is more usual than the others', async () => {
  const engine = await engineOfTitles(fans)
  expect((await rankedNames(engine, 'fan ziter'))[0]).toBe('tower')
})

test('a colour or a figure before it makes no kind', async () => {
  const engine = await engineOfTitles([
    ['plain', 'Dishwasher 24 in.', 2],
    ['white', 'White Dishwasher', 15],
  ])
  expect((await rankedNames(engine, 'dishwasher'))[0]).toBe('plain')
})

test('of words that a misspelt one may be each has a usual kind of its own', async () => {
  const engine = await engineOfTitles([
    ['other', 'Ziter Pipe Lamp', 60],
    ['pipe', 'Ziter Pipe Clamp', 2],
    ['usual', 'Ziter 12 in. Heavy-Duty Trigger Clamp', 30],
  ])
  expect((await rankedNames(engine, 'klamp')).slice(0, 2)).toEqual(['usual', 'pipe'])
})
