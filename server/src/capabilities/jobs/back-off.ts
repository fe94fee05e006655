const first = 5_000
const longest = 3_600_000

/** Milliseconds until the next try after so many failed ones: 5 s, 10 s, 20 s … at most an hour. */
export const retryAfter = (failures: number): number =>
  Math.min(longest, first * 2 ** Math.max(0, failures - 1))
