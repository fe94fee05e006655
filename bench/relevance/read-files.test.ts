import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gains, ndcg10 } from './measures.ts'
import { readLabels, readProducts, readQueries } from './read-files.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'relevance-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string, encoding: BufferEncoding = 'utf8'): Promise<string> {
  const at = path.join(folder, name)
  await writeFile(at, content, encoding)
  return at
}

const titlesOf = async (at: string) =>
  (await readProducts(at, 'en')).map(({ matnr, texts }) => [matnr, texts.en?.maktx])

test('a file that is not there is named', async () => {
  await expect(readProducts('nowhere.csv', 'en')).rejects.toThrow(/^nowhere\.csv cannot be read: /)
})

test('a file without a column that is needed is refused with the columns it has', async () => {
  const at = await file('wrong.csv', 'sku,price\n1,2\n')
  await expect(readProducts(at, 'en')).rejects.toThrow(/no column title .* it has sku, price/)
})

test('a grade that is no number is refused', async () => {
  const at = await file('grades.csv', 'query,product,grade\ntile,1,good\n')
  await expect(readLabels(at, [])).rejects.toThrow(/'good' is no grade/)
})

test('one file of judged pairs is products, queries and labels at once', async () => {
  const pairs = await file(
    'pairs.csv',
    'id,product_uid,product_title,search_term,relevance\n2,101,Floor Tile 90°,tile,2.33\n3,101,Floor Tile 90°,floor,3\n9,102,"Wall ""Tile""",tile,1\n',
    'latin1',
  )
  expect(await titlesOf(pairs)).toEqual([
    ['101', 'Floor Tile 90°'],
    ['102', 'Wall "Tile"'],
  ])
  const queries = await readQueries(pairs)
  expect(queries.map(({ id, text }) => [id, text])).toEqual([
    ['tile', 'tile'],
    ['floor', 'floor'],
  ])
  expect(Object.fromEntries((await readLabels(pairs, queries)).get('tile')!)).toEqual({ 101: 2.33, 102: 1 })
})

test('three tables with tabs, grades in words and numbered pairs are read', async () => {
  const products = await file(
    'product.csv',
    "product_id\tproduct_name\tcategory hierarchy\tproduct_features\n7\tOak Bed 60\" wide\tRooms / Beds\t{'a': 1}\n",
  )
  const queries = await readQueries(
    await file('query.csv', 'query_id\tquery\tquery_class\n5\toak bed\tBeds\n'),
  )
  const labels = await file(
    'label.csv',
    'id\tquery_id\tproduct_id\tlabel\n0\t5\t7\tExact\n1\t5\t8\tPartial\n',
  )
  expect(await titlesOf(products)).toEqual([['7', 'Oak Bed 60" wide']])
  expect(queries).toEqual([{ id: '5', text: 'oak bed', kind: 'Beds', misspelled: false }])
  expect(Object.fromEntries((await readLabels(labels, queries)).get('5')!)).toEqual({ 7: 2, 8: 1 })
})

test.each([
  ['a JSON list', '[{"Product ID": 1, "Title": "Tile"}]'],
  ['a line of JSON for each', '{"id": "1", "title": "Tile"}\n\n'],
  ['a table with a mark at its beginning', '\uFEFFid;title\n1;Tile\n'],
])('products are read from %s', async (_, content) => {
  expect(await titlesOf(await file('any.txt', content))).toEqual([['1', 'Tile']])
})

test('the grade that is worth nothing and the gain are chosen', () => {
  const grades = new Map([
    ['a', 1],
    ['b', 3],
  ])
  expect(ndcg10(['a'], grades, gains['exponential']!(1))).toBe(0)
  expect(ndcg10(['b'], grades, gains['linear']!(1))).toBe(1)
  expect(ndcg10(['a'], grades, gains['linear']!(0))).toBeCloseTo(1 / (3 + 1 / Math.log2(3)))
})
