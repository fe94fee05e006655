import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batched } from './batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function recorder() {
  const requests: number[][] = []
  const double = batched((items: number[]) => {
    requests.push(items)
    return Promise.resolve(items.map((item) => item * 2))
  })
  return { requests, double }
}

test('a failed request fails each of its items', async () => {
  const ask = batched(() => Promise.reject(new Error('offline')))
  const outcome = Promise.allSettled([ask(1), ask(2)])
  await vi.advanceTimersByTimeAsync(100)
  expect((await outcome).map((one) => one.status)).toEqual(['rejected', 'rejected'])
})

test('an item without a result fails alone', async () => {
  const ask = batched((items: number[]) => Promise.resolve(items.slice(0, 1)))
  const outcome = Promise.allSettled([ask(1), ask(2)])
  await vi.advanceTimersByTimeAsync(100)
  expect((await outcome).map((one) => one.status)).toEqual(['fulfilled', 'rejected'])
})

test('sends nothing before 100 ms have passed', async () => {
  const { requests, double } = recorder()
  void double(1)
  await vi.advanceTimersByTimeAsync(99)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toEqual([[1]])
})

test('sends the tenth item at once, the eleventh with the next request', async () => {
  const { requests, double } = recorder()
  const results = Promise.all(Array.from({ length: 11 }, (_, index) => double(index)))
  expect(requests).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
  await vi.advanceTimersByTimeAsync(100)
  expect(requests[1]).toEqual([10])
  expect(await results).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20])
})
