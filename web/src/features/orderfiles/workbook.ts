import { filesOfArchive, unpacker } from './archive.ts'
import { type CellFormat, asShown, cellFormat, plainFormat } from './cell-format.ts'
import { type StoredCell, sheetCells } from './sheet-cells.ts'
import { attributesOf, walkXml } from './walk-xml.ts'

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
    return file && unpack(file)
  }
  const book = await read('xl/workbook.xml')
  const relations = await read('xl/_rels/workbook.xml.rels')
  if (book === undefined || relations === undefined) return []
  const targets = new Map(
    (await elementsOf(relations, 'Relationship')).map((each) => [each.get('Id'), each.get('Target') ?? '']),
  )
  const shared = await sharedTexts((await read('xl/sharedStrings.xml')) ?? '')
  const formats = await formatsOf((await read('xl/styles.xml')) ?? '')
  const sheets: Sheet[] = []
  for (const sheet of await elementsOf(book, 'sheet')) {
    if ((sheet.get('state') ?? 'visible') !== 'visible') continue
    // The prefix of its number is whatever a program calls it.
    const id = Array.from(sheet).find(([name]) => name.endsWith(':id'))?.[1]
    const target = targets.get(id) ?? ''
    const content = await read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const cells = await sheetCells(content ?? '', (cell) => cellText(cell, shared, formats))
    if (cells.length > 0) sheets.push({ name: sheet.get('name') ?? '', cells })
  }
  return sheets
}

/** The attributes of all elements of a name. */
async function elementsOf(xml: string, name: string): Promise<ReadonlyMap<string, string>[]> {
  const found: ReadonlyMap<string, string>[] = []
  await walkXml(xml, {
    open: (each, attributes) => {
      if (each === name) found.push(attributesOf(attributes))
    },
  })
  return found
}

/** A text in several fonts is in several parts; how it is spoken (Japanese) is none of it. */
async function sharedTexts(xml: string): Promise<string[]> {
  const texts: string[] = []
  let current = ''
  let isText = false
  let isSpoken = false
  await walkXml(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      isText = name === 't'
      if (name === 'rPh') isSpoken = true
    },
    text: (text) => {
      if (isText && !isSpoken) current += text
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') texts.push(current)
    },
  })
  return texts
}

function cellText(cell: StoredCell, shared: readonly string[], formats: readonly CellFormat[]): string {
  const { type, value, formula, style } = cell
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr') return cell.text
  // A formula nobody has worked out yet shows a number in Excel: empty it would be one of each.
  if (type === 'n' && value === '') return formula === undefined ? '' : `=${formula}`
  if (type !== 'n' || Number.isNaN(Number(value))) return value
  // Excel keeps fifteen digits; what a double has beyond them (1.4399999999999999) nobody has typed.
  const [whole = '', decimals = ''] = String(Number(Number(value).toPrecision(15))).split('.')
  const written = decimals === '' ? whole : `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`
  return asShown(Number(value), written, formats[style] ?? plainFormat)
}

/** Formats by the numbers cells name them by. */
async function formatsOf(xml: string): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let isOfCells = false
  await walkXml(xml, {
    open: (name, written) => {
      const numberOf = () => Number(attributesOf(written).get('numFmtId'))
      if (name === 'numFmt') codes.set(numberOf(), attributesOf(written).get('formatCode') ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) formats.push(cellFormat(numberOf(), codes.get(numberOf()) ?? ''))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
