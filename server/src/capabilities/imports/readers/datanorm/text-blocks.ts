import type { DatanormFile } from './read-file.ts'
import type { DatanormRecord, DimensionLine, TextKind } from './records.ts'

/** A key of digits without the zeros some writers fill it up with. */
export const withoutZeros = (key: string): string => key.replace(/^0+(?=\d+$)/, '')

/**
 * Writers fill numbers up with zeros in one record and not in the other, and write their letters small and large. Each set
 * has numbers of its own.
 */
export const blockKey = (set: number, kind: TextKind, number: string): string =>
  `${kind} ${withoutZeros(number).toUpperCase()}\n${set}`

/** The key without the set: a text its own set has not is looked for in the others. */
export const inAnySet = (key: string): string => key.slice(0, key.indexOf('\n'))

/** The number a key was made of, as it is compared. */
export const numberIn = (key: string): string => inAnySet(key).slice(key.indexOf(' ') + 1)

/**
 * The key of the unbound text that stands in for a long one no file has: some writers know no difference, or send all
 * texts as DATATEXT.
 */
export const standIn = (key: string): string => key.replace(/^long /, 'unbound ')

/** Version 4 tells unbound texts from others by the name of their file alone. */
export function kindIn({ version, source: { name } }: DatanormFile, kind: TextKind): TextKind {
  return version === '4' && kind === 'long' && /datatext[^/]*$/i.test(name) ? 'unbound' : kind
}

/** Text blocks a record refers to: the long text of an article, those among its dimension lines. */
export function blocksIn(set: number, record: DatanormRecord): string[] {
  if (record.type === 'article')
    return record.longText === undefined ? [] : [blockKey(set, 'long', record.longText)]
  return record.type === 'dimension' ? blocksOfLines(record.lines.map((line) => ({ ...line, set }))) : []
}

export const blocksOfLines = (lines: readonly (DimensionLine & { set: number })[]): string[] =>
  lines.flatMap(({ flag, block, set }) =>
    block === '' || flag === 'F' ? [] : [blockKey(set, flag === 'E' ? 'insert' : 'long', block)],
  )
