/** What may part the cells of a text. */
export const delimiters = [';', '\t', ',', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Lines by which is told what parts the cells. */
const linesLooked = 30

/**
 * What parts the cells of a text: what a line above its header says (sep=;), else what stands as often on most lines. A comma that
 * is only in quantities stands on each line, too, so others come first.
 */
export function delimiterOf(text: string): Delimiter {
  const said = /^\uFEFF?"?sep=([;,|\t])"?\s*(?:\r|\n|$)/i.exec(text)?.[1] as Delimiter | undefined
  if (said !== undefined) return said
  const lines = text
    .split(/\r\n|\r|\n/, linesLooked)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '')
  const steadiness = (sign: Delimiter) => {
    const counts = Map.groupBy(lines, (line) => line.split(sign).length)
    return Math.max(0, ...Array.from(counts, ([cells, some]) => (cells > 1 ? some.length : 0)))
  }
  return delimiters.reduce((best, sign) => (steadiness(sign) > steadiness(best) ? sign : best))
}

/**
 * Cells of a table in text (RFC 4180; inch marks that nobody doubled stay in their cell), trimmed; rows without anything are left out.
 */
export function cellsOfText(text: string, delimiter: Delimiter): string[][] {
  const body = text.replace(/^\uFEFF/, '').replace(/^"?sep=[;,|\t]"?\s*(?:\r\n|\r|\n|$)/i, '')
  const rows: string[][] = []
  let [row, cell, at]: [string[], string, number] = [[], '', 0]
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
  }
  while (at < body.length) {
    const quoted = cell.trim() === '' && body[at] === '"' ? quotedCell(body, at, delimiter) : undefined
    if (quoted) {
      cell = quoted.text
      at = quoted.end
    } else if (body[at] === delimiter) {
      endCell()
      at++
    } else if (body[at] === '\n' || body[at] === '\r') {
      endRow()
      at++
    } else cell += body[at++]
  }
  endRow()
  return rows
}

/** A cell in quotes that begins here, and where it ends; undefined where no quote ends it before the next line does. */
function quotedCell(
  text: string,
  start: number,
  delimiter: string,
): { text: string; end: number } | undefined {
  let inside = ''
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== '"') {
      inside += text[at]
      continue
    }
    if (text[at + 1] === '"') {
      inside += '"'
      at++
      continue
    }
    const next = text[at + 1]
    const isEnd = next === undefined || next === delimiter || next === '\n' || next === '\r'
    return isEnd ? { text: inside, end: at + 1 } : undefined
  }
  return undefined
}
