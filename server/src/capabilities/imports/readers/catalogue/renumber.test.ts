import type { ImportInput } from '@shop/contract/imports/kinds'
import { expect, test } from 'vitest'
import { emptyShop } from '../testing.ts'
import type { CatalogueLookup, MappedItem } from './mapping.ts'
import { renumber } from './renumber.ts'

const known = (matnr: string) => ({ matnr, salesUnit: 'ST', units: ['ST'], categories: [] })
const stored = (matnr: string, supplier_matnr: string) => ({
  matnr,
  texts: { de: { maktx: matnr } },
  meins: 'ST',
  factory_numbers: [{ supplier_matnr, supplier_number: 'S1' }],
})
const shop: CatalogueLookup = {
  ...emptyShop,
  articlesOf: async () =>
    new Map([
      ['A1', known('E-1')],
      ['A2', known('E-2')],
    ]),
  storedArticles: async () =>
    new Map([
      ['E-1', stored('E-1', 'A1')],
      ['E-2', stored('E-2', 'A2')],
    ]),
}

test('a number stays with its article where the new one it is to get is refused', async () => {
  const renumberings = [
    { type: 'renumbering', row: 2, from: 'A2', to: '9'.repeat(80) },
    { type: 'renumbering', row: 3, from: 'A1', to: 'A2' },
  ] as const
  const items = await Array.fromAsync(
    renumber(renumberings, { id: 'S1', name: undefined, prefix: 'S1' }, shop),
  )
  // The row with the long number is refused by its schema, as any other.
  expect(items).toMatchObject([
    { type: 'row', row: 2 },
    { type: 'flush' },
    { type: 'flush' },
    { type: 'finding', code: 'NUMBER_TAKEN', article: 'A1', row: 3 },
  ])
})

/** A shop of articles E-0, E-1, … with the numbers M0, M1, …, which keeps what is written to it. */
function learningShop(count: number) {
  const rows = new Map<string, ImportInput<'articles'>>(
    Array.from({ length: count }, (_, i) => [`E-${i}`, stored(`E-${i}`, `M${i}`)]),
  )
  const numbersOf = () => new Map([...rows.values()].map((row) => [numberOf(row), String(row.matnr)]))
  const lookup: CatalogueLookup = {
    ...emptyShop,
    articlesOf: async (_, asked) => {
      const numbers = numbersOf()
      return new Map(asked.flatMap((one) => (numbers.has(one) ? [[one, known(numbers.get(one) ?? '')]] : [])))
    },
    storedArticles: async (asked) => new Map([...rows].filter(([matnr]) => asked.includes(matnr))),
  }
  return { lookup, write: (row: ImportInput<'articles'>) => rows.set(String(row.matnr), row), numbersOf }
}

const numberOf = ({ factory_numbers: numbers }: ImportInput<'articles'>): string =>
  Array.isArray(numbers) ? String(numbers[0]?.supplier_matnr) : ''

test('a chain takes one pass in the worst order, in which every number frees the one before', async () => {
  const count = 450
  const shopWith = learningShop(count)
  const chain = Array.from(
    { length: count },
    (_, i) => ({ type: 'renumbering', row: i + 1, from: `M${i}`, to: `M${i + 1}` }) as const,
  )
  let flushes = 0
  const items: MappedItem[] = []
  for await (const item of renumber(chain, { id: 'S1', name: undefined, prefix: 'S1' }, shopWith.lookup)) {
    items.push(item)
    if (item.type === 'row' && item.kind === 'articles' && !('delete' in item.value && item.value.delete))
      shopWith.write(item.value)
    if (item.type === 'flush') flushes += 1
  }
  expect(items.filter(({ type }) => type === 'finding')).toEqual([])
  expect(
    [...shopWith.numbersOf()].filter(([number, matnr]) => number !== `M${Number(matnr.slice(2)) + 1}`),
  ).toEqual([])
  expect(flushes).toBe(Math.ceil(count / 200))
})
