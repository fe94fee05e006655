import type { Decimal } from '@shop/contract/decimal'
import type { NumberStyle, TableField } from '@shop/contract/imports/table-columns'
import type { Finding } from '../catalogue/finding.ts'
import type { Article, CatalogueRecord } from '../catalogue/records.ts'
import { type CatalogueSource, emptySurvey, type Survey } from '../catalogue/survey.ts'
import type { TableRow } from '../csv.ts'
import { UnreadableFileError } from '../row.ts'
import { localText, pictureOf } from './article-parts.ts'
import { articleRows } from './article-rows.ts'
import { cellText, saysOnRequest } from './cell-text.ts'
import { chosenAmong, type Column, type Columns, featuresOf, numericFields, scopeOf } from './columns.ts'
import { agreedCurrency, currencyIn } from './currency.ts'
import { DayNumbers } from './day-numbers.ts'
import { FailedCells } from './failed-cells.ts'
import { groupsOf } from './group-path.ts'
import { HeadingRows } from './heading-rows.ts'
import { isNegative, readNumber, StyleOfColumn } from './numbers.ts'
import { type CellsOfRow, orderOfRow } from './order-of-row.ts'
import { priceInCell, type PriceUnitOfRow, readPriceUnit, unitOf } from './price-unit.ts'
import { priceUnitInHeading } from './price-heading.ts'
import { firstDayOf } from './listed-from.ts'
import { OrderOfDays, readDay } from './read-day.ts'
import { readEan } from './read-ean.ts'
import type { Table } from './read-table.ts'
import { ScaleRows } from './scale-rows.ts'
import { seenCells } from './shown-cells.ts'
import { type FieldNote, findingsOf, misplaced, refusalOf } from './table-findings.ts'
import { weightInCell, weightOfRow } from './weight.ts'

const daysOf = ['validFrom', 'validTo'] as const

/**
 * A supplier's table as a catalogue: one article per row, columns by their chosen meaning. Cells that are empty say
 * nothing, so an article the shop has keeps what is not in the table; a table of numbers and prices alone changes
 * prices of known articles.
 *
 * @throws {UnreadableFileError} NO_NUMBER_COLUMN where no column holds the article numbers
 */
export async function tableSource(table: Table, { columns, ...how }: Columns): Promise<CatalogueSource> {
  const chosen = chosenAmong(table.names, columns)
  if (!chosen.some(({ field }) => field === 'number'))
    throw new UnreadableFileError('NO_NUMBER_COLUMN', table.names.join(', '))
  const reader = new RowReader(chosen, table.names.length, how)
  return { survey: () => reader.survey(table), records: () => reader.records(table), renumberings: [] }
}

class RowReader {
  readonly #columns: readonly Column[]
  readonly #styles: ReadonlyMap<number, StyleOfColumn>
  readonly #days = new OrderOfDays()
  readonly #dayNumbers = new DayNumbers()
  readonly #scales = new ScaleRows()
  readonly #failed = new FailedCells()
  readonly #headings: HeadingRows
  readonly #wanted: NumberStyle
  readonly #currency: string
  /** Cells of the header. */
  readonly #width: number
  readonly #scope: Article['scope']

