import { type NumberFormat, formatDecimal, parseDecimal } from '@shop/contract/number-format'
import type { FileLine } from './file-line.ts'

/** A comma last: it stands within numbers and texts, too, and parts only what nothing else does. */
export const delimiters = [';', '\t', '|', ','] as const
export type Delimiter = (typeof delimiters)[number]
export type DecimalSign = ',' | '.'

/** Rows of texts. */
export type Cells = readonly (readonly string[])[]

/** How the lines of a table are read. */
export interface TableMapping {
  /** Row of the headings, from 0, below titles; -1 where the first row is a line already. */
  header: number
  /** undefined: the file does not say, and `1.500` may be either. */
  decimalSign: DecimalSign | undefined
  /** Columns, from 0. */
  number: number
  /** undefined: one of each. */
  quantity: number | undefined
  unit: number | undefined
}

/** Rows of cells; quotes as in CSV (RFC 4180), rows without anything left out, and Excel's `sep=;` as well. */
export function cellsOf(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(asText(cell.trim()))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
      // An inch mark within a cell is no quote.
    } else if (sign === '"' && cell.trim() === '' && closes(text, at + 1, delimiter)) {
      isQuoted = true
      cell = ''
    } else if (sign === delimiter) endCell()
    else if (sign === '\n' || sign === '\r') endRow()
    else cell += sign
  }
  endRow()
  return rows.filter(([first = ''], place) => place > 0 || !/^sep=/i.test(first))
}

/** Excel keeps the zeros of a number that is written as ="0012" or '0012: the signs are no part of it. */
const asText = (cell: string): string =>
  /^="([^"]*)"$/.exec(cell)?.[1] ?? (/^'\w*\d/.test(cell) ? cell.slice(1) : cell)

/** Whether a quote that opens is closed before a delimiter or the end of a line: else it stands for inches. */
function closes(text: string, from: number, delimiter: Delimiter): boolean {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at++
      continue
    }
    let next = at + 1
    while (text[next] === ' ') next++
    if (next >= text.length || [delimiter, '\n', '\r'].includes(text[next] ?? '')) return true
    // Inches within a text of this line; in a line below, its row is another.
    if (/[\n\r]/.test(text.slice(from, at))) return false
  }
  return false
}

/** The decimal sign of the chosen quantities, undefined where they do not show it. */
export function signOfColumn(
  cells: Cells,
  { header, quantity }: Pick<TableMapping, 'header' | 'quantity'>,
): DecimalSign | undefined {
  if (quantity === undefined) return ','
  return decimalSignOf(cells.slice(header + 1).map((row) => row[quantity] ?? ''))
}

/** The sign that parts most lines into as many cells. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text.split(/\r\n|\r|\n/, 30).filter((line) => line.trim() !== '')
  const counts = delimiters.map((delimiter) => {
    const parts = lines.map((line) => line.split(delimiter).length - 1)
    return { delimiter, lines: parts.filter((count) => count > 0).length }
  })
  const most = Math.max(...counts.map((each) => each.lines))
  return counts.find((each) => each.lines === most)?.delimiter ?? ';'
}

/** The decimal sign the quantities show, undefined where every one could be read both ways; none of them needs one: ','. */
export function decimalSignOf(quantities: readonly string[]): DecimalSign | undefined {
  const signed = quantities.filter((quantity) => /\d[.,]\d/.test(quantity))
  if (signed.length === 0) return ','
  const shows = (sign: DecimalSign, other: DecimalSign) =>
    signed.some((quantity) => {
      const number = /[\d.,]+/.exec(quantity)?.[0] ?? ''
      const [whole = '', fraction = '', ...more] = number.split(sign)
      const groups = whole.split(other)
      if (more.length > 0 || !/^\d+$/.test(fraction)) return false
      return fraction.length !== 3 || groups.length > 1 || whole === '0' || whole.length > 3
    })
  const isComma = shows(',', '.')
  const isPoint = shows('.', ',')
  return isComma === isPoint ? undefined : isComma ? ',' : '.'
}

/**
 * The rows of a table as lines of the quick order; rows that hold neither number nor quantity are left out.
 * @param format in which quantities are typed here
 */
export function tableLines(cells: Cells, mapping: TableMapping, format: NumberFormat): FileLine[] {
  const { header, decimalSign, number, quantity, unit } = mapping
  const written: NumberFormat = {
    ...format,
    decimalSeparator: decimalSign ?? ',',
    thousandsSeparator: decimalSign === '.' ? ',' : '.',
  }
  return cells.slice(header + 1).flatMap((row) => {
    const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''))
    const line = {
      number: cell(number),
      quantity: quantityOf(cell(quantity), cell(unit), written, format),
    }
    return line.number === '' && line.quantity === '' ? [] : [line]
  })
}

/** A quantity as it is typed here, with its unit; what is no number stays as it is, and stops its line. */
function quantityOf(cell: string, unit: string, written: NumberFormat, format: NumberFormat): string {
  const [, number = cell, own = ''] = /^(-?[\d.,\s]*\d)\s*(\p{L}.*)$/su.exec(cell) ?? []
  const decimal = number === '' ? undefined : parseDecimal(number, written)
  if (decimal === undefined) return number === '' ? '' : `? ${cell}`
  const amount = formatDecimal(decimal, { ...format, thousandsSeparator: '' })
  // A column called VPE often holds how many are in one: '5 100' would be five thousand one hundred.
  const known = own || (/^\p{L}/u.test(unit) ? unit : '')
  return `${amount} ${known}`.trim()
}
