import type { DatanormFile } from './read-file.ts'
import type { DatanormRecord, DimensionLine, TextKind } from './records.ts'

/** A key of digits without the zeros some writers fill it up with. */
export const withoutZeros = (key: string): string => key.replace(/^0+(?=\d+$)/, '')

/** Writers fill numbers up with zeros in one record and not in the other, and write their letters small and large. */
export const blockKey = (kind: TextKind, number: string): string =>
  `${kind} ${withoutZeros(number).toUpperCase()}`

/**
 * The key of the unbound text that stands in for a long one no file has: some writers know no difference, or send all
 * texts as DATATEXT.
 */
export const standIn = (key: string): string => key.replace(/^long /, 'unbound ')

/** Version 4 tells unbound texts from others by the name of their file alone. */
export function kindIn({ version, source: { name } }: DatanormFile, kind: TextKind): TextKind {
  return version === '4' && kind === 'long' && /datatext/i.test(name) ? 'unbound' : kind
}

/** Text blocks a record refers to: the long text of an article, those among its dimension lines. */
export function blocksIn(record: DatanormRecord): string[] {
  if (record.type === 'article')
    return record.longText === undefined ? [] : [blockKey('long', record.longText)]
  return record.type === 'dimension' ? blocksOfLines(record.lines) : []
}

export const blocksOfLines = (lines: readonly DimensionLine[]): string[] =>
  lines.flatMap(({ flag, block }) =>
    block === '' || flag === 'F' ? [] : [blockKey(flag === 'E' ? 'insert' : 'long', block)],
  )
