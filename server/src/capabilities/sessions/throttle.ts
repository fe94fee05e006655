/** Attempts that cost nothing before an address has to wait. */
const free = 5
const longest = 60_000
/** Failures older than this no longer count. */
export const forgetAfter = 15 * 60_000

/**
 * Milliseconds until the next attempt of somebody with so many failures, the last at `lastAt`; 0 when he may try now.
 * Waiting doubles with every failure up to a minute: it slows guessing and never locks a named user out for good,
 * since what counts is the pair of name and address.
 */
export function waitFor(failures: number, lastAt: Date, now: Date): number {
  const since = now.getTime() - lastAt.getTime()
  if (failures < free || since > forgetAfter) return 0
  return Math.max(0, Math.min(longest, 1000 * 2 ** (failures - free)) - since)
}
