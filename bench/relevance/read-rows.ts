import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { text as wholeText } from 'node:stream/consumers'
import { parse } from 'csv-parse'
import { columnName } from './columns.ts'

/** A row of a file, by the names of its columns as {@link columnName} writes them. */
export type Row = Record<string, unknown>

/**
 * Rows of a CSV file with a heading (comma, semicolon, tab or bar), of an NDJSON file or of a JSON list; what it is
 * tells its beginning, not its name. Tables and NDJSON are read piece by piece. Throws an Error that names a file that
 * cannot be read.
 */
export async function* readRows(file: string): AsyncGenerator<Row> {
  await access(file).catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}`)
  })
  const encoding = await encodingOf(file)
  const beginning = (await firstLine(decoded(file, encoding))).trimStart()
  if (beginning.startsWith('[')) {
    for (const row of JSON.parse(await wholeText(Readable.from(decoded(file, encoding)))) as Row[])
      yield named(row)
  } else if (beginning.startsWith('{')) {
    for await (const line of createInterface({
      input: Readable.from(decoded(file, encoding)),
      crlfDelay: Infinity,
    }))
      if (line.trim() !== '') yield named(JSON.parse(line) as Row)
  } else {
    const rows = Readable.from(decoded(file, encoding)).pipe(
      parse({
        bom: true,
        columns: (names: string[]) => names.map((name) => columnName(name)),
        delimiter: delimiterOf(beginning),
        skip_empty_lines: true,
        relax_column_count: true,
        relax_quotes: true,
      }),
    )
    for await (const row of rows) yield row as Row
  }
}

const named = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]))

/** UTF-8, or Windows-1252 when it is not that, as many published files are. */
async function encodingOf(file: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes as Uint8Array, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252'
    throw error
  }
}

async function* decoded(file: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(file))
    yield decoder.decode(bytes as Uint8Array, { stream: true })
  yield decoder.decode()
}

/** The first line that is not empty, or what is there of it in the first piece of a file of one line. */
async function firstLine(pieces: AsyncIterable<string>): Promise<string> {
  for await (const piece of pieces) {
    const line = piece.split('\n').find((one) => one.trim() !== '')
    if (line !== undefined) return line
  }
  return ''
}

/** Whichever parts the heading most. */
const delimiterOf = (heading: string): string =>
  [',', ';', '\t', '|'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0]!
