import { wholeIn } from './ids.ts'

/** Which part of a list is asked for: how many rows are left out before it, and how many (at most `most`) follow. */
export const pageIn = (most: number) => ({
  start: wholeIn(0, 1_000_000).optional(),
  rows: wholeIn(1, most).optional(),
})
