import { breathing } from '#server/breathing.ts'
import type { Finding } from '../catalogue/finding.ts'
import type { FreedNumbers } from './freed-numbers.ts'
import { type DatanormFile, readRecords } from './read-file.ts'
import { NumberedLines } from './numbered-lines.ts'
import type { ArticleRecord, DatanormRecord, DimensionLine, Fault, PriceChange, TextLine } from './records.ts'
import { withWholeWords } from './short-texts.ts'
import { blockKey, inAnySet, kindIn, standIn } from './text-blocks.ts'

/** Everything a delivery says of one article. */
export type Piece = {
  number: string
  file: string
  line: number
  article?: ArticleRecord
  /** The set its long text and picture are of. */
  set: number
  details?: DatanormRecord & { type: 'details' }
  /** A second record of version 4 says the article goes, which the first one alone decides. */
  isDetailDeleted?: true
  /** Taken back where the article is told of again behind it. */
  ending?: DatanormRecord & { type: 'ending'; isTakenBack?: boolean }
  prices: (PriceChange & { day?: string })[]
  dimension: NumberedLines<DimensionLine & { set: number }>
  surcharges: { isScale: boolean; kind?: string }[]
  faults: Finding[]
}

/** Lines of text blocks by kind and number, in their order. */
export type TextBlocks = ReadonlyMap<string, TextLine[]>

/** Where records have article numbers: most as their second or third field, prices of version 4 three of them. */
const numberPlaces = [1, 2, 11, 20]

/**
 * Reads all files for what they say of these articles; later files and lines replace earlier ones, and nothing counts that
 * was said of another article, deleted since, by the same number.
 */
export async function collectPieces(
  files: readonly DatanormFile[],
  numbers: ReadonlySet<string>,
  freed: FreedNumbers,
): Promise<Map<string, Piece>> {
  const pieces = new Map<string, Piece>()
  for (const file of files) {
    let start: (DatanormRecord & { type: 'start' }) | undefined
    let faults: { line: number; what: Parameters<Fault> }[] = []
    const note = (line: number, ...what: Parameters<Fault>) => faults.push({ line, what })
    const isMeant = (letter: string, fields: readonly string[]) =>
      letter === 'C' || numberPlaces.some((place) => numbers.has(fields[place]?.trim() ?? ''))
    const isWanted = (letter: string) => 'ABDPZC'.includes(letter)
    for await (const records of readRecords(file, isWanted, note, isMeant)) {
      for (const read of records) {
        if ('wrong' in read) continue
        const { line, record } = read
        if (record.type === 'start') start = record
        // From a day on that nobody can read: they may not hold yet.
        if (record.type === 'prices' && start && start.day === undefined) continue
        const own = faults.filter((fault) => fault.line === line)
        for (const number of numbersIn(record)) {
          if (!numbers.has(number) || freed.isOfFormer(number, file, line)) continue
          const piece = pieceOf(pieces, number, file, line)
          take(piece, record, file, line, start?.day)
          piece.faults.push(...own.map(({ what }) => finding(piece, file.source.name, line, what)))
        }
      }
      faults = []
    }
  }
  return pieces
}

function numbersIn(record: DatanormRecord): string[] {
  if (record.type === 'prices') return record.prices.map(({ number }) => number)
  const isAbout = ['article', 'details', 'ending', 'dimension', 'surcharge'].includes(record.type)
  return isAbout && 'number' in record ? [record.number] : []
}

function pieceOf(pieces: Map<string, Piece>, number: string, file: DatanormFile, line: number): Piece {
  const found = pieces.get(number)
  if (found) return found
  const piece: Piece = {
    number,
    file: file.source.name,
    line,
    set: file.set,
    prices: [],
    dimension: new NumberedLines(),
    surcharges: [],
    faults: [],
  }
  pieces.set(number, piece)
  return piece
}

