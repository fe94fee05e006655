import { readDay } from './read-day.ts'

/** Written like a day: 01.03.2025, 1.3.25, 03/01/2025, 2025-03-01. Five or eight digits alone are numbers. */
const likeDay = /^(?:(\d{1,2})[./](\d{1,2})[./](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})$/

/**
 * Which article numbers of a CSV could be days a spreadsheet made of them: 1-3-25 becomes 01.03.2025, and a CSV does
 * not say so, while cells of workbooks do. Some makers number like that (10.12.2020); their lists have numbers of the same form that are no day.
 */
export class DayNumbers {
  #isScheme = false

  add(number: string | undefined): void {
    if (number !== undefined && likeDay.test(number) && !isDay(number)) this.#isScheme = true
  }

  isOdd(number: string): boolean {
    return !this.#isScheme && likeDay.test(number) && isDay(number)
  }
}

/** Either order of day and month counts: which one the spreadsheet writes depends on where it runs. */
const isDay = (text: string): boolean =>
  readDay(text, 'day') !== undefined || readDay(text, 'month') !== undefined
