import { withEntities } from '../catalogue/plain-text.ts'
import { quotedCells } from '../csv.ts'
import { withoutControls } from '../row.ts'
import { type CodePage, decodeLine } from './code-page.ts'

/** Letter of a record, whatever blanks or quotes stand before it. */
export function letterOf(bytes: Buffer): string {
  let start = 0
  while ([0x20, 0x09, 0x22].includes(bytes[start] ?? 0)) start += 1
  return String.fromCharCode(bytes[start] ?? 0).toUpperCase()
}

/** A line without blanks before it, and without quotes around its letter. */
export function lineOf(bytes: Buffer, codePage: CodePage): string {
  const text = withoutControls(decodeLine(bytes, codePage)).trimStart()
  return /^"[a-z]"?/i.test(text) ? text.replace(/^"([a-z])"?/i, '$1') : text
}

/**
 * Fields of a line. The standard knows no quotes: they are letters of the text, but where a spreadsheet wrote the file
 * ("Rohr 1/2"" Zoll") or all fields have them. Entities of HTML are read first, as their semicolons would part fields.
 */
export function fieldsOf(line: string): string[] {
  const text = /&#?\w{2,8};/.test(line) ? withEntities(line) : line
  const isQuoted = text.includes('""') || /^(?:[a-z];){1,2}"[^;]*";/i.test(text)
  return (isQuoted ? quotedCells(text, ';') : undefined) ?? text.split(';')
}
