import { type NumberFormat, formatDecimal } from '@shop/contract/number-format'
import type { FileLine } from './file-line.ts'

/** What a file of the trade holds besides numbers and quantities; nothing of it goes into the basket by itself. */
export type FileRemark =
  | { about: 'kommission' | 'wanted' | 'address'; text: string }
  | {
      about: 'orders' | 'texts' | 'alternatives' | 'parts' | 'surcharges' | 'unread'
      count: number
    }
  | { about: 'cutOff' }

export interface FileLines {
  rows: FileLine[]
  remarks: FileRemark[]
}

/** Whether a text is a file of UGL (order, offer, confirmation or invoice), with or without line ends. */
export const isUgl = (text: string): boolean =>
  /^\uFEFF?\s*(KOP|RGD).{40}/.test(text) || /^POA[\d ]{20}.{15}[\d ]{11}/m.test(text)

/** Whether a text is a file of UGS, the picks of a scanner: catalogue, number, quantity. */
export const isUgs = (text: string): boolean =>
  linesOf(text).some((line) => pick.test(line)) &&
  linesOf(text).every((line) => line.startsWith('V') || pick.test(line))

const pick = /^A .{4}(.{15})([ \d]{7}\d)/

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    // The sign programs of old end a file with.
    .map((line) => line.replaceAll('\u001A', ''))
    .filter((line) => line.trim() !== '')

/** The lines of an UGS file; its quantities have three decimals that nobody writes. */
export function ugsLines(text: string, format: NumberFormat): FileLines {
  const rows = linesOf(text).flatMap((line) => {
    const [, number = '', quantity = ''] = pick.exec(line) ?? []
    return number === '' ? [] : [{ number: number.trim(), quantity: impliedQuantity(quantity, format) }]
  })
  return { rows, remarks: [] }
}

/**
 * The article lines of a UGL file of any version: number, or what it is called where it has none, quantity and unit. What else
 * it says is told.
 */
export function uglLines(text: string, format: NumberFormat): FileLines {
  const records = recordsOf(text)
  const of = (kind: string) => records.filter((record) => record.startsWith(kind))
  const heads = of('KOP')
  const originals = of('POA').filter((line) => !isAlternative(line))
  const parts = partsOf(of('POA'))
  const lines = originals.filter((line) => !parts.has(line))
  const rows = lines.map((line): FileLine => {
    const reference = at(line, 163, 180)
    const wanted = { number: numberOf(line), quantity: quantityOf(line, format) }
    return reference === '' ? wanted : { ...wanted, reference }
  })
  const [head = ''] = heads
  const told: FileRemark[] = [
    { about: 'orders', count: heads.length > 1 ? heads.length : 0 },
    { about: 'kommission', text: heads.length > 1 ? '' : at(head, 41, 90) || at(head, 26, 40) },
    { about: 'wanted', text: dayOf(at(head, 106, 113)) },
    { about: 'address', text: addressOf(of('ADR')[0] ?? '') },
    { about: 'texts', count: [...of('POT'), ...of('END')].filter(hasText).length },
    { about: 'surcharges', count: of('POZ').length },
    { about: 'alternatives', count: of('POA').length - originals.length },
    { about: 'parts', count: originals.length - lines.length },
    {
      about: 'unread',
      count: records.filter((record) => !/^(KOP|RGD|ADR|POA|POZ|POT|END)/.test(record)).length,
    },
  ]
  const remarks = told.filter((each) =>
    'text' in each ? each.text !== '' : 'count' in each && each.count > 0,
  )
  // A whole file has an end; pasted lines need none.
  const isCutOff = heads.length > 0 && of('END').length === 0
  return { rows, remarks: isCutOff ? [...remarks, { about: 'cutOff' }] : remarks }
}

/** Records of 200 bytes, or of 350 since version 5.0, that some programs write without line ends. */
function recordsOf(text: string): string[] {
  const lines = linesOf(text)
  const [only = ''] = lines
  const length = at(only, 117, 121).startsWith('05') ? 350 : 200
  if (lines.length > 1 || only.length < 2 * length) return lines
  return linesOf((only.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('\n'))
}

/** Bytes as the description of the format counts them, from 1. */
const at = (record: string, from: number, to: number): string => record.slice(from - 1, to).trim()

/** Behind the numbers of a text record, or in the record that ends the file. */
const hasText = (record: string): boolean => /[^\s\d]/.test(record.slice(3))

const isAlternative = (line: string): boolean => at(line, 181, 181) === 'A'

/** Lines of sets whose own line has a number: that is ordered with all that is in it. */
function partsOf(lines: readonly string[]): ReadonlySet<string> {
  const parts = new Set<string>()
  let isWhole = false
  for (const line of lines) {
    const mark = at(line, 182, 182)
    if (mark === 'J') isWhole = at(line, 24, 38) !== ''
    if (mark === 'U' && isWhole) parts.add(line)
  }
  return parts
}

const numberOf = (line: string): string =>
  at(line, 24, 38) || `${at(line, 50, 89)} ${at(line, 90, 129)}`.trim()

function quantityOf(line: string, format: NumberFormat): string {
  const field = line.slice(38, 49)
  // Of a record that ends in its quantity nobody knows how it went on.
  const quantity = impliedQuantity(field.length < 11 ? `${field}…` : field, format)
  const unit = at(line, 184, 186)
  // A figure there would make another number of it.
  return /^\p{L}/u.test(unit) ? `${quantity} ${unit}` : quantity
}

/**
 * A quantity whose last three digits are its decimals, as it is typed here. One that is written out all the same may be a
 * thousand times more or less: it gets a mark that stops its line.
 */
function impliedQuantity(field: string, format: NumberFormat): string {
  const digits = field.trim()
  if (!/^ *\d+$/.test(field)) return `? ${digits}`.trim()
  const padded = digits.padStart(4, '0')
  const whole = padded.slice(0, -3).replace(/^0+(?=\d)/, '')
  const decimals = padded.slice(-3).replace(/0+$/, '')
  const decimal = decimals === '' ? whole : `${whole}.${decimals}`
  return formatDecimal(decimal, { ...format, thousandsSeparator: '' })
}

/** JJJJMMTT as JJJJ-MM-TT; '' for none. */
function dayOf(digits: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(digits) ?? []
  const isDay = year > '1999' && month >= '01' && month <= '12' && day >= '01' && day <= '31'
  return isDay ? `${year}-${month}-${day}` : ''
}

function addressOf(record: string): string {
  const [name, street, plz, city] = [
    at(record, 4, 93),
    at(record, 94, 123),
    at(record, 127, 132),
    at(record, 133, 162),
  ]
  return [name.replace(/ {2,}/g, ' '), street, `${plz} ${city}`.trim()]
    .filter((part) => part !== '')
    .join(', ')
}
