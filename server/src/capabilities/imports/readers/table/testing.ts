import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ImportInput, importKinds } from '@shop/contract/imports/kinds'
import type { NumberStyle, TableColumns } from '@shop/contract/imports/table-columns'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished } from 'vitest'
import { type CatalogueLookup, defaultMapping, type KnownArticle } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { openDelivery } from '../delivery.ts'
import { emptyShop } from '../testing.ts'
import { openTable } from './read-table.ts'
import { recogniseColumns } from './recognise.ts'
import { tableSource } from './table-source.ts'

type Choice = {
  columns?: TableColumns
  numbers?: NumberStyle
  known?: Record<string, KnownArticle>
  stored?: Record<string, ImportInput<'articles'>>
}

/** A file of this content until the test is over. */
export async function fileWith(name: string, content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'table-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}

/** Reads a table to the rows of the import interface, each checked by the schema of its kind. */
export async function read(
  name: string,
  content: string | Uint8Array,
  { columns, numbers = 'auto', known = {}, stored = {} }: Choice = {},
) {
  const delivery = await openDelivery([{ path: await fileWith(name, content) }])
  onTestFinished(delivery.close)
  const [file] = delivery.files
  if (!file) throw new Error('the delivery has no file')
  const table = await openTable(delivery.format, file)
  const source = await tableSource(table, {
    columns: columns ?? recogniseColumns(table.names, table.first),
    numbers,
    currency: 'EUR',
  })
  const mapping = { ...defaultMapping, today: '2026-03-11', supplier: 'S1' }
  const lookup: CatalogueLookup = {
    ...emptyShop,
    articlesOf: async (_, asked) =>
      new Map(Object.entries(known).filter(([number]) => asked.includes(number))),
    storedArticles: async () => new Map(Object.entries(stored)),
  }
  const items = await Array.fromAsync(catalogueToRows(source, mapping, lookup))
  for (const item of items)
    if (item.type === 'row') expect(importKinds[item.kind].safeParse(item.value).error).toBeUndefined()
  const findings = items.filter((item) => item.type === 'finding')
  return {
    table,
    findings,
    codes: findings.map(({ code, row = 0 }) => `${row} ${code}`),
    of: (kind: string) =>
      items.flatMap((item) => (item.type === 'row' && item.kind === kind ? [item.value] : [])),
  }
}

/** The parts of a workbook Excel writes, with the rows of each of its sheets. */
export function workbook(...sheets: (string | { name: string; rows: string; state?: string })[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const each = sheets.map((sheet, index) => ({
    ...(typeof sheet === 'string' ? { name: 'Preise', rows: sheet } : sheet),
    at: index + 1,
  }))
  const all = (part: (sheet: (typeof each)[number]) => string) => each.map(part).join('')
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${all(({ at }) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${types}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${all(({ name, state = 'visible', at }) => `<sheet name="${name}" sheetId="${at}" state="${state}" r:id="r${at}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all(({ at }) => `<Relationship Id="r${at}" Type="${relations}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}<Relationship Id="s1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      each.map(({ at, rows }) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`,
      ]),
    ),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

/** A cell of a sheet. */
export const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
