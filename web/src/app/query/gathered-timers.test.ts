import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatheredTimers } from './gathered-timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a timer that was cleared does not run, the others of its second do', () => {
  const timers = gatheredTimers()
  const [cleared, kept] = [vi.fn(), vi.fn()]
  const id = timers.setTimeout(cleared, 30_000)
  timers.setTimeout(kept, 30_000)
  timers.clearTimeout(id)
  vi.advanceTimersByTime(31_000)
  expect(cleared).not.toHaveBeenCalled()
  expect(kept).toHaveBeenCalledOnce()
})

test('timers of the same second wait for one timer of the browser, and none runs before its time', () => {
  const timers = gatheredTimers()
  const callbacks = [vi.fn(), vi.fn(), vi.fn()]
  for (const callback of callbacks) timers.setTimeout(callback, 29_500)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(29_499)
  for (const callback of callbacks) expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_001)
  for (const callback of callbacks) expect(callback).toHaveBeenCalledOnce()
})

test('short timers keep their time and can be cleared', () => {
  const timers = gatheredTimers()
  const [run, cleared] = [vi.fn(), vi.fn()]
  timers.setTimeout(run, 20)
  timers.clearTimeout(timers.setTimeout(cleared, 20))
  vi.advanceTimersByTime(20)
  expect(run).toHaveBeenCalledOnce()
  expect(cleared).not.toHaveBeenCalled()
})

test('a timer set while others of its second run waits for its own', () => {
  const timers = gatheredTimers()
  const later = vi.fn()
  timers.setTimeout(() => timers.setTimeout(later, 1000), 1000)
  vi.advanceTimersByTime(1000)
  expect(later).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(later).toHaveBeenCalledOnce()
})
