import type { Row } from './read-rows.ts'

/** 'Product Title', 'product_title' and 'product-title' are the same column. */
export const columnName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * What is read of each file, with the names its column may have as published data sets of queries and products call
 * them, the surest first: `id` alone numbers the rows of some.
 */
const names = {
  product: [
    'productuid',
    'productid',
    'product',
    'uid',
    'sku',
    'docid',
    'documentid',
    'itemid',
    'asin',
    'matnr',
    'id',
  ],
  title: ['title', 'producttitle', 'productname', 'name', 'itemname', 'producttext'],
  subtitle: ['subtitle'],
  description: ['description', 'productdescription'],
  brand: ['brand', 'productbrand', 'manufacturer', 'mfgbrandname'],
  categories: [
    'categories',
    'category',
    'categoryhierarchy',
    'productclass',
    'productcategory',
    'categoryname',
  ],
  attributes: ['attributes', 'productfeatures', 'productbulletpoint'],
  numbers: ['numbers', 'articlenumbers'],
  queryId: ['queryid', 'qid', 'searchtermid'],
  query: ['text', 'query', 'searchterm', 'querytext', 'searchquery', 'keyword', 'keywords', 'q', 'search'],
  kind: ['kind', 'type', 'class', 'queryclass', 'querytype'],
  misspelled: ['misspelled', 'misspelt', 'ismisspelled', 'typo', 'hastypo'],
  grade: ['grade', 'relevance', 'label', 'score', 'rating', 'gain', 'medianrelevance', 'escilabel'],
} as const

export type Column = keyof typeof names

/** The cell of a column, by the surest of its names that the row has; undefined when it has none. */
export function cell(row: Row, column: Column): unknown {
  const name = names[column].find((one) => row[one] !== undefined)
  return name === undefined ? undefined : row[name]
}

/** The cell as text, empty when the row has no such column. */
export const textCell = (row: Row, column: Column): string => textOf(cell(row, column))

/** Throws an Error that names the columns there are when a file lacks one that is needed. */
export function needColumns(row: Row, file: string, columns: readonly Column[]): void {
  const missing = columns.filter((column) => cell(row, column) === undefined)
  if (missing.length === 0) return
  const wanted = missing.map((column) => `${column} (or ${names[column].join(', ')})`).join(' and ')
  throw new Error(`${file} has no column ${wanted}; it has ${Object.keys(row).join(', ')}`)
}

export const textOf = (data: unknown): string =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' ? String(data).trim() : ''
