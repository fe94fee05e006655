import type {
  Language,
  SearchAttribute,
  SearchDocument,
} from '../../server/src/adapters/search-engine/document.ts'
import { cell, needColumns, textCell, textOf } from './columns.ts'
import { readRows } from './read-rows.ts'
import type { Row } from './read-rows.ts'

export interface JudgedQuery {
  id: string
  text: string
  kind?: string
  misspelled: boolean
}

/** Grade by product, by query; a product that is not named has grade 0. */
export type Labels = Map<string, Map<string, number>>

/** Each product once; a later row of the same id is left out. */
export async function readProducts(file: string, language: Language): Promise<SearchDocument[]> {
  const products = new Map<string, SearchDocument>()
  for await (const row of readRows(file)) {
    if (products.size === 0) needColumns(row, file, ['product', 'title'])
    const matnr = textCell(row, 'product')
    if (!products.has(matnr)) products.set(matnr, toDocument(matnr, row, language))
  }
  return [...products.values()]
}

/** Queries by id, or by their text where rows have no id; each once. A file of judged pairs does as well. */
export async function readQueries(file: string): Promise<JudgedQuery[]> {
  const queries = new Map<string, JudgedQuery>()
  for await (const row of readRows(file)) {
    if (queries.size === 0) needColumns(row, file, ['query'])
    const text = textCell(row, 'query')
    const id = queryIdOf(row) || text
    if (queries.has(id)) continue
    const kind = textCell(row, 'kind')
    const misspelled = ['1', 'true', 'x', 'yes'].includes(textCell(row, 'misspelled').toLowerCase())
    queries.set(id, { id, text, misspelled, ...(kind && { kind }) })
  }
  return [...queries.values()]
}

/** A column `id` is the query's, unless the row also names a product: then it numbers the pairs. */
const queryIdOf = (row: Row): string =>
  textCell(row, 'queryId') ||
  (row['productid'] === undefined && row['productuid'] === undefined ? textOf(row['id']) : '')

/** Labels name a query by its id or, where no query has that id, by its text. */
export async function readLabels(file: string, queries: readonly JudgedQuery[]): Promise<Labels> {
  const ids = new Set(queries.map(({ id }) => id))
  const idOfText = new Map(queries.map(({ id, text }) => [text, id]))
  const labels: Labels = new Map()
  for await (const row of readRows(file)) {
    if (labels.size === 0) needColumns(row, file, ['product', 'grade'])
    const named = [textCell(row, 'queryId'), textCell(row, 'query')].filter(Boolean)
    const query = named.find((name) => ids.has(name)) ?? idOfText.get(named.at(-1) ?? '') ?? named[0]
    if (query === undefined) throw new Error(`${file}: a row names no query`)
    const grades = labels.get(query) ?? new Map<string, number>()
    labels.set(query, grades.set(textCell(row, 'product'), gradeOf(textCell(row, 'grade'), file)))
  }
  return labels
}

const gradeWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ exact: 2, partial: 1, irrelevant: 0, e: 3, s: 2, c: 1, i: 0 }),
)

function gradeOf(text: string, file: string): number {
  const grade = gradeWords.get(text.toLowerCase()) ?? Number(text || Number.NaN)
  if (Number.isNaN(grade)) throw new Error(`${file}: '${text}' is no grade`)
  return grade
}

function toDocument(matnr: string, row: Row, language: Language): SearchDocument {
  const brand = textCell(row, 'brand')
  return {
    matnr,
    texts: {
      [language]: {
        maktx: textCell(row, 'title'),
        maktx2: textCell(row, 'subtitle'),
        description: textCell(row, 'description'),
      },
    },
    supplierNumbers: list(cell(row, 'numbers'), /\|/),
    attributes: toAttributes(cell(row, 'attributes'), language),
    categories: list(cell(row, 'categories'), /[|>/]/).map((name) => [name]),
    ...(brand && { brand }),
  }
}

/** An object of names and values, or one text with all of them. */
function toAttributes(data: unknown, language: Language): SearchAttribute[] {
  const object = typeof data === 'string' ? objectIn(data) : data
  const entries =
    typeof object === 'object' && object !== null
      ? Object.entries(object)
      : textOf(object)
        ? [['attributes', object]]
        : []
  return entries.map(([name, value]) => ({
    key: String(name),
    name: { [language]: String(name) },
    value: { [language]: textOf(value) },
    facet: false,
  }))
}

/** Some files keep an object as JSON in a cell; what only looks like one is a text. */
function objectIn(text: string): unknown {
  if (!text.startsWith('{')) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const list = (data: unknown, separator: RegExp): string[] =>
  (Array.isArray(data) ? data.map((item) => textOf(item)) : textOf(data).split(separator))
    .map((item) => item.trim())
    .filter(Boolean)
