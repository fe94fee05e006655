import { addDays, type Day } from './day.ts'

/** How far ahead goods may be wished for. */
const ahead = 365

/** The last day goods can be wished for, given the first on which they can come. */
export const lastWishedDay = (next: Day): Day => addDays(next, ahead)
