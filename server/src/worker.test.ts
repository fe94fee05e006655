import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startWorker } from './worker.ts'

describe('a worker', () => {
  test('works at once, when woken and by the clock, never twice at a time, and not after it was stopped', async () => {
    let [turns, atOnce, most] = [0, 0, 0]
    const work = async () => {
      most = Math.max(most, ++atOnce)
      await wait(5)
      atOnce--
      turns++
    }
    const worker = startWorker(work, { every: 20, onError: () => undefined })
    for (let i = 0; i < 10; i++) worker.wake()
    await expect.poll(() => turns).toBeGreaterThan(2)
    await worker.stop()
    const done = turns
    worker.wake()
    await wait(50)
    expect([turns, most]).toEqual([done, 1])
  })

  test('reports what goes wrong and goes on', async () => {
    const errors: unknown[] = []
    const work = () => Promise.reject(new Error('no connection'))
    const worker = startWorker(work, { every: 5, onError: (error) => errors.push(error) })
    await expect.poll(() => errors.length).toBeGreaterThan(1)
    await worker.stop()
  })
})
