import { decodeText } from './decode-text.ts'
import { excerpt, maxRowLength, type ByteStream, type ReadRow } from './row.ts'

/**
 * Rows of an NDJSON stream: one JSON object per line, empty lines skipped. A line that cannot be read is one
 * error and reading goes on; at most one line (`maxLength` characters) is held in memory.
 */
export async function* readNdjson(bytes: ByteStream, maxLength = maxRowLength): AsyncGenerator<ReadRow> {
  let rest = ''
  let row = 0
  let skipping = false
  for await (const text of decodeText(bytes)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      row += 1
      // A generator for each of millions of empty lines takes longer than all else.
      if (!skipping && line !== '' && line !== '\r') yield* readLine(line, row, maxLength)
      skipping = false
    }
    if (rest.length > maxLength) {
      if (!skipping) yield tooLong(rest, row + 1)
      skipping = true
      rest = ''
    }
  }
  if (!skipping) yield* readLine(rest, row + 1, maxLength)
}

function* readLine(line: string, row: number, maxLength: number): Generator<ReadRow> {
  if (line.trim() === '') return
  yield line.length > maxLength ? tooLong(line, row) : parseLine(line, row)
}

function parseLine(line: string, row: number): ReadRow {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { row, error: { code: 'NOT_JSON', detail: excerpt(line) } }
  }
  if (!isRecord(value)) return { row, error: { code: 'NOT_AN_OBJECT', detail: excerpt(line) } }
  // Whoever walks through it later would run out of stack, and the whole import with it.
  if (isDeeper(value, deepest))
    return { row, error: { code: 'TOO_DEEP', detail: excerpt(line.slice(0, 200)) } }
  return { row, value }
}

/** Levels of a row at most: no kind has more than a handful. */
const deepest = 50

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tooLong(line: string, row: number): ReadRow {
  return { row, error: { code: 'LINE_TOO_LONG', detail: excerpt(line.slice(0, 200)) } }
}
