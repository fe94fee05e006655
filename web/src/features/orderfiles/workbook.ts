import { filesOfArchive, unpacker } from './archive.ts'
import { type CellFormat, asShown, cellFormat, plainFormat } from './cell-format.ts'

export interface Sheet {
  name: string
  cells: string[][]
}

/**
 * The sheets of an Excel workbook (.xlsx) that are shown and not empty, as texts. A number has a decimal comma and never three
 * decimals: what is a number there can be taken for no other, whatever the texts beside it look like.
 * @returns none where it is no such workbook
 * @throws RangeError where it unpacks to more than a browser should hold, TypeError where it is damaged
 */
export async function sheetsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const files = new Map(filesOfArchive(bytes).map((file) => [file.name.replace(/^\//, ''), file]))
  const unpack = unpacker()
  const read = async (name: string) => {
    const file = files.get(name)
    return file && parsed(await unpack(file))
  }
  const book = await read('xl/workbook.xml')
  const relations = await read('xl/_rels/workbook.xml.rels')
  if (!book || !relations) return []
  const targets = new Map(
    all(relations, 'Relationship').map((each) => [
      each.getAttribute('Id'),
      each.getAttribute('Target') ?? '',
    ]),
  )
  const shared = all(await read('xl/sharedStrings.xml'), 'si').map(textOf)
  const formats = formatsOf(await read('xl/styles.xml'))
  const sheets: Sheet[] = []
  for (const sheet of all(book, 'sheet')) {
    if ((sheet.getAttribute('state') ?? 'visible') !== 'visible') continue
    const target = targets.get(sheet.getAttribute('r:id') ?? sheet.getAttributeNS(relationNames, 'id')) ?? ''
    const content = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const hidden = hiddenColumns(content)
    const cells = all(content, 'sheetData')
      .flatMap((data) => Array.from(data.children))
      .filter(isSeen)
      .map((row) => cellsOfRow(row, (cell) => cellText(cell, shared, formats), hidden))
      .filter(hasText)
    if (cells.length > 0) sheets.push({ name: sheet.getAttribute('name') ?? '', cells })
  }
  return sheets
}

/** A list to order from has fewer; a cell far out would make every row as long. */
const mostColumns = 200

const relationNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function parsed(xml: string): Document {
  // Excel writes none; what it could name would be of no use here.
  if (xml.includes('<!DOCTYPE')) throw new TypeError('no workbook')
  return new DOMParser().parseFromString(xml, 'application/xml')
}

/** Elements by their own name: some programs give all of them a prefix. */
const all = (within: Document | Element | undefined, name: string): Element[] =>
  within ? Array.from(within.getElementsByTagName('*')).filter(({ localName }) => localName === name) : []

/** Of a row or column. A filter hides what it leaves out; what is only folded away below an outline is there to be opened. */
const isSeen = (of: Element): boolean =>
  !/^(?:1|true)$/.test(of.getAttribute('hidden') ?? '') || (of.getAttribute('outlineLevel') ?? '0') !== '0'

/** Columns nobody sees, by their places: they calculate, or hold what was ordered last year. */
function hiddenColumns(sheet: Document | undefined): ReadonlySet<number> {
  const hidden = new Set<number>()
  for (const columns of all(sheet, 'col').filter((each) => !isSeen(each))) {
    const last = Math.min(mostColumns, Number(columns.getAttribute('max')))
    for (let column = Number(columns.getAttribute('min')); column <= last; column++) hidden.add(column - 1)
  }
  return hidden
}

const hasText = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '')

/** A text in several fonts is in several parts; how it is spoken (Japanese) is none of it. */
const textOf = (within: Element): string =>
  all(within, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('')

function cellsOfRow(row: Element, textIn: (cell: Element) => string, hidden: ReadonlySet<number>): string[] {
  const cells: string[] = []
  // One without a place stands behind the one before, hidden or not.
  let next = 0
  for (const cell of row.children) {
    const column = columnOf(cell.getAttribute('r') ?? '') ?? next
    next = column + 1
    if (column >= mostColumns || hidden.has(column)) continue
    while (cells.length < column) cells.push('')
    cells[column] = textIn(cell).trim()
  }
  return cells
}

/** 'C7' is column 2; undefined where a program leaves it out. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(cell: Element, shared: readonly string[], formats: readonly CellFormat[]): string {
  const part = (name: string) => Array.from(cell.children).find(({ localName }) => localName === name)
  const value = part('v')?.textContent ?? ''
  const type = cell.getAttribute('t') ?? 'n'
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr') return textOf(cell)
  // A formula nobody has worked out yet shows a number in Excel: empty it would be one of each.
  if (type === 'n' && value === '') return part('f') ? `=${part('f')?.textContent ?? ''}` : ''
  if (type !== 'n' || Number.isNaN(Number(value))) return value
  // Excel keeps fifteen digits; what a double has beyond them (1.4399999999999999) nobody has typed.
  const [whole = '', decimals = ''] = String(Number(Number(value).toPrecision(15))).split('.')
  const written = decimals === '' ? whole : `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`
  return asShown(Number(value), written, formats[Number(cell.getAttribute('s') ?? 0)] ?? plainFormat)
}

function formatsOf(styles: Document | undefined): CellFormat[] {
  const codes = new Map(
    all(styles, 'numFmt').map((each) => [
      each.getAttribute('numFmtId'),
      each.getAttribute('formatCode') ?? '',
    ]),
  )
  return all(all(styles, 'cellXfs')[0], 'xf').map((style) => {
    const id = style.getAttribute('numFmtId')
    return cellFormat(Number(id), codes.get(id) ?? '')
  })
}
