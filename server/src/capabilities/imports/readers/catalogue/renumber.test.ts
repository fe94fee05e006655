import { expect, test } from 'vitest'
import { emptyShop } from '../testing.ts'
import type { CatalogueLookup } from './mapping.ts'
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
