import { parse } from 'csv-parse/sync'
import { CsvRecordSplitter, type CsvRecord } from './csv-records.ts'
import { decodeText } from './decode-text.ts'
import { repaired } from './repaired.ts'
import {
  excerpt,
  maxRowLength,
  UnreadableFileError,
  withoutControls,
  type ByteStream,
  type ReadRow,
  type RowError,
} from './row.ts'

/**
 * Rows of a CSV stream. The first row names the fields; the delimiter (semicolon, comma, tab or bar) is the
 * one most frequent there. A line above it may say so (sep=;), and rows of empty cells are none. Cells are trimmed, an
 * empty cell is an absent field, nested values stand in a cell as JSON text and are read by the row's schema. A wrong row
 * is one error and reading goes on.
 *
 * @throws {UnreadableFileError} NO_HEADER for an empty file, DUPLICATE_COLUMN when two columns have one name.
 */
export async function* readCsv(bytes: ByteStream, maxLength = maxRowLength): AsyncGenerator<ReadRow> {
  let header: Header | undefined
  let row = 0
  for await (const { record, delimiter } of records(bytes, maxLength)) {
    row += 1 + record.blank
    if ('text' in record && isEmpty(record.text, delimiter)) continue
    if (!header) header = { names: columnNames(record, delimiter), delimiter }
    else yield readRecord(record, row, header)
  }
  if (!header) throw new UnreadableFileError('NO_HEADER', 'the file is empty')
}

/**
 * Whether a line says nothing of a record: one without any cell, as spreadsheets leave below their last row, or the one
 * above the header that tells Excel what parts the cells (sep=;).
 */
function isEmpty(line: string, delimiter: string): boolean {
  return line.replaceAll(delimiter, '').trim() === '' || /^"?sep=[;,\t|]?"?\s*$/i.test(line)
}

/**
 * A row of a table before anybody knows what its columns are; `row` as a spreadsheet shows it, `isOpen` where the file
 * ends without ending the line; `days` are columns from 0 whose cells a spreadsheet keeps as days, `until` says of cells
 * merged with those below down to which row.
 */
export type TableRow = { row: number } & (
  | {
      cells: string[]
      isOpen?: boolean
      days?: readonly number[]
      shown?: Readonly<Record<number, string>>
      until?: Readonly<Record<number, number>>
    }
  | { error: RowError }
)

/** How many of a line's cells are headings somebody knows. */
type CountHeadings = (cells: readonly string[]) => number

/**
 * All rows of a CSV stream, titles and empty ones included: tables for people have their header anywhere. Cells are
 * parted by what parts the most headings on one of the first lines: texts hold more commas than a row has cells.
 */
export async function* readCells(bytes: ByteStream, headings: CountHeadings): AsyncGenerator<TableRow> {
  let row = 0
  for await (const { record, delimiter, isOpen } of records(bytes, maxRowLength, headings)) {
    row += 1
    if ('error' in record) yield { row, error: record.error }
    else {
      const cells = cellsOf(record.text, delimiter)
      if (cells) yield { row, cells, isOpen }
      else yield { row, error: { code: 'BROKEN_QUOTES', detail: excerpt(record.text) } }
    }
  }
}

type Header = { names: readonly string[]; delimiter: string }

async function* records(
  bytes: ByteStream,
  maxLength: number,
  headings?: CountHeadings,
): AsyncGenerator<{ record: CsvRecord; delimiter: string; isOpen: boolean }> {
  let splitter: CsvRecordSplitter | undefined
  let delimiter = ','
  let head = ''
  for await (const text of lines(decodeText(bytes), maxLength)) {
    head += text
    if (!splitter) {
      if (linesIn(head) < (headings ? headLines : 1) && head.length < maxLength) continue
      delimiter = detectDelimiter(head, headings)
      splitter = new CsvRecordSplitter(delimiter, maxLength, headings !== undefined)
    }
    for (const record of splitter.push(head)) yield { record, delimiter, isOpen: false }
    head = ''
  }
  splitter ??= new CsvRecordSplitter(
    (delimiter = detectDelimiter(head, headings)),
    maxLength,
    headings !== undefined,
  )
  for (const record of splitter.push(head)) yield { record, delimiter, isOpen: false }
  for (const record of splitter.end()) yield { record, delimiter, isOpen: true }
}

