/**
 * Why one row of a file could not be read. `detail` is what the reader found there, shortened; the sentence
 * belonging to a code is said where reports are written.
 */
export type RowError = {
  code: 'NOT_JSON' | 'NOT_AN_OBJECT' | 'TOO_DEEP' | 'LINE_TOO_LONG' | 'BROKEN_QUOTES' | 'TOO_MANY_CELLS'
  detail?: string
}

/**
 * One row of an import file. `row` counts as people see it: the line of an NDJSON file, the row a spreadsheet
 * shows for a CSV file (the header is row 1).
 */
export type ReadRow = { row: number; file?: string } & (
  | { value: Record<string, unknown> }
  | { error: RowError }
)

type UnreadableCode =
  | 'NO_HEADER'
  | 'DUPLICATE_COLUMN'
  | 'UNKNOWN_ENCODING'
  | 'UNSUPPORTED_VERSION'
  | 'NOT_DATANORM'
  | 'NOT_A_ZIP'
  | 'ARCHIVE_TOO_LARGE'
  | 'UNKNOWN_FORMAT'
  | 'MEDIA_ALONE'
  | 'NOT_A_FILE'
  | 'OTHER_FORMAT'
  | 'MIXED_FORMATS'
  | 'OLD_WORKBOOK'
  | 'OPEN_DOCUMENT'
  | 'OTHER_ARCHIVE'
  | 'NOT_ROWS'
  | 'UNREADABLE_SHEET'
  | 'NO_SUCH_SHEET'
  | 'NO_NUMBER_COLUMN'
  | 'BROKEN_FILE'
  | 'CONNECTION_LOST'

/** A file that cannot be read at all, as against one wrong row. */
export class UnreadableFileError extends Error {
  readonly code: UnreadableCode
  readonly detail: string

  constructor(code: UnreadableCode, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'UnreadableFileError'
    this.code = code
    this.detail = detail
  }
}

/** The bytes of a file or a request body as they arrive. */
export type ByteStream = AsyncIterable<Uint8Array>

/** Longest line (NDJSON) or record (CSV) taken, in characters; two descriptions of 64,000 fit with room. */
export const maxRowLength = 1_000_000

const control = /[^\P{Cc}\t\n\r]/gu

/** A text without the control characters old programs fill fields with; no text has them, and the database refuses some. */
export const withoutControls = (text: string): string => text.replaceAll(control, ' ')

/** The beginning of a value, short enough for a report, and without halves of characters, which no report can hold. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return (line.length > 80 ? `${line.slice(0, 79)}…` : line).toWellFormed()
}
