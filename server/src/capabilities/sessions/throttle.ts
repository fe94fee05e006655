const longest = 60_000
/** Failures older than this no longer count. */
export const forgetAfter = 15 * 60_000

/**
 * Milliseconds until the next attempt of somebody with so many failures, the last at `lastAt`; 0 when he may try now.
 * So many are `free`; then waiting doubles with every failure up to a minute: it slows guessing and never locks a named
 * user out for good, since what counts is an address, alone or with a name.
 */
export function waitFor(of: { failures: number; lastAt: Date }, free: number, now: Date): number {
  const since = now.getTime() - of.lastAt.getTime()
  // One far in the future was counted by a clock that was wrong: until it is reached nobody could sign in.
  if (of.failures < free || since > forgetAfter || since < -longest) return 0
  return Math.max(0, Math.min(longest, 1000 * 2 ** (of.failures - free)) - since)
}