  constructor(
    columns: readonly Column[],
    width: number,
    { numbers, currency }: Pick<Columns, 'numbers' | 'currency'>,
  ) {
    this.#columns = columns
    this.#headings = new HeadingRows(columns)
    this.#width = width
    this.#wanted = numbers
    this.#currency = currency
    this.#styles = new Map(
      columns
        .filter(({ field }) => numericFields.has(field))
        .map(({ index }) => [index, new StyleOfColumn()]),
    )
    this.#scope = scopeOf(columns)
  }

  /** Reads all rows for the groups they name and for how numbers and days are written. */
  async survey(table: Table): Promise<Survey> {
    const survey = emptySurvey()
    for await (const { row, isMisplaced } of articleRows(table, this.#columns)) {
      if (!('cells' in row) || isMisplaced) continue
      survey.size += 1
      this.#headings.add(row)
      this.#failed.add(row.cells, this.#columns)
      for (const [index, style] of this.#styles)
        style.add(priceInCell(weightInCell(row.cells[index] ?? '').amount, 'comma').amount)
      for (const field of daysOf) this.#days.add(this.#text(row.cells, field) ?? '')
      const number = this.#text(row.cells, 'number')
      this.#dayNumbers.add(number)
      this.#scales.add(row.row, number, this.#text(row.cells, 'priceFrom'))
      for (const group of groupsOf(this.#text(row.cells, 'group'), row.row))
        survey.groups.set(group.id, group)
    }
    const header = { type: 'header', version: '', transaction: 'update-products', catalogId: '' } as const
    const validFrom = firstDayOf(table, this.#columns)
    survey.size -= this.#headings.count
    return { ...survey, header: { ...header, currency: this.#currency, validFrom } }
  }

  async *records(table: Table): AsyncGenerator<CatalogueRecord | Finding> {
    yield* findingsOf(table, {
      columns: this.#columns,
      failed: this.#failed.with(table.failed),
      ambiguous: this.#columns.filter(
        ({ index }) => this.#wanted === 'auto' && this.#styles.get(index)?.isAmbiguous,
      ),
    })
    for await (const { row, isMisplaced } of articleRows(table, this.#columns))
      if (isMisplaced) yield misplaced(row)
      else yield* this.#headings.findingsOf(row) ?? this.#readRow(row)
  }

  *#readRow(row: TableRow): Generator<CatalogueRecord | Finding> {
    const at = { type: 'finding', line: row.row, row: row.row } as const
    if ('error' in row) {
      yield { ...at, severity: 'error', code: 'BROKEN_ROW', detail: row.error.detail }
      return
    }
    const supplierNumber = this.#text(row.cells, 'number')
    const refusal = refusalOf(row, supplierNumber, { width: this.#width, columns: this.#columns })
    if (refusal || supplierNumber === undefined) {
      yield { ...at, severity: 'error', code: 'NO_SUPPLIER_NUMBER', ...refusal }
      return
    }
    const from = this.#text(row.cells, 'priceFrom')
    if (from !== undefined && this.#scales.isBehind(row.row, supplierNumber, this.#styleOf('priceFrom'))) {
      const scale = { article: supplierNumber, field: this.#nameOf('priceFrom'), detail: from }
      yield { ...at, severity: 'note', code: 'SCALE_NOT_KEPT', ...scale }
      return
    }
    const found: Finding[] = []
    const note: FieldNote = (code, field, detail) =>
      found.push({ ...at, severity: 'warning', code, article: supplierNumber, field, detail })
    if (row.isOpen !== undefined && this.#dayNumbers.isOdd(supplierNumber))
      note('NUMBER_LIKE_DAY', this.#nameOf('number'), supplierNumber)
    const article = this.#article(row.row, seenCells(row, this.#columns, note), supplierNumber, note)
    yield* found
    yield article
  }

  #article(row: number, cells: readonly string[], supplierNumber: string, note: FieldNote): Article {
    const text = (field: TableField) => this.#text(cells, field)
    const [german, english, long] = [text('text'), text('textEnglish'), text('description')]
    const isGone = /^(?:x|ja|j|yes|y|1|true|l)$/i.test(text('remove') ?? '')
    const priceUnit = this.#priceUnit(cells, note)
    const prices = this.#prices(cells, priceUnit, note)
    const own: CellsOfRow = {
      text,
      number: (field, amount) => this.#number(cells, field, note, amount),
      nameOf: (field) => this.#nameOf(field),
    }
    const { order, atOnce } = orderOfRow(own, priceUnit, prices)
    const weight = weightOfRow(own, atOnce)
    return {
      type: 'article',
      row,
      line: row,
      mode: isGone ? 'delete' : 'new',
      scope: this.#scope,
      supplierNumber,
      groups: groupsOf(text('group'), row)
        .map(({ id }) => id)
        .toReversed(),
      short: [...localText('de', german), ...localText('en', english)],
      short2: text('text2'),
      long: localText('de', long),
      ean: readEan(text('ean'), (cell) => note('EAN_SHORTENED', this.#nameOf('ean'), cell)),
      manufacturerName: text('manufacturer'),
      manufacturerNumber: text('manufacturerNumber'),
      discountGroup: text('discountGroup'),
      etimClass: text('etimClass'),
      statuses: [],
      features: featuresOf(this.#columns, cells),
      order,
      prices,
      ...(prices.length === 0 && saysOnRequest(text('listPrice') ?? '') && { onRequest: {} }),
      media: pictureOf(text('picture')),
      references: [],
      ...(weight !== undefined && { weight }),
    }
  }

  #priceUnit(cells: readonly string[], note: FieldNote): PriceUnitOfRow {
    const text = this.#text(cells, 'priceUnit')
    if (text === undefined) return {}
    const read = readPriceUnit(text, this.#styleOf('priceUnit'))
    // Nothing is sold by two or three; DATANORM says hundreds and thousands so.
    const isOdd = read?.unit === undefined && (read?.quantity === '2' || read?.quantity === '3')
    if (!read || isOdd) note(isOdd ? 'ODD_PRICE_UNIT' : 'UNKNOWN_PRICE_UNIT', this.#nameOf('priceUnit'), text)
    return isOdd ? 'unreadable' : (read ?? 'unreadable')
  }

  #prices(cells: readonly string[], priceUnit: PriceUnitOfRow, note: FieldNote): Article['prices'] {
    if (priceUnit === 'unreadable') return []
    const day = (field: (typeof daysOf)[number]) => {
      const text = this.#text(cells, field)
      if (text === undefined) return undefined
      const read = readDay(text, this.#days.order)
      if (read === undefined) note('NOT_A_DATE', this.#nameOf(field), text)
      return read ?? 'unreadable'
    }
    const [validFrom, validTo] = [day('validFrom'), day('validTo')]
    const cell = this.#text(cells, 'currency')
    const inColumn = cell === undefined ? undefined : (currencyIn(cell) ?? cell.toUpperCase())
    const kinds = { listPrice: 'net_list', purchasePrice: 'net_customer' } as const
    return (['listPrice', 'purchasePrice'] as const).flatMap((field) => {
      const text = this.#text(cells, field)
      if (text === undefined || saysOnRequest(text)) return []
      const inCell = priceInCell(text, this.#styleOf(field))
      const amount = this.#readNumber(inCell.amount, field, note, text)
      if (amount === undefined || amount === '0') return []
      // It may not hold yet, or not any more.
      if (validFrom === 'unreadable' || validTo === 'unreadable') return []
      const per = unitOf(inCell.per, priceUnit, priceUnitInHeading(this.#nameOf(field)))
      if (per === 'unreadable') {
        note('PRICE_UNIT_CLASH', this.#nameOf(field), text)
        return []
      }
      const named = [inCell.currency, inColumn, currencyIn(this.#nameOf(field))]
      const currency = agreedCurrency(named)
      if (currency === 'unclear') {
        note('CURRENCY_CLASH', this.#nameOf(field), named.filter(Boolean).join(' ≠ '))
        return []
      }
      const { quantity, unit } = per
      return [
        {
          priceType: kinds[field],
          amount,
          territories: [],
          ...(quantity !== undefined && { quantity }),
          ...(unit !== undefined && { base: { unit, factor: '1' } }),
          ...(currency !== undefined && { currency }),
          ...(validFrom !== undefined && { validFrom }),
          ...(validTo !== undefined && { validTo }),
        },
      ]
    })
  }

  #text(cells: readonly string[], field: TableField): string | undefined {
    const column = this.#columns.find((candidate) => candidate.field === field)
    return column === undefined ? undefined : cellText(cells[column.index] ?? '')
  }

  #nameOf(field: TableField): string {
    return this.#columns.find((column) => column.field === field)?.name ?? field
  }

  #styleOf(field: TableField): 'comma' | 'point' {
    const index = this.#columns.find((candidate) => candidate.field === field)?.index ?? -1
    return this.#wanted === 'auto' ? (this.#styles.get(index)?.style ?? 'comma') : this.#wanted
  }

  /** The number of a cell; `amount` is what of the cell is the number. */
  #number(
    cells: readonly string[],
    field: TableField,
    note: FieldNote,
    amount?: string,
  ): Decimal | undefined {
    const text = this.#text(cells, field)
    return text === undefined ? undefined : this.#readNumber(amount ?? text, field, note, text)
  }

  #readNumber(text: string, field: TableField, note: FieldNote, cell: string): Decimal | undefined {
    const number = readNumber(text, this.#styleOf(field))
    if (number !== undefined && !number.startsWith('-')) return number
    note(isNegative(text) ? 'NEGATIVE_NUMBER' : 'NOT_A_NUMBER', this.#nameOf(field), cell)
    return undefined
  }
}
