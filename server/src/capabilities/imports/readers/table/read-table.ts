import { breathing } from '#server/breathing.ts'
import { readCells, type TableRow } from '../csv.ts'
import type { Format } from '../delivery.ts'
import { UnreadableFileError } from '../row.ts'
import type { SourceFile } from '../source-file.ts'
import type { Sheet } from './parse-workbook.ts'
import { readWorkbook } from './read-workbook.ts'
import { columnLetter } from './column-letter.ts'
import { headerAmong } from './header.ts'
import { headingsAmong } from './recognise.ts'

/** A table with its header found: names of the columns, and the rows below. */
export type Table = {
  names: readonly string[]
  /** Cells of the first rows below the header, whatever they are. */
  first: readonly (readonly string[])[]
  /** Row of the header as a spreadsheet shows it; 0 where there is none. */
  headerRow: number
  /** What stands above the header, line by line: titles, letterheads, from when the prices hold. */
  above: readonly string[]
  /** The sheet of a workbook; '' of a CSV. */
  sheet: string
  /** Sheets of the workbook that hold a table of any kind, in the order of their tabs. */
  sheets: readonly string[]
  /** Those among them that look like price lists, where nobody has chosen this one; they are not read. */
  besides: readonly string[]
  /** Columns and rows of the sheet that are hidden; they are not read. */
  hidden: readonly string[]
  /** How many cells of a column are empty because their formula gave nothing. */
  failed: ReadonlyMap<number, number>
  rows: () => AsyncIterable<TableRow>
}

/** Rows among which the header is looked for: letterheads and titles stand above it. */
const headSize = 25
/**
 * Opens a table of a supplier, CSV or a sheet of a workbook, and finds its header: the row among the first ones with the
 * most headings people write, else the first row with several cells. Columns without heading get their letter. Of a
 * workbook it is the chosen sheet, else the one whose header has the most headings, for covers and terms come first.
 *
 * @throws {UnreadableFileError} NO_HEADER where no row has two cells, UNREADABLE_SHEET, NO_SUCH_SHEET
 */
export async function openTable(format: Format, file: SourceFile, sheet?: string): Promise<Table> {
  const { watch } = file
  const { cells, width, ...about } =
    format === 'xlsx' ? listAmong(await readWorkbook(file.path ?? '', watch), sheet) : csv
  const all = () => cells ?? readCells(file.open(), headingsAmong)
  const head: TableRow[] = []
  for await (const row of all()) if (head.push(row) >= headSize) break
  const header = headerAmong(head)
  if (!header) throw new UnreadableFileError('NO_HEADER', file.name)
  return {
    names: namesOf(header.cells, width),
    first: head.flatMap((row) => ('cells' in row && row.row > header.row ? [row.cells] : [])),
    headerRow: header.row,
    above: head.flatMap((row) =>
      'cells' in row && row.row < header.row ? [row.cells.filter((cell) => cell !== '').join(' ')] : [],
    ),
    ...about,
    rows: async function* () {
      // The rows of a workbook are all there and come without waiting.
      const breathe = breathing()
      for await (const row of all()) {
        watch?.signal?.throwIfAborted()
        if (row.row > header.row) yield withoutGaps(row)
        await breathe()
      }
    },
  }
}

/** Blanks in a row as nobody types them: what fills a field up, or came in its place. */
const gap = /\s{40,}/g

/**
 * A row whose cells are read piece by piece, which takes as long as a gap is long for each of its blanks: 60,000 of them kept
 * everybody waiting for half a minute.
 */
function withoutGaps(row: TableRow): TableRow {
  if (!('cells' in row) || row.cells.every((cell) => cell.length < 80)) return row
  return { ...row, cells: row.cells.map((cell) => cell.replaceAll(gap, oneOf)) }
}

const oneOf = (blanks: string): string => (blanks.includes('\n') ? '\n' : ' ')

const csv = {
  cells: undefined,
  width: 0,
  sheet: '',
  sheets: [],
  besides: [],
  hidden: [],
  failed: new Map<number, number>(),
}
/** A sheet with fewer headings is no list of articles, but an overview or an address. */
const headingsOfList = 2

function listAmong(
  sheets: readonly Sheet[],
  chosen: string | undefined,
): Pick<Table, 'sheet' | 'sheets' | 'besides' | 'hidden' | 'failed'> & {
  cells: TableRow[]
  /** Columns with something in them: a cell beside the header has a column without heading. */
  width: number
} {
  const headings = ({ rows }: Sheet) => {
    const head = headerAmong(rows.slice(0, headSize))
    return head ? headingsAmong(head.cells) : -1
  }
  const counted = sheets.map((sheet) => ({ ...sheet, headings: headings(sheet) }))
  const mostLikely = counted.reduce<(typeof counted)[number] | undefined>(
    (most, sheet) => (sheet.headings > (most?.headings ?? -2) ? sheet : most),
    undefined,
  )
  const named = counted.filter(({ headings: known }) => known >= 0).map(({ name }) => name)
  const best = chosen === undefined ? mostLikely : counted.find(({ name }) => name === chosen)
  if (!best && chosen !== undefined)
    throw new UnreadableFileError('NO_SUCH_SHEET', `${chosen} (${named.join(', ')})`)
  const others = chosen === undefined ? counted.filter((sheet) => sheet !== best) : []
  const cells = best?.rows ?? []
  return {
    cells,
    width: cells.reduce((most, row) => Math.max(most, 'cells' in row ? row.cells.length : 0), 0),
    sheet: best?.name ?? '',
    sheets: named,
    besides: others.filter(({ headings: known }) => known >= headingsOfList).map(({ name }) => name),
    hidden: best?.hidden ?? [],
    failed: best?.failed ?? new Map(),
  }
}

/** Longest name of a column, in characters: longer ones are a text somebody wrote there, and nobody could choose them. */
const longestName = 160

/** Names of all columns, each once: a second "Preis" becomes "Preis 2", a column without heading "C". */
function namesOf(cells: readonly string[], width: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: Math.max(cells.length, width) }, (_, index) => {
    const name = shortened((cells[index] ?? '').replaceAll(/\s+/g, ' ').trim()) || columnLetter(index)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

function shortened(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…`.toWellFormed() : name
}
