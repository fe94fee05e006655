import type { NumberFormat } from '@shop/contract/number-format'
import { looksLikeNumber, withoutNumberLabel } from '@shop/contract/number-label'
import { isUnitWord } from '@shop/contract/unit-words'
import { readQuantity } from '../typed-quantity.ts'
import type { PastedRow } from '../pasted-rows.ts'

/** Columns of a table by their places from 0; undefined where it has none of the kind. */
export interface Columns {
  number: number | undefined
  quantity: number | undefined
  unit: number | undefined
}

/** A table with what its columns seem to be. */
export interface Guess extends Columns {
  /** Row of the headings from 0; -1 where the first row is an article already. */
  header: number
}

/** Headings people write, in small letters without signs; those before are meant rather than those behind. */
const headings = {
  number: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'artno',
    'artikelno',
    'articlenumber',
    'articleno',
    'itemnumber',
    'itemno',
    'matnr',
    'materialnummer',
    'materialnr',
    'material',
    'bestellnummer',
    'bestellnr',
    'produktnummer',
    'productnumber',
    'productno',
    'partnumber',
    'partno',
    'sku',
    'lieferantenartikelnummer',
    'lieferantenartnr',
    'lieferantennr',
    'werksnummer',
    'herstellernummer',
    'ean',
    'gtin',
    'ihreartikelnummer',
    'ihrenummer',
    'artikel',
    'article',
    'item',
    'nummer',
    'number',
    'nr',
    'no',
    'code',
  ],
  quantity: [
    'bestellmenge',
    'menge',
    'anzahl',
    'orderquantity',
    'quantity',
    'qty',
    'amount',
    'bedarf',
    'stueckzahl',
    'stuckzahl',
    'stueck',
    'stuck',
    'stck',
    'stk',
    'pieces',
    'pcs',
    'count',
    'soll',
  ],
  unit: [
    'mengeneinheit',
    'bestelleinheit',
    'einheit',
    'meinheit',
    'me',
    'meh',
    'eh',
    'unit',
    'uom',
    'vpe',
    've',
  ],
} as const

/** Rows among which the headings are looked for: titles and addresses stand above them. */
const headRows = 20
/** Rows by whose content columns are told where nothing is written above them. */
const rowsLooked = 50

const plain = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replace(/\(.*\)/, '')
    .replace(/[^a-z]/g, '')

/** Where each kind of heading stands in a row. */
function headingsIn(row: readonly string[]): Columns {
  const names = row.map(plain)
  const placeOf = (known: readonly string[]) => {
    const found = known.find((name) => names.includes(name))
    return found === undefined ? undefined : names.indexOf(found)
  }
  return {
    number: placeOf(headings.number),
    quantity: placeOf(headings.quantity),
    unit: placeOf(headings.unit),
  }
}

/** Which columns of a table hold numbers, quantities and units: by their headings, else by what stands in them. */
export function guessColumns(rows: readonly (readonly string[])[], format: NumberFormat): Guess {
  const known = rows.slice(0, headRows).map(headingsIn)
  const best = known.findIndex(({ number, quantity }) => number !== undefined && quantity !== undefined)
  const header =
    best >= 0 ? best : known.findIndex(({ number, quantity }) => (number ?? quantity) !== undefined)
  const named = known[header]
  if (named?.number !== undefined && named.quantity !== undefined) return { header, ...named }
  const below = rows.slice(header + 1, header + 1 + rowsLooked)
  const guessed = byContent(below, format, named?.number)
  // Nobody's number stands above a column in words.
  const first = rows[0]
  const isHeader = header < 0 && rows.length > 1 && first !== undefined && !isArticle(first, guessed, format)
  return {
    header: isHeader ? 0 : header,
    number: named?.number ?? guessed.number,
    quantity: named?.quantity ?? guessed.quantity,
    unit: named?.unit,
  }
}

const isArticle = (row: readonly string[], { number, quantity }: Columns, format: NumberFormat): boolean =>
  (number !== undefined && isNumbered(row[number] ?? '')) ||
  (quantity !== undefined && isQuantity(row[quantity] ?? '', format))

const isQuantity = (cell: string, format: NumberFormat): boolean =>
  cell !== '' && cell.length <= 12 && readQuantity(cell, format) !== undefined

const isNumbered = (cell: string): boolean => /\d/.test(cell) && looksLikeNumber(withoutNumberLabel(cell))

function byContent(
  rows: readonly (readonly string[])[],
  format: NumberFormat,
  known: number | undefined,
): Columns {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    const share = (is: (cell: string) => boolean) => cells.filter(is).length / Math.max(1, rows.length)
    // Numbers of articles differ, and are longer than how many of them are wanted.
    const length = cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length)
    const numbers =
      share(isNumbered) * (new Set(cells).size / Math.max(1, cells.length)) * Math.min(1, length / 6)
    const quantities = share((cell) => isQuantity(cell, format))
    return { column, numbers, quantities: quantities * Math.min(1, 4 / Math.max(1, length)) }
  })
  const most = (score: (one: (typeof columns)[number]) => number, besides?: number) => {
    const left = columns.filter(({ column }) => column !== besides)
    const best = left.toSorted((a, b) => score(b) - score(a))[0]
    return best !== undefined && score(best) > 0.3 ? best.column : undefined
  }
  const number = known ?? most(({ numbers }) => numbers)
  return { number, quantity: most(({ quantities }) => quantities, number), unit: undefined }
}

/**
 * Rows of a table as a column pair, the unit behind its quantity. A point parts decimals or thousands, whichever the whole column
 * shows: beside 12.5 and 0.500 a 1.250 is no thousand.
 */
export function rowsOf(
  rows: readonly (readonly string[])[],
  { header, number, quantity, unit }: Guess,
  format: NumberFormat,
): PastedRow[] {
  if (number === undefined) return []
  const below = rows.slice(header + 1)
  const at = (row: readonly string[], column: number | undefined) =>
    column === undefined ? '' : (row[column] ?? '')
  const written = below.map((row) => at(row, quantity))
  const asHere = decimalsAsHere(written, format)
  return below.flatMap((row, index) => {
    const amount = asHere(written[index] ?? '')
    const word = at(row, unit)
    const pasted = {
      number: at(row, number),
      quantity: /\d$/.test(amount) && isUnitWord(word) ? `${amount} ${word}` : amount,
    }
    return pasted.number === '' && pasted.quantity === '' ? [] : [pasted]
  })
}

/** Puts the decimal sign of here in the place of the one a column was written with, where that shows itself. */
function decimalsAsHere(
  cells: readonly string[],
  { decimalSeparator: own, thousandsSeparator: other }: NumberFormat,
): (cell: string) => string {
  const figures = cells.map((cell) => /^[\d.,]+/.exec(cell)?.[0] ?? '')
  const parts = figures.map((figure) => figure.split(other))
  const isOther =
    figures.every((figure) => !figure.includes(own)) &&
    parts.some(
      ([whole = '', tail, ...more]) =>
        tail !== undefined && more.length === 0 && (tail.length !== 3 || /^0?$/.test(whole)),
    )
  return isOther ? (cell) => cell.replace(other, own) : (cell) => cell
}

/** The name of a column as spreadsheets have it: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : columnLetter(Math.floor(column / 26) - 1) + last
}