/** Text whose lines end with line feeds; carriage returns become such where the first ones come without. */
async function* lines(texts: AsyncIterable<string>, maxLength: number): AsyncGenerator<string> {
  let head = ''
  let isOld: boolean | undefined
  for await (const text of texts) {
    if (isOld === undefined) {
      head += text
      const isKnown = head.includes('\n') || head.length >= maxLength
      if (isKnown) {
        isOld = !head.includes('\n')
        yield isOld ? head.replaceAll('\r', '\n') : head
      }
    } else yield isOld ? text.replaceAll('\r', '\n') : text
  }
  if (isOld === undefined) yield head.replaceAll(/\r(?!$)/g, '\n')
}

const delimiters = [';', ',', '\t', '|']
/** Lines of a table looked at: its header may stand below a letterhead. */
const headLines = 25

/**
 * The delimiter that parts the most known headings on one of the first lines; where none are known the one that stands
 * most often on one of the first ten: titles above a header have few.
 */
function detectDelimiter(head: string, headings: CountHeadings = () => 0): string {
  const lines = head.trimStart().split('\n', headLines)
  const most = (some: readonly string[], count: (line: string, delimiter: string) => number) => {
    const counts = delimiters.map((delimiter) => Math.max(...some.map((line) => count(line, delimiter))))
    const best = Math.max(...counts)
    return { best, delimiter: delimiters[counts.indexOf(best)] ?? ';' }
  }
  const known = most(lines, (line, delimiter) => headings(unquoted(line).split(delimiter)))
  if (known.best > 1) return known.delimiter
  return most(lines.slice(0, 10), (line, delimiter) => line.split(delimiter).length).delimiter
}

const linesIn = (text: string): number => text.trimStart().split('\n').length - 1
const unquoted = (line: string): string => line.replaceAll('"', '')

function columnNames(record: CsvRecord, delimiter: string): string[] {
  const names = 'text' in record ? cellsOf(record.text, delimiter) : undefined
  if (!names) throw new UnreadableFileError('NO_HEADER', 'the first row does not name the columns')
  const seen = new Set<string>()
  // Of a file that was never meant as a table the first row may have a hundred thousand names.
  const twice = names.find((name) => name !== '' && seen.size === seen.add(name).size)
  if (twice !== undefined) throw new UnreadableFileError('DUPLICATE_COLUMN', twice)
  return names
}

function readRecord(record: CsvRecord, row: number, { names, delimiter }: Header): ReadRow {
  if ('error' in record) return { row, error: record.error }
  const cells = cellsOf(record.text, delimiter)
  if (!cells) return { row, error: { code: 'BROKEN_QUOTES', detail: excerpt(record.text) } }
  const surplus = cells.slice(names.length).find((cell) => cell !== '')
  if (surplus !== undefined) return { row, error: { code: 'TOO_MANY_CELLS', detail: excerpt(surplus) } }
  const filled = names.map((name, index) => [name, cells[index] ?? ''] as const)
  return { row, value: Object.fromEntries(filled.filter(([name, cell]) => name !== '' && cell !== '')) }
}

function cellsOf(record: string, delimiter: string): string[] | undefined {
  const text = withoutControls(repaired(record))
  // Setting up the parser for a row takes longer than anything else; only what is written oddly needs it.
  const cells = text.includes('"') ? quotedCells(text, delimiter) : text.split(delimiter)
  if (cells) return cells.map((cell) => cell.trim())
  try {
    const [parsed = []]: string[][] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true })
    return parsed.map((cell) => cell.trim())
  } catch {
    return undefined
  }
}

/** Cells of a row whose quotes stand as the standard has them: around whole cells, doubled within; else undefined. */
export function quotedCells(text: string, delimiter: string): string[] | undefined {
  const cells: string[] = []
  for (let start = 0; ;) {
    const isQuoted = text.startsWith('"', start)
    const end = isQuoted ? closingQuote(text, start) + 1 : text.indexOf(delimiter, start)
    const isLast = isQuoted ? end === text.length : end === -1
    if (isQuoted && (end === 0 || !(isLast || text.startsWith(delimiter, end)))) return undefined
    if (isQuoted) cells.push(text.slice(start + 1, end - 1).replaceAll('""', '"'))
    else cells.push(text.slice(start, isLast ? undefined : end))
    if (isLast) return cells
    start = end + delimiter.length
  }
}

/** Where the quotes of a cell end that begin at `start`; -1 where nothing closes them. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
