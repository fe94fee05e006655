import { setImmediate } from 'node:timers/promises'

/**
 * For loops over many rows that come without waiting: lets the event loop turn when they have been at it for some
 * milliseconds, so that nobody else waits for the whole.
 * @returns to be awaited after each row
 */
export function breathing(milliseconds = 4): () => Promise<void> {
  let end = performance.now() + milliseconds
  return async () => {
    if (performance.now() < end) return
    await setImmediate()
    end = performance.now() + milliseconds
  }
}
