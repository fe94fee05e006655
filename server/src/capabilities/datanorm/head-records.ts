import type { Day } from '@shop/contract/day'
import { field, record } from './fields.ts'

export type FileHead = { day: Day; company: string; about: string; currency: string }

/** The header of version 4, 128 signs at fixed places: date, three texts, version, currency. */
export function headRecord({ day, company, about, currency }: FileHead): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const text = (words: string, width: number) => field(words, width).padEnd(width)
  return `V ${date}${month}${year.slice(2)}${text(company, 40)}${text(about, 40)}${text('', 35)}04${currency}\r\n`
}

/** Says whose prices follow; programs of other customers refuse the file. */
export const customerRecord = (kunnr: string): string => record('K', '', field(kunnr, 15), ' ')
