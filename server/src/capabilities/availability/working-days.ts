import { addDays, type Day, weekday } from '@shop/contract/day'
import { getHolidays, type Region } from 'feiertagejs'

/** The federal states, as ISO 3166-2 codes without "DE-". */
export const federalStates = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const satisfies Region[]
export type FederalState = (typeof federalStates)[number]

/** Days a plant works: its federal state's public holidays, and further days it is closed (stocktaking, bridge days). */
export interface Calendar {
  state: FederalState
  closedDays?: readonly Day[]
}

/** Monday to Friday, neither public holiday nor closed. */
export function isWorkingDay(day: Day, calendar: Calendar): boolean {
  return weekday(day) <= 5 && isOpenDay(day, calendar)
}

/** Neither public holiday nor closed; Saturdays and Sundays may be. */
export function isOpenDay(day: Day, { state, closedDays }: Calendar): boolean {
  return !holidays(Number(day.slice(0, 4)), state).has(day) && closedDays?.includes(day) !== true
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(day: Day, calendar: Calendar): Day {
  let found = day
  while (!isWorkingDay(found, calendar)) found = addDays(found, 1)
  return found
}

/** The working day `count` working days later. */
export function addWorkingDays(day: Day, count: number, calendar: Calendar): Day {
  let found = day
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(addDays(found, 1), calendar)
  return found
}

/** Whether the text names a federal state; imports carry any two letters. */
export function isFederalState(text: string): text is FederalState {
  return federalStates.some((state) => state === text)
}

const holidaysByYear = new Map<string, ReadonlySet<Day>>()

function holidays(year: number, state: FederalState): ReadonlySet<Day> {
  const key = `${state} ${year}`
  const known = holidaysByYear.get(key)
  if (known) return known
  // The library's `dateString` moves with the process's time zone; its dates are noon UTC and do not.
  const days = new Set(getHolidays(year, state).map(({ date }) => date.toISOString().slice(0, 10)))
  holidaysByYear.set(key, days)
  return days
}
