import { percentile, ms } from './table.ts'

/** Milliseconds passed, and those in which this thread had a processor: the second is what a busy machine leaves true. */
export interface Spent {
  wall: number
  cpu: number
}

export async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const start = performance.now()
  const startCpu = cpuNow()
  await work()
  return { wall: performance.now() - start, cpu: cpuNow() - startCpu }
}

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** p50 and p95 on the clock. */
export function percentiles(times: readonly Spent[]): string[] {
  const wall = times.map((time) => time.wall)
  return [percentile(wall, 0.5), percentile(wall, 0.95)].map(ms)
}

/**
 * Longest work of this thread, in milliseconds of processor time, between two turns of its event loop. On the clock it
 * would also be what other programs take away.
 */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = cpuNow()
  let watching = true
  const turn = () => {
    const now = cpuNow()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  await new Promise((resolve) => setImmediate(resolve))
  watching = false
  return longest
}
