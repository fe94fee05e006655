import { makeCatalogue } from '../search/articles.ts'
import type { SearchDocument } from '../../server/src/adapters/search-engine/document.ts'

const batch = 5000

/** Articles of the made-up catalogue stand beside those of the demo; their numbers begin where no others are. */
export const own = (matnr: string): string => `9${matnr.padStart(8, '0')}`

type Range = { from: number; to: number }

/**
 * Adds a range of the articles of a made-up catalogue, with categories, prices and stock, to a shop through its
 * import interface. Gives the number of the last one.
 * @param token the shop's IMPORT_TOKEN
 */
export async function addArticles(
  shop: URL,
  token: string,
  size: number,
  { from: first, to }: Range,
): Promise<string> {
  const { categories, document } = makeCatalogue(size)
  const send = (kind: string, rows: readonly object[]) =>
    importRows(new URL(`api/import/${kind}`, shop), token, rows)
  await send(
    'categories',
    categories.map(({ sort, ...category }) => ({ ...category, sort: Number(sort) })),
  )
  for (let from = first; from < to; from += batch) {
    const documents = Array.from({ length: Math.min(batch, to - from) }, (_, i) => document(from + i))
    await send('articles', documents.map(articleRow))
    await send('prices', documents.map(priceRow))
    await send('stock', documents.flatMap(stockRows))
  }
  return own(document(to - 1).matnr)
}

async function importRows(url: URL, token: string, rows: readonly object[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' }
  const body = rows.map((row) => JSON.stringify(row)).join('\n')
  const response = await fetch(url, { method: 'POST', headers, body })
  const report = await response.text()
  if (!response.ok || !report.includes(`"written":${rows.length}`)) {
    throw new Error(`${url.pathname}: ${response.status} ${report.slice(0, 500)}`)
  }
}

function articleRow(document: SearchDocument): object {
  const { matnr, bismt, ean, texts, brand, supplierName, supplierNumbers = [], attributes = [] } = document
  return {
    matnr: own(matnr),
    bismt: `${bismt}-${matnr}`,
    ean,
    texts,
    brand,
    categories: document.categories!.map((path) => path.at(-1)),
    factory_numbers: supplierNumbers.map((number) => ({
      supplier_matnr: number,
      supplier_name: supplierName,
    })),
    attributes: attributes.map(({ key, name, value }) => ({
      key,
      name,
      value: 'number' in value ? String(value.number) : value,
      ...('number' in value && { unit: value.unit }),
      facet: 'X',
    })),
    meins: 'ST',
    created: document.created,
    sales_rank: String(document.salesRank),
    ...(document.discontinued && { discontinued: 'X' }),
  }
}

const priceRow = ({ matnr, price }: SearchDocument): object => ({
  matnr: own(matnr),
  price: String(price),
  currency: 'EUR',
  kmein: 'ST',
  valid_from: '2020-01-01',
  valid_to: '9999-12-31',
})

const stockRows = ({ matnr, werks = [] }: SearchDocument): object[] =>
  werks.slice(0, 1).map(() => ({ matnr: own(matnr), werks: '1000', quantity: '12' }))
