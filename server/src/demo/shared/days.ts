import { addDays, weekday } from '@shop/contract/day'

/** The day itself, or the Monday after a weekend. Public holidays are not looked at: it is demo data. */
export function workingDay(day: string): string {
  const number = weekday(day)
  return number > 5 ? addDays(day, 8 - number) : day
}
