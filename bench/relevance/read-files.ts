import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type {
  Language,
  SearchAttribute,
  SearchDocument,
} from '../../server/src/adapters/search-engine/document.ts'

export interface JudgedQuery {
  id: string
  text: string
  kind?: string
  misspelled: boolean
}

/** Grade by product, by query; a product that is not named has grade 0. */
export type Labels = Map<string, Map<string, number>>

type Row = Record<string, unknown>

/** Names a column may have besides its own, as published data sets of queries and products call them. */
const otherNames: Record<string, readonly string[]> = {
  id: ['product_id', 'product_uid', 'query_id'],
  title: ['product_title', 'name'],
  description: ['product_description'],
  text: ['query', 'search_term'],
  query: ['query_id', 'search_term'],
  product: ['product_id', 'product_uid'],
  grade: ['relevance', 'label'],
}

const cell = (row: Row, name: string): unknown =>
  row[name] ?? row[otherNames[name]?.find((other) => row[other] !== undefined) ?? name]

/** Rows of an NDJSON file, or of a CSV file with a heading. */
async function readRows(file: string): Promise<Row[]> {
  const content = decode(await readFile(file))
  if (/\.(?:nd)?jsonl?$/.test(file)) {
    return content
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Row)
  }
  return parse(content, {
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: delimiterOf(content.slice(0, content.indexOf('\n'))),
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  })
}

/** UTF-8, or Windows-1252 when it is not that, as many published CSV files are. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Comma, semicolon or tab, whichever parts the heading most. */
const delimiterOf = (heading: string): string =>
  [',', ';', '\t'].toSorted((a, b) => heading.split(b).length - heading.split(a).length)[0]!

/** Each product once; a later row of the same id is left out. */
export async function readProducts(file: string, language: Language): Promise<SearchDocument[]> {
  const products = new Map<string, SearchDocument>()
  for (const row of await readRows(file)) {
    const document = toDocument(row, language)
    if (!products.has(document.matnr)) products.set(document.matnr, document)
  }
  return [...products.values()]
}

/** Queries by id, or by their text where rows have no id; each once. */
export async function readQueries(file: string): Promise<JudgedQuery[]> {
  const queries = new Map<string, JudgedQuery>()
  for (const row of await readRows(file)) {
    const typed = text(cell(row, 'text'))
    const id = text(row.id ?? row.query_id) || typed
    queries.set(id, {
      id,
      text: typed,
      ...(row.kind !== undefined && { kind: text(row.kind) }),
      misspelled: ['1', 'true', 'x'].includes(text(row.misspelled).toLowerCase()),
    })
  }
  return [...queries.values()]
}

/** Labels name a query by its id or, where no query has that id, by its text. */
export async function readLabels(file: string, queries: readonly JudgedQuery[]): Promise<Labels> {
  const ids = new Set(queries.map(({ id }) => id))
  const idOfText = new Map(queries.map(({ id, text }) => [text, id]))
  const labels: Labels = new Map()
  for (const row of await readRows(file)) {
    const named = text(cell(row, 'query'))
    const query = ids.has(named) ? named : (idOfText.get(named) ?? named)
    const grades = labels.get(query) ?? new Map<string, number>()
    labels.set(query, grades.set(text(cell(row, 'product')), Number(text(cell(row, 'grade')))))
  }
  return labels
}

function toDocument(row: Row, language: Language): SearchDocument {
  const attributes = toAttributes(row.attributes, language)
  const path = list(row.categories)
  const brand = text(row.brand)
  return {
    matnr: text(cell(row, 'id')),
    texts: {
      [language]: {
        maktx: text(cell(row, 'title')),
        maktx2: text(row.subtitle),
        maktx3: path.join(', '),
        description: text(cell(row, 'description')),
      },
    },
    supplierNumbers: list(row.numbers),
    attributes,
    ...(brand && { brand }),
  }
}

/** An object of names and values, or one text with all of them. */
function toAttributes(data: unknown, language: Language): SearchAttribute[] {
  const object = typeof data === 'string' && data.startsWith('{') ? (JSON.parse(data) as unknown) : data
  const entries =
    typeof object === 'object' && object !== null
      ? Object.entries(object)
      : text(object)
        ? [['attributes', object]]
        : []
  return entries.map(([name, value]) => ({
    key: String(name),
    name: { [language]: String(name) },
    value: { [language]: text(value) },
    facet: false,
  }))
}

const text = (data: unknown): string =>
  typeof data === 'string' || typeof data === 'number' ? String(data).trim() : ''

const list = (data: unknown): string[] =>
  Array.isArray(data) ? data.map((item) => text(item)) : text(data).split('|').filter(Boolean)
