import { dayOf } from './days.ts'

/** So many times more often one order must be proven in a table for the other to be a slip. */
const slip = 20

/** How the days of a table are written with slashes, as far as its cells tell: 13/12/2026 begins with the day, 12/13/2026 with the month. */
export class OrderOfDays {
  #dayFirst = 0
  #monthFirst = 0

  add(text: string): void {
    const [, first, second] = slashed.exec(withoutTime(text))?.map(Number) ?? []
    if (first === undefined || second === undefined) return
    if (first > 12 && second <= 12) this.#dayFirst += 1
    if (second > 12 && first <= 12) this.#monthFirst += 1
  }

  /** In doubt as in Europe, the day first; `mixed` where some cells prove the one and some the other. */
  get order(): 'day' | 'month' | 'mixed' {
    const [less, more] = [this.#dayFirst, this.#monthFirst].toSorted((a, b) => a - b)
    if (less !== undefined && more !== undefined && less > 0 && more < slip * less) return 'mixed'
    return this.#monthFirst > this.#dayFirst ? 'month' : 'day'
  }
}

/** Days from 2015 to 2036 as spreadsheets count them; read as day, month and year such a number has no month. */
const counted = { first: 42_005, last: 49_999 }

/** A day without the time databases write behind it: 11.03.2026 00:00:00. */
const withoutTime = (text: string): string =>
  text.replace(/(?<=\d)[ T]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AP]M|Z)?$/i, '')

/**
 * Calendar day as tables write it: 2026-03-11, 20260311, 11.03.2026, 11.3.26, 11. März 2026, 11-Mar-26, 11/03/2026 in the
 * order of its table, with a time or without, or 46092, which a spreadsheet shows of a day whose cell has no format.
 * @returns undefined where it is none, or could be two
 */
export function readDay(cell: string, order: OrderOfDays['order'] = 'day'): string | undefined {
  const text = withoutTime(cell)
  if (/^\d{5}$/.test(text) && Number(text) >= counted.first && Number(text) <= counted.last)
    return dayOf(Number(text), false)
  const dashed = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/.exec(dashed)
  const named = withName(text)
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text)?.slice(1)
  const [year = '', month = '', day = ''] =
    iso?.slice(1) ?? (european ?? named ?? inOrder(text, order))?.toReversed() ?? []
  const full = year.length === 2 ? `20${year}` : year
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}

/** Beginnings of the months' names in German and English, in their order. */
const months = [
  'jan',
  'feb',
  'mär|mrz|mar',
  'apr',
  'mai|may',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt|oct',
  'nov',
  'dez|dec',
]

/** Day, month and year of a day whose month is written by its name. */
function withName(text: string): string[] | undefined {
  const [, day = '', name = '', year = ''] =
    /^(\d{1,2})\.?[ -]*(\p{L}{3,9})\.?[ -]*(\d{4}|\d{2})$/u.exec(text) ?? []
  const month = months.findIndex((begins) => new RegExp(`^(?:${begins})`, 'i').test(name))
  return month === -1 ? undefined : [day, `${month + 1}`, year]
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/

/** Day, month and year of a day written with slashes. */
function inOrder(text: string, order: OrderOfDays['order']): string[] | undefined {
  const [, first = '', second = '', year = ''] = slashed.exec(text) ?? []
  if (year === '') return undefined
  if (order !== 'mixed') return order === 'day' ? [first, second, year] : [second, first, year]
  // What can be read one way only says so itself.
  if (Number(first) <= 12 && Number(second) <= 12 && first !== second) return undefined
  return Number(second) > 12 ? [second, first, year] : [first, second, year]
}
