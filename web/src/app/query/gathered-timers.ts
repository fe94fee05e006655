import type { TimeoutProvider } from '@tanstack/react-query'

/** In milliseconds: answers grow old after half a minute, and a second more or less is nothing to them. */
const step = 1000

/**
 * Timers for the query cache, which sets one or two for every answer and for each part of a page that shows it. Those
 * of a second and more wait together, by the second in which they are due, for one timer of the browser.
 */
export function gatheredTimers(): TimeoutProvider<number> {
  const waiting = new Map<number, () => void>()
  const bySecond = new Map<number, number[]>()
  let nextId = -1

  /** Numbers of its own are below zero, where the browser has none. */
  function gather(callback: () => void, delay: number): number {
    const second = Math.ceil((performance.now() + delay) / step)
    const id = nextId--
    waiting.set(id, callback)
    const others = bySecond.get(second)
    if (others) others.push(id)
    else {
      bySecond.set(second, [id])
      setTimeout(() => run(second), second * step - performance.now())
    }
    return id
  }

  function run(second: number) {
    const ids = bySecond.get(second) ?? []
    bySecond.delete(second)
    for (const id of ids) {
      waiting.get(id)?.()
      waiting.delete(id)
    }
  }

  return {
    setTimeout: (callback, delay) =>
      delay < step ? Number(setTimeout(callback, delay)) : gather(callback, delay),
    clearTimeout(id) {
      if (!waiting.delete(id ?? 0)) clearTimeout(id)
    },
    setInterval: (callback, delay) => Number(setInterval(callback, delay)),
    clearInterval: (id) => clearInterval(id),
  }
}
