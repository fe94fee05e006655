import type { DatanormRecord, DimensionLine } from './records.ts'

/** A key of digits without the zeros some writers fill it up with. */
export const withoutZeros = (key: string): string => key.replace(/^0+(?=\d+$)/, '')

/** Writers fill numbers up with zeros in one record and not in the other, and write their letters small and large. */
export const blockKey = (kind: 'long' | 'insert', number: string): string =>
  `${kind} ${withoutZeros(number).toUpperCase()}`

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
