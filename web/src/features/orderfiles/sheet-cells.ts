import { attributesOf, walkXml } from './walk-xml.ts'

/** What stands in the file for a cell. */
export interface StoredCell {
  type: string
  style: number
  value: string
  /** undefined: it is none. */
  formula: string | undefined
  /** Of a text that is in the sheet itself. */
  text: string
}

/** A list to order from has fewer; a cell far out would make every row as long. */
const mostColumns = 200

/**
 * The rows of a sheet that are seen and hold something.
 * @param shown what a cell shows
 */
export async function sheetCells(xml: string, shown: (cell: StoredCell) => string): Promise<string[][]> {
  const rows: string[][] = []
  const hidden = new Set<number>()
  let row: string[] | undefined
  let next = 0
  let cell: StoredCell | undefined
  let place = 0
  let part = ''
  let isSpoken = false

  function openCell(attributes: ReadonlyMap<string, string>) {
    // One without a place stands behind the one before, hidden or not.
    place = columnOf(attributes.get('r') ?? '') ?? next
    next = place + 1
    const style = Number(attributes.get('s') ?? 0)
    cell = { type: attributes.get('t') ?? 'n', style, value: '', formula: undefined, text: '' }
  }

  function closeCell() {
    if (!row || !cell || place >= mostColumns || hidden.has(place)) return
    while (row.length < place) row.push('')
    row[place] = shown(cell).trim()
  }

  await walkXml(xml, {
    open: (name, attributes) => {
      part = name
      if (name === 'c' && row) openCell(attributesOf(attributes))
      else if (name === 'f' && cell) cell.formula = ''
      else if (name === 'rPh') isSpoken = true
      else if (name === 'row') {
        row = isSeen(attributesOf(attributes)) ? [] : undefined
        next = 0
      } else if (name === 'col') hideColumns(hidden, attributesOf(attributes))
    },
    text: (text) => {
      if (!cell) return
      if (part === 'v') cell.value += text
      else if (part === 'f') cell.formula += text
      else if (part === 't' && !isSpoken) cell.text += text
    },
    close: (name) => {
      part = ''
      if (name === 'rPh') isSpoken = false
      else if (name === 'c') {
        closeCell()
        cell = undefined
      } else if (name === 'row') {
        if (row?.some((each) => each !== '')) rows.push(row)
        row = undefined
      }
    },
  })
  return rows
}

/** Of a row or column. A filter hides what it leaves out; what is only folded away below an outline is there to be opened. */
const isSeen = (attributes: ReadonlyMap<string, string>): boolean =>
  !/^(?:1|true)$/.test(attributes.get('hidden') ?? '') || (attributes.get('outlineLevel') ?? '0') !== '0'

/** Columns nobody sees: they calculate, or hold what was ordered last year. */
function hideColumns(hidden: Set<number>, attributes: ReadonlyMap<string, string>): void {
  if (isSeen(attributes)) return
  const last = Math.min(mostColumns, Number(attributes.get('max')))
  for (let column = Number(attributes.get('min')); column <= last; column++) hidden.add(column - 1)
}

/** 'C7' is column 2; undefined where a program leaves it out. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
