import { expect, test } from 'vitest'
import { toldSeldom } from './told-seldom.ts'

test('the same is told once an hour, and other things meanwhile', () => {
  let time = 0
  const isNew = toldSeldom(() => time)
  expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true])
  time = 3_599_999
  expect(isNew('a')).toBe(false)
  time = 3_600_000
  expect([isNew('a'), isNew('a')]).toEqual([true, false])
})

test('no more than a thousand things are remembered', () => {
  const isNew = toldSeldom(() => 0)
  for (let thing = 0; thing <= 1000; thing++) isNew(String(thing))
  expect([isNew('1000'), isNew('1'), isNew('0')]).toEqual([false, false, true])
})
