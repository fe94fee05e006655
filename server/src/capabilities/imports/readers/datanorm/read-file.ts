import type { SourceFile } from '../source-file.ts'
import { UnreadableFileError } from '../row.ts'
import { byteLines } from './byte-lines.ts'
import { type CodePage, codePageOf, decodeLine } from './code-page.ts'
import { hasShifted, parsers4 } from './record-4.ts'
import { parsers5 } from './record-5.ts'
import type { DatanormRecord, Fault } from './records.ts'

/** One file of a delivery, with what must be known to read any line of it. */
export type DatanormFile = {
  source: SourceFile
  codePage: CodePage
  version: '4' | '5'
  currency?: string
}

/** A line that is no record, with the reason. */
export type WrongLine = {
  line: number
  wrong: 'TOO_FEW_FIELDS' | 'SHIFTED_FIELDS' | 'UNKNOWN_RECORD' | 'RECORD_TOO_LARGE' | 'CUT_RECORD'
  text: string
}
type ReadRecord = { line: number; record: DatanormRecord } | WrongLine

/**
 * Finds out version, code page and currency of a file.
 *
 * @throws {UnreadableFileError} UNSUPPORTED_VERSION for DATANORM 3, NOT_DATANORM for anything else
 */
export async function openFile(source: SourceFile): Promise<DatanormFile> {
  const bytes = await headOf(source)
  const codePage = await codePageOf(source)
  const head = decodeLine(bytes, codePage)
  if (/^v;/i.test(head)) {
    const [, version = '', , , currency] = head.split(';')
    if (version.trim() !== '050') throw new UnreadableFileError('UNSUPPORTED_VERSION', version)
    return { source, codePage, version: '5', ...known(currency) }
  }
  if (/^v/i.test(head)) return { source, codePage, version: '4', ...known(currencyOf4(head, bytes)) }
  // A file without its header is common where somebody cut a delivery by hand: version 4 is what there is most of.
  if (/^[ABTEDPRSZKCJG];/i.test(head)) return { source, codePage, version: '4' }
  throw new UnreadableFileError('NOT_DATANORM', source.name)
}

/**
 * Currency in the header of version 4, whose fields stand at places; writers of UTF-8 count characters, or bytes.
 *
 * @throws {UnreadableFileError} UNSUPPORTED_VERSION where the header is that of another version
 */
function currencyOf4(head: string, bytes: Buffer): string {
  const byPlace = [head, bytes.toString('latin1')].find((text) => text.slice(123, 125) === '04')
  if (byPlace !== undefined) return byPlace.slice(125, 128)
  // Texts of another length shift what follows them.
  const [, version = head.slice(123, 125).trim(), currency = ''] =
    /[ \d](0\d)([A-Z]{3})?\s*$/.exec(head.slice(8)) ?? []
  const isFixed = !head.includes(';') && head.length >= 128
  if (version === '03' || (isFixed && version !== '04'))
    throw new UnreadableFileError('UNSUPPORTED_VERSION', version)
  return currency
}

/** What else a header calls a currency; the part of a code stands where the header is one character short. */
const currencies: Readonly<Record<string, string>> = { '€': 'EUR', EU: 'EUR', DM: 'DEM' }

/** The currency a header names; a name nobody knows stays, so that its prices are refused and not taken for euros. */
function known(currency: string | undefined): { currency?: string } {
  const code = currency?.trim().toUpperCase() ?? ''
  return code === '' ? {} : { currency: currencies[code] ?? code }
}

async function headOf(source: SourceFile): Promise<Buffer> {
  for await (const [first] of byteLines(source.open())) if (first) return first.bytes
  return Buffer.alloc(0)
}

/** Records with amounts or that delete: of one that is cut off, 19900 may have become 199, and article 4711 article 47. */
const wholeOnly = new Set(['A', 'B', 'P', 'R', 'Z'])

/**
 * Records of a file whose letter is wanted, a piece of the file at a time. Faults of single fields go to `fault` with
 * their line; a line that is no record is handed out as wrong.
 */
export async function* readRecords(
  file: DatanormFile,
  wanted: (letter: string) => boolean,
  fault: (line: number, ...what: Parameters<Fault>) => void = () => undefined,
): AsyncGenerator<ReadRecord[]> {
  const parsers = file.version === '5' ? parsers5 : parsers4
  for await (const lines of byteLines(file.source.open())) {
    const found: ReadRecord[] = []
    for (const { line, bytes, isTooLong, isCut } of lines) {
      const letter = String.fromCharCode(bytes[0] ?? 0).toUpperCase()
      if (letter === 'V' || !wanted(letter)) continue
      const text = decodeLine(bytes, file.codePage)
      if (isTooLong || (isCut && wholeOnly.has(letter))) {
        found.push({ line, wrong: isTooLong ? 'RECORD_TOO_LARGE' : 'CUT_RECORD', text })
        continue
      }
      const parse = text[1] === ';' && Object.hasOwn(parsers, letter) ? parsers[letter] : undefined
      const fields = text.split(';')
      const isShifted = file.version === '4' && letter === 'A' && hasShifted(fields)
      const record = isShifted ? undefined : parse?.(fields, (...what) => fault(line, ...what))
      if (record) found.push({ line, record })
      else if (isShifted) found.push({ line, wrong: 'SHIFTED_FIELDS', text })
      else found.push({ line, wrong: parse ? 'TOO_FEW_FIELDS' : 'UNKNOWN_RECORD', text })
    }
    if (found.length > 0) yield found
  }
}
