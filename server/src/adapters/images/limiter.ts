import { TooBusy } from './port.ts'

/**
 * Runs at most `running` tasks at once and keeps at most `waiting` more in line, first come, first served. Beyond that
 * it throws TooBusy, so that whoever asks can be told at once.
 */
export function limiter(running: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = []
  let free = running
  return async (task) => {
    if (free > 0) free -= 1
    else {
      if (line.length >= waiting) throw new TooBusy()
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
