import { expect, test } from 'vitest'
import { limiter } from './limiter.ts'
import { TooBusy } from './port.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('runs no more at once than allowed, in order, and turns away what cannot wait', async () => {
  const limited = limiter(1, 1)
  const events: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = limited(async () => {
    events.push('first')
    await gate.promise
  })
  const second = limited(() => Promise.resolve(events.push('second')))
  await expect(limited(() => Promise.resolve())).rejects.toBeInstanceOf(TooBusy)
  await settled()
  expect(events).toEqual(['first'])
  gate.resolve()
  await Promise.all([first, second])
  expect(events).toEqual(['first', 'second'])
})

test('goes on after a task that failed', async () => {
  const limited = limiter(1, 0)
  await expect(limited(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limited(() => Promise.resolve('next'))).toBe('next')
})
