import { excerpt, type RowError } from './row.ts'

/** One record of a CSV text, still unparsed: it may span several lines where a quoted cell holds line breaks. */
export type CsvRecord = { text: string } | { error: RowError }

/**
 * Cuts CSV text into records as it arrives, so that memory stays bounded: a quote opens a cell only where a cell
 * begins, a doubled quote stands for itself. A quote that is never closed (or not within `maxLength` characters)
 * spoils its own line alone: reading goes on with the line after it.
 */
export class CsvRecordSplitter {
  readonly #delimiter: string
  readonly #maxLength: number
  #buffer = ''
  #skippingLine = false

  constructor(delimiter: string, maxLength: number) {
    this.#delimiter = delimiter
    this.#maxLength = maxLength
  }

  /** Records completed by this piece of text. */
  *push(text: string): Generator<CsvRecord> {
    this.#buffer += text
    yield* this.#drain(false)
  }

  /** What is left when the text has ended. */
  *end(): Generator<CsvRecord> {
    yield* this.#drain(true)
  }

  *#drain(ended: boolean): Generator<CsvRecord> {
    let start = 0
    while (start < this.#buffer.length) {
      if (this.#skippingLine) {
        const next = this.#buffer.indexOf('\n', start)
        start = next === -1 ? this.#buffer.length : next + 1
        this.#skippingLine = next === -1
        continue
      }
      const { end, open } = endOfRecord(this.#buffer, start, this.#delimiter)
      if (end !== undefined && end - start <= this.#maxLength) {
        const text = this.#buffer.slice(start, end).replace(/\r$/, '')
        yield { text }
        start = end + 1
        continue
      }
      const tooLong = (end ?? this.#buffer.length) - start > this.#maxLength
      if (!tooLong && !ended) break
      if (!tooLong && !open) {
        yield { text: this.#buffer.slice(start) }
        start = this.#buffer.length
        continue
      }
      const detail = excerpt(this.#buffer.slice(start, start + 200).split('\n', 1)[0] ?? '')
      yield { error: { code: open ? 'BROKEN_QUOTES' : 'LINE_TOO_LONG', detail } }
      this.#skippingLine = true
    }
    this.#buffer = this.#buffer.slice(start)
  }
}

/** Index of the line break that ends the record, or whether a quoted cell is still open at the end of the text. */
function endOfRecord(text: string, start: number, delimiter: string): { end?: number; open: boolean } {
  let quoted = false
  let cellStart = true
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (quoted) {
      if (character !== '"') continue
      if (text[index + 1] === '"') index += 1
      else quoted = false
    } else if (character === '"' && cellStart) {
      quoted = true
      cellStart = false
    } else if (character === '\n') {
      return { end: index, open: false }
    } else {
      cellStart = character === delimiter
    }
  }
  return { open: quoted }
}
