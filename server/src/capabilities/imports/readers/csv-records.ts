import { excerpt, type RowError } from './row.ts'

/**
 * One record of a CSV text, still unparsed: it may span several lines where a quoted cell holds line breaks. `blank` are the empty
 * lines above it, where these are passed over.
 */
export type CsvRecord = ({ text: string } | { error: RowError }) & { blank: number }

/**
 * Cuts CSV text into records as it arrives, so that memory stays bounded: a quote opens a cell only where a cell
 * begins, a doubled quote stands for itself. A quote that is never closed (or not within `maxLength` characters, or
 * only by one of a later row) spoils its own line alone: reading goes on with the line after it.
 */
export class CsvRecordSplitter {
  readonly #delimiter: string
  readonly #maxLength: number
  readonly #isByHand: boolean
  #buffer = ''
  #skippingLine = false
  #blank = 0

  /**
   * @param isByHand a table made for people, whose inch marks may stand in quotes undoubled; its empty lines are records, of a
   * file of a program there may be millions
   */
  constructor(delimiter: string, maxLength: number, isByHand: boolean) {
    this.#delimiter = delimiter
    this.#maxLength = maxLength
    this.#isByHand = isByHand
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
      const blank = this.#isByHand ? 0 : blankLine(this.#buffer, start)
      if (blank > 0) {
        this.#blank += 1
        start += blank
        continue
      }
      const { end, open, isTorn = false } = endOfRecord(this.#buffer, start, this.#delimiter, this.#isByHand)
      if (end !== undefined && end - start <= this.#maxLength) {
        const text = this.#buffer.slice(start, end).replace(/\r$/, '')
        yield { text, blank: this.#takeBlank() }
        start = end + 1
        continue
      }
      const tooLong = (end ?? this.#buffer.length) - start > this.#maxLength
      if (!tooLong && !ended && !isTorn) break
      if (!tooLong && !open) {
        yield { text: this.#buffer.slice(start), blank: this.#takeBlank() }
        start = this.#buffer.length
        continue
      }
      const detail = excerpt(this.#buffer.slice(start, start + 200).split('\n', 1)[0] ?? '')
      yield { error: { code: open ? 'BROKEN_QUOTES' : 'LINE_TOO_LONG', detail }, blank: this.#takeBlank() }
      this.#skippingLine = true
    }
    this.#buffer = this.#buffer.slice(start)
  }

  #takeBlank(): number {
    const blank = this.#blank
    this.#blank = 0
    return blank
  }
}

/** Characters of the empty line that begins here; 0 where another one does. */
function blankLine(text: string, start: number): number {
  if (text[start] === '\n') return 1
  return text[start] === '\r' && text[start + 1] === '\n' ? 2 : 0
}

type RecordEnd = {
  end?: number
  /** A quoted cell is still open at the end of the text. */
  open: boolean
  /** It is open because the quote that closes it, some lines below, is none of its own. */
  isTorn?: boolean
}

/**
 * Index of the line break that ends the record. An inch mark that nobody doubled ("Rohr 3/4"";) leaves its cell open, and
 * what closes it is a quote of a row below: within text or, by hand, where the cell seems to have ended above. That row
 * must not vanish in the cell and lend its price to the one above.
 */
function endOfRecord(text: string, start: number, delimiter: string, isByHand: boolean): RecordEnd {
  let quoted = false
  let cellStart = true
  let [hasLines, hasEnded] = [false, false]
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (quoted) {
      if (character === '\n') hasLines = true
      if (character !== '"') continue
      if (text[index + 1] === '"') {
        index += 1
        hasEnded ||= isByHand && !hasLines && text[index + 1] === delimiter
      } else if (hasLines && (hasEnded || !endsCell(text, index + 1, delimiter)))
        return { open: true, isTorn: true }
      else quoted = false
    } else if (character === '"' && cellStart) {
      quoted = true
      cellStart = false
      hasLines = false
      hasEnded = false
    } else if (character === '\n') {
      return { end: index, open: false }
    } else {
      cellStart = character === delimiter
    }
  }
  return { open: quoted }
}

/** Whether a cell ends here, but for blanks; so it may where the text goes on later. */
function endsCell(text: string, start: number, delimiter: string): boolean {
  let index = start
  while (text[index] === ' ' || text[index] === '\r') index += 1
  const next = text[index]
  return next === undefined || next === '\n' || next === delimiter
}
