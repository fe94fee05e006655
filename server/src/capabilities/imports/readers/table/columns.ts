import type { NumberStyle, TableColumns, TableField } from '@shop/contract/imports/table-columns'
import type { Article } from '../catalogue/records.ts'

/** A column of a supplier's table by its chosen meaning. */
export type Column = { name: string; index: number; field: TableField }

/** What staff chose for a table. */
export type Columns = {
  columns: TableColumns
  numbers: NumberStyle
  /** Of prices whose table names none. */
  currency: string
}

/** The columns of a table that mean something, in their order. */
export function chosenAmong(names: readonly string[], columns: TableColumns): Column[] {
  return names.flatMap((name, index) => {
    const field = Object.hasOwn(columns, name) ? columns[name] : undefined
    return field ? [{ name, index, field }] : []
  })
}

const ofPrices = new Set<TableField>([
  'number',
  'listPrice',
  'purchasePrice',
  'priceUnit',
  'priceFrom',
  'currency',
  'validFrom',
  'validTo',
])

/** Fields whose cells are numbers, written as their column's cells prove. */
export const numericFields: ReadonlySet<TableField> = new Set([
  'content',
  'step',
  'listPrice',
  'purchasePrice',
  'priceUnit',
  'priceFrom',
  'weight',
])

/** A table of numbers and prices alone changes prices of known articles. */
export function scopeOf(columns: readonly Column[]): Article['scope'] {
  return columns.every(({ field }) => ofPrices.has(field)) ? 'prices' : 'partial'
}

/** What columns of attributes say of an article, under the columns' names. */
export function featuresOf(columns: readonly Column[], cells: readonly string[]): Article['features'] {
  const own = columns.filter(({ field, index }) => field === 'attribute' && (cells[index] ?? '') !== '')
  if (own.length === 0) return []
  const features = own.map(({ name, index }, order) => ({
    names: [{ language: 'de', text: name }],
    values: [{ language: 'de', text: cells[index] ?? '' }],
    details: [],
    range: false,
    order,
  }))
  return [{ groups: [], features }]
}
