import { addDays, type Day } from '@shop/contract/day'
import type { timespans } from '@shop/contract/resources/docs'

export type Timespan = (typeof timespans)[number]

/** Days of a filter, both ends included; an end that is undefined is open. */
export type DayRange = { from: Day | undefined; to: Day | undefined }

/** First day of the timespans that count back from today. */
const firstDay: Readonly<Record<Exclude<Timespan, '7' | '8'>, (today: Day) => Day>> = {
  2: (today) => addDays(today, -7),
  3: (today) => addDays(today, -30),
  4: (today) => monthsBefore(today, 3),
  5: (today) => monthsBefore(today, 6),
  6: (today) => monthsBefore(today, 12),
}

/**
 * The days a timespan of the specification (section 4) covers. "Last week" is the last seven days, a quarter three
 * months, counted back from today so that the list does not become empty on the first of a month.
 * @param custom the days of timespan 7, either end may be open
 */
export function daysOf(timespan: Timespan, today: Day, custom: DayRange): DayRange {
  if (timespan === '7') return custom
  return { from: timespan === '8' ? undefined : firstDay[timespan](today), to: undefined }
}

/** The same day so many months earlier, or the last of that month where it has no such day. */
function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth)))
  return found.toISOString().slice(0, 10)
}