function take(
  piece: Piece,
  record: DatanormRecord,
  { set, cutsShortTexts, source: { name: file } }: DatanormFile,
  line: number,
  day?: string,
): void {
  if (record.type === 'article') {
    Object.assign(piece, {
      article: changed(piece.article, withWholeWords(record, cutsShortTexts)),
      file,
      line,
    })
    if (record.longText !== undefined || record.graphic !== undefined) piece.set = set
    if (piece.ending && record.action === 'write') piece.ending = { ...piece.ending, isTakenBack: true }
  } else if (record.type === 'details' && record.isDeletion) piece.isDetailDeleted = true
  else if (record.type === 'details') piece.details = over(piece.details, record)
  else if (record.type === 'ending') piece.ending = record
  else if (record.type === 'dimension')
    piece.dimension.take(file, { ...record, lines: record.lines.map((line) => ({ ...line, set })) })
  else if (record.type === 'surcharge') piece.surcharges.push(record)
  else if (record.type === 'prices') {
    const own = record.prices.filter(({ number }) => number === piece.number)
    piece.prices.push(
      ...own.map((price) => ({ ...price, ...((price.day ?? day) && { day: price.day ?? day }) })),
    )
  }
}

/** Fields that are said together: of the later record all of a group, or none. */
const together = [
  ['short1', 'short2'],
  ['mainGroup', 'group'],
] as const

/** What a later record does not say stays as an earlier one of the delivery has it, as if both had come one by one. */
function changed(earlier: ArticleRecord | undefined, later: ArticleRecord): ArticleRecord {
  if (earlier?.action !== 'write' || later.action !== 'write') return later
  const stays = { ...earlier }
  for (const [first, second] of together) if (later[first] !== undefined) delete stays[second]
  // A price is for the unit of its own record.
  if (later.price !== undefined || later.priceUnit !== earlier.priceUnit) delete stays.price
  const { priceUnit, writtenUnit } = later
  return { ...over(stays, later), priceUnit, writtenUnit }
}

/** A record with what a later one says put over it. */
function over<T extends object>(earlier: T | undefined, later: T): T {
  const said = Object.entries(later).filter(([, value]) => value !== undefined)
  return { ...(earlier ?? later), ...Object.fromEntries(said) }
}

function finding(
  piece: Piece,
  file: string,
  line: number,
  [code, field, detail]: Parameters<Fault>,
): Finding {
  return {
    type: 'finding',
    severity: 'warning',
    code,
    row: line,
    line,
    file,
    article: piece.number,
    field,
    detail,
  }
}

/** Reads all files for the text blocks that are asked for: those of their own set, else what another set has. */
export async function collectTexts(
  files: readonly DatanormFile[],
  wanted: ReadonlySet<string>,
): Promise<TextBlocks> {
  if (wanted.size === 0) return new Map()
  const blocks = new Map<string, NumberedLines<TextLine>>()
  /** The block of the last set that has one of this number. */
  const ofAnySet = new Map<string, NumberedLines<TextLine>>()
  const wantedInAny = new Set([...wanted].flatMap((key) => [inAnySet(key), inAnySet(standIn(key))]))
  for (const file of files) {
    const letters = file.version === '5' ? 'T' : 'TE'
    for await (const records of readRecords(file, (letter) => letters.includes(letter))) {
      for (const read of records) {
        if ('wrong' in read || read.record.type !== 'text') continue
        const key = blockKey(file.set, kindIn(file, read.record.kind), read.record.number)
        if (!wantedInAny.has(inAnySet(key))) continue
        const lines = blocks.get(key) ?? new NumberedLines()
        blocks.set(key, lines)
        ofAnySet.set(inAnySet(key), lines)
        lines.take(file.source.name, read.record)
      }
    }
  }
  const breathe = breathing()
  const sorted = new Map<string, TextLine[]>()
  for (const key of wanted) {
    const other = standIn(key)
    const inOthers = () => ofAnySet.get(inAnySet(key)) ?? ofAnySet.get(inAnySet(other))
    const lines = blocks.get(key) ?? blocks.get(other) ?? inOthers()
    if (lines) sorted.set(key, lines.sorted())
    await breathe()
  }
  return sorted
}
