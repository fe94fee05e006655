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

/** Rows of an NDJSON file, or of a CSV file with a heading. */
async function readRows(file: string): Promise<Row[]> {
  const text = await readFile(file, 'utf8')
  if (!/\.(?:nd)?jsonl?$/.test(file)) return parse(text, { columns: true, bom: true, skip_empty_lines: true })
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row)
}

export async function readProducts(file: string, language: Language): Promise<SearchDocument[]> {
  return (await readRows(file)).map((row) => toDocument(row, language))
}

export async function readQueries(file: string): Promise<JudgedQuery[]> {
  return (await readRows(file)).map((row) => ({
    id: text(row.id),
    text: text(row.text),
    ...(row.kind !== undefined && { kind: text(row.kind) }),
    misspelled: ['1', 'true', 'x'].includes(text(row.misspelled).toLowerCase()),
  }))
}

export async function readLabels(file: string): Promise<Labels> {
  const labels: Labels = new Map()
  for (const row of await readRows(file)) {
    const query = text(row.query)
    const grades = labels.get(query) ?? new Map<string, number>()
    labels.set(query, grades.set(text(row.product), Number(text(row.grade))))
  }
  return labels
}

function toDocument(row: Row, language: Language): SearchDocument {
  const attributes = toAttributes(row.attributes, language)
  const path = list(row.categories)
  const brand = text(row.brand)
  return {
    matnr: text(row.id),
    texts: {
      [language]: {
        maktx: text(row.title),
        maktx2: text(row.subtitle),
        maktx3: path.join(', '),
        description: text(row.description),
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
