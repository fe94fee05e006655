import type { NumberFormat } from '@shop/contract/number-format'
import { bytesToText } from './bytes-to-text.ts'
import type { Sheet } from './workbook.ts'
import { type FileLines, isUgl, isUgs, uglLines, ugsLines } from './ugl-lines.ts'

/** In bytes; ten thousand lines of UGL are a fifth of it. */
const largestFile = 10_000_000

/** Why a file gives no lines. */
export type FileFault = 'workbook' | 'tooLarge' | 'unreadable' | 'empty'

/** A table whose columns are to be chosen: a text that has to be parted first, or sheets of cells. */
export type OrderTable = { name: string; text: string } | { name: string; sheets: readonly Sheet[] }

/** What a file is: lines to take over, a table whose columns have to be looked at first, or neither. */
export type OrderFile =
  | ({ kind: 'lines' } & FileLines)
  | { kind: 'table'; table: OrderTable }
  | { kind: 'fault'; fault: FileFault }

/** The lines of a text in a format of the trade: UGL or UGS; undefined where it is in none. */
export function tradeLines(text: string, format: NumberFormat): FileLines | undefined {
  if (isUgl(text)) return uglLines(text, format)
  return isUgs(text) ? ugsLines(text, format) : undefined
}

/** Reads a file of craft software or a spreadsheet; its name says nothing, its content does. */
export async function readOrderFile(file: File, format: NumberFormat): Promise<OrderFile> {
  if (file.size > largestFile) return { kind: 'fault', fault: 'tooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isArchive(bytes)) return readWorkbook(file.name, bytes)
  if (isOldWorkbook(bytes)) return { kind: 'fault', fault: 'workbook' }
  const text = bytesToText(bytes)
  if (text === undefined) return { kind: 'fault', fault: 'unreadable' }
  if (text.trim() === '') return { kind: 'fault', fault: 'empty' }
  // Programs call pages of theirs .xls as well: cells of tags would be lines of nothing.
  if (/^\uFEFF?\s*<[!?a-z]/i.test(text)) return { kind: 'fault', fault: 'unreadable' }
  const lines = tradeLines(text, format)
  if (lines === undefined) return { kind: 'table', table: { name: file.name, text } }
  return lines.rows.length === 0 ? { kind: 'fault', fault: 'empty' } : { kind: 'lines', ...lines }
}

async function readWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<OrderFile> {
  try {
    // Not every page needs to be able to.
    const { sheetsOf } = await import('./workbook.ts')
    const sheets = await sheetsOf(bytes)
    return sheets.length > 0
      ? { kind: 'table', table: { name, sheets } }
      : { kind: 'fault', fault: 'workbook' }
  } catch (error) {
    return { kind: 'fault', fault: error instanceof RangeError ? 'tooLarge' : 'unreadable' }
  }
}

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b
/** Of Excel before 2007, and every one with a password. */
const isOldWorkbook = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf
