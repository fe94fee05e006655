import type { SourceFile } from '../source-file.ts'
import { UnreadableFileError } from '../row.ts'
import { byteLines } from './byte-lines.ts'
import { type CodePage, codePageOf } from './code-page.ts'
import { fieldsOf, letterOf, lineOf } from './fields.ts'
import { hasUnknownMark } from './values.ts'
import { hasShifted, parsers4 } from './record-4.ts'
import { parsers5 } from './record-5.ts'
import type { AmountField, DatanormRecord, Fault, HowWritten } from './records.ts'

/** One file of a delivery, with what must be known to read any line of it. */
export type DatanormFile = HowWritten & {
  source: SourceFile
  /** The files of one folder are a set, with numbers of texts and pictures of its own. */
  set: number
  codePage: CodePage
  version: '4' | '5'
  currency?: string
  /** Its short texts are one text, cut where the first line is full. */
  cutsShortTexts?: boolean
  /** Without a header of its own: it is of the version the delivery is. */
  isHeadless?: true
}

/** A line that is no record, with the reason. */
export type WrongLine = {
  line: number
  wrong:
    | 'TOO_FEW_FIELDS'
    | 'SHIFTED_FIELDS'
    | 'UNKNOWN_RECORD'
    | 'UNKNOWN_MARK'
    | 'RECORD_TOO_LARGE'
    | 'CUT_RECORD'
  text: string
}
type ReadRecord = { line: number; record: DatanormRecord } | WrongLine

/**
 * Finds out version, code page and currency of a file.
 *
 * @throws {UnreadableFileError} UNSUPPORTED_VERSION for DATANORM 3, NOT_DATANORM for anything else
 */
export async function openFile(source: SourceFile, set = 0): Promise<DatanormFile> {
  const codePage = await codePageOf(source)
  const first = (await headOf(source)).map((bytes) => ({ bytes, text: lineOf(bytes, codePage) }))
  // Programs put remarks of their own above the header.
  const header = first.find(({ text }) => /^v/i.test(text))
  const records = first.filter(({ text }) => /^[ABTEDPRSZKCJG];/i.test(text))
  const file = { source, set, codePage }
  if (!header && records.length === 0) throw new UnreadableFileError('NOT_DATANORM', source.name)
  if (!header || /^v\s*$/i.test(header.text))
    // A file without its header is common where somebody cut a delivery by hand.
    return { ...file, ...readAs(records.some(({ text }) => isOf5(text)) ? '5' : '4'), isHeadless: true }
  if (!/^v;/i.test(header.text))
    return { ...file, ...readAs('4'), ...known(currencyOf4(header.text, header.bytes)) }
  const [, version = '', , , currency] = fieldsOf(header.text)
  const number = /^0?([45])0?$/.exec(version.trim())?.[1]
  if (number === undefined) throw new UnreadableFileError('UNSUPPORTED_VERSION', version)
  return { ...file, ...readAs(number === '5' ? '5' : '4'), ...known(currency) }
}

/** A file of this version; all of it is written as the version has it until its records say otherwise. */
export function readAs(version: '4' | '5'): Pick<DatanormFile, 'version' | keyof HowWritten> {
  return {
    version,
    // Codes (2 for hundreds) in version 4; some files swap them.
    priceUnits: version === '5' ? 'quantities' : 'codes',
    writtenOut: new Set<AmountField>(),
  }
}

/** Whether a main record has price code and price where version 5 has them: those of version 4 end with its long text. */
function isOf5(text: string): boolean {
  const fields = fieldsOf(text)
  if (!/^a$/i.test(fields[0] ?? '') || fields.length < 16) return false
  return /^[129]$/.test(fields[6]?.trim() ?? '') && !/^\d{0,2}$/.test(fields[3]?.trim() ?? '')
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
const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EU: 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  DM: 'DEM',
}

/** The currency a header names; a name nobody knows stays, so that its prices are refused and not taken for euros. */
function known(currency: string | undefined): { currency?: string } {
  const code = currency?.trim().toUpperCase() ?? ''
  return code === '' ? {} : { currency: currencies[code] ?? code }
}

/** Lines among which the header is looked for. */
const headSize = 20

async function headOf(source: SourceFile): Promise<Buffer[]> {
  const head: Buffer[] = []
  for await (const lines of byteLines(source.open())) {
    head.push(...lines.slice(0, headSize - head.length).map(({ bytes }) => bytes))
    if (head.length >= headSize) break
  }
  return head
}

/** Records with amounts or that delete: of one that is cut off, 19900 may have become 199, and article 4711 article 47. */
const wholeOnly = new Set(['A', 'B', 'P', 'R', 'Z'])

/**
 * Records of a file whose letter is wanted, a piece of the file at a time. Faults of single fields go to `fault` with
 * their line; a line that is no record is handed out as wrong. What is not meant by its fields is passed over unread.
 */
export async function* readRecords(
  file: DatanormFile,
  wanted: (letter: string) => boolean,
  fault: (line: number, ...what: Parameters<Fault>) => void = () => undefined,
  isMeant: (letter: string, fields: readonly string[]) => boolean = () => true,
): AsyncGenerator<ReadRecord[]> {
  const parsers = file.version === '5' ? parsers5 : parsers4
  for await (const lines of byteLines(file.source.open())) {
    const found: ReadRecord[] = []
    for (const { line, bytes, isTooLong, isCut } of lines) {
      const letter = letterOf(bytes)
      if (letter === 'V' || !wanted(letter)) continue
      const text = lineOf(bytes, file.codePage)
      if (isTooLong || (isCut && wholeOnly.has(letter))) {
        found.push({ line, wrong: isTooLong ? 'RECORD_TOO_LARGE' : 'CUT_RECORD', text })
        continue
      }
      const parse = text[1] === ';' && Object.hasOwn(parsers, letter) ? parsers[letter] : undefined
      const fields = fieldsOf(text)
      if (!isMeant(letter, fields)) continue
      if (parse && hasUnknownMark(file.version, letter, fields)) {
        found.push({ line, wrong: 'UNKNOWN_MARK', text })
        continue
      }
      const isShifted = file.version === '4' && letter === 'A' && hasShifted(fields)
      const say = (...what: Parameters<Fault>) => fault(line, ...what)
      const record = isShifted ? undefined : parse?.(fields, say, file)
      if (record) found.push({ line, record })
      else if (isShifted) found.push({ line, wrong: 'SHIFTED_FIELDS', text })
      else found.push({ line, wrong: parse ? 'TOO_FEW_FIELDS' : 'UNKNOWN_RECORD', text })
    }
    if (found.length > 0) yield found
  }
}
