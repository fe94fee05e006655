import { looksLikeNumber, withoutNumberLabel } from '@shop/contract/number-label'
import { type Cells, signOfColumn, type TableMapping } from './table-lines.ts'

const named = (words: string): string[] => words.trim().split(/\s+/)

/** Headings people write, in small letters without signs; what stands before is meant rather than what stands behind. */
const headings = {
  number: named(`
    artikelnummer artikelnr artnr artikelno artno articlenumber articleno itemnumber itemno matnr
    materialnummer materialnr material bestellnummer bestellnr produktnummer produktnr productnumber
    productno productid partnumber partno sku ihreartikelnummer ihrenummer lieferantenartikelnummer
    lieferantenartnr werksnummer herstellernummer ean gtin artikelid artikelcode itemcode artikel
    article item nummer number nr no code
  `),
  quantity: named(`
    bestellmenge menge anzahl orderquantity orderqty quantity qty amount bedarf stueckzahl stuckzahl
    stueck stuck stck stk pieces pcs count sollmenge gesamtmenge mengegesamt
  `),
  unit: named('mengeneinheit bestelleinheit einheit meinheit me meh eh unit uom vpe ve'),
}

interface Columns {
  /** All that may be, in the order in which they are meant. */
  numbers: readonly number[]
  quantity: number | undefined
  unit: number | undefined
}

/** Rows among which the headings are looked for: titles and addresses stand above them. */
const headRows = 20
/** Rows by whose content the numbers are found where no heading tells them. */
const rowsLooked = 50

/** How a table is probably meant, to be looked at before anything is taken over. */
export function guessMapping(cells: Cells): TableMapping {
  const heads = cells.slice(0, headRows).map(headingsIn)
  const both = heads.findIndex(({ numbers, quantity }) => numbers.length > 0 && quantity !== undefined)
  const one = heads.findIndex(({ numbers, quantity }) => (numbers[0] ?? quantity) !== undefined)
  const named = both >= 0 ? both : one >= 0 ? one : isWords(cells) ? 0 : -1
  const { numbers, quantity, unit } = heads[named] ?? headingsIn([])
  const below = cells.slice(named + 1, named + 1 + rowsLooked)
  const width = Math.max(0, ...below.map(({ length }) => length))
  const guessed = {
    header: named,
    number: likeliest(numbers, below) ?? numberedColumn(below, width, quantity),
    quantity,
    unit,
  }
  // Without names one of two columns counts; among more of them, or below names that say nothing of a quantity, any may be a price.
  if (named < 0 && width === 2) guessed.quantity = 1 - guessed.number
  return { ...guessed, decimalSign: signOfColumn(cells, guessed) }
}

function headingsIn(row: readonly string[]): Columns {
  const names = row.map(plain)
  const placesOf = (known: readonly string[]) =>
    known.filter((name) => names.includes(name)).map((name) => names.indexOf(name))
  return {
    numbers: placesOf(headings.number),
    quantity: placesOf(headings.quantity)[0],
    unit: placesOf(headings.unit)[0],
  }
}

/** 'Art.-Nr. (Lieferant)' as 'artnr'. */
const plain = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replace(/\(.*\)/, '')
    .replace(/[^a-z]/g, '')

/** Whether the first row has words alone above rows with figures. */
function isWords([first = [], ...others]: Cells): boolean {
  const hasDigit = (row: readonly string[]) => row.some((cell) => /\d/.test(cell))
  return others.length > 0 && !hasDigit(first) && others.some(hasDigit)
}

/** The first column called a number that holds some: below 'Artikel' there may be what is called so, the number below 'Nr.'. */
function likeliest(columns: readonly number[], rows: Cells): number | undefined {
  const holdsNumbers = (column: number) => {
    const written = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    return written.filter(isNumbered).length * 2 > written.length
  }
  return columns.find(holdsNumbers) ?? columns[0]
}

/** The column whose cells are most like numbers of articles: they differ, and are longer than how many of each are wanted. */
function numberedColumn(rows: Cells, width: number, besides: number | undefined): number {
  const likeness = Array.from({ length: width }, (_, column) => {
    const written = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    if (column === besides || written.length === 0) return 0
    const length = written.reduce((sum, cell) => sum + cell.length, 0) / written.length
    const differing = new Set(written).size / written.length
    return written.filter(isNumbered).length * differing * Math.min(1, length / 6)
  })
  return Math.max(0, likeness.indexOf(Math.max(0, ...likeness)))
}

const isNumbered = (cell: string): boolean => looksLikeNumber(withoutNumberLabel(cell))
