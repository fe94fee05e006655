import { expect, test } from 'vitest'
import { followedBy } from './keep-behind.ts'

const noPause = async () => undefined

test('nobody waits for a search that does not come nearer, nor where nobody knows how far it is', async () => {
  let asked = 0
  const next = followedBy(async () => {
    asked += 1
    return 60
  }, noPause)
  await next()
  expect(asked).toBe(101)
  await next()
  expect(asked).toBe(101)
  await followedBy(async () => undefined, noPause)()
})

test('the next batch waits until the search is near', async () => {
  const lags = [4, 3, 1]
  await followedBy(async () => lags.shift(), noPause)()
  expect(lags).toEqual([])
})
