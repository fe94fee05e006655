import { expect, test } from 'vitest'
import type { SearchFilter } from '#server/adapters/search-engine/port.ts'
import { type CountedCategory, toTree } from '#server/adapters/search-engine/to-tree.ts'
import { speakingCategory, tableColumns } from './table-columns.ts'

const counted = (field: string, counts: Record<string, number>) => ({
  field: `attr:${field}`,
  label: field,
  values: Object.keys(counts).map((key) => ({ key, label: key, number: Number(key) })),
  counts: Object.values(counts),
})
const doc = (attributes: Record<string, string>) => ({
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, name: key, value, unit: '' })),
})
const keys = (
  fields: ReturnType<typeof counted>[],
  {
    numFound = 10,
    filters = [],
    stated = [],
  }: { numFound?: number; filters?: SearchFilter[]; stated?: string[] } = {},
) => tableColumns({ fields, ranges: [], numFound }, filters, stated, () => []).map(({ key }) => key)

test('what nearly no or nearly every hit has alike tells little', () => {
  expect(
    keys([counted('norm', { a: 99, b: 1 }), counted('rare', { a: 1, b: 1 })], { numFound: 100 }),
  ).toEqual([])
})

test('what is the same in all hits tells nothing', () => {
  expect(keys([counted('material', { Ton: 10 }), counted('colour', { rot: 5, grau: 5 })])).toEqual(['colour'])
  expect(keys([counted('material', { Ton: 1 })], { numFound: 1 })).toEqual(['material'])
})

test('what most hits have comes first, else the order of the index, and five are enough', () => {
  const fields = ['rare', 'format', 'surface', 'slip', 'edge', 'series', 'norm'].map((field) =>
    counted(field, field === 'rare' ? { a: 1, b: 1 } : { a: 4, b: 6 }),
  )
  expect(keys(fields)).toEqual(['format', 'surface', 'slip', 'edge', 'series'])
})

test('what articles state first comes before what the index has first, though never before what tells more', () => {
  const fields = ['colour', 'width', 'length', 'density', 'lambda', 'thickness'].map((field) =>
    counted(field, { a: 4, b: 6 }),
  )
  const rare = counted('rare', { a: 1, b: 1 })
  expect(keys([...fields, rare], { stated: ['rare', 'lambda', 'thickness', 'width'] })).toEqual([
    'lambda',
    'thickness',
    'width',
    'colour',
    'length',
  ])
})

test('the lowest category on the way to most hits says how they are described, below the chosen one', () => {
  const node = (id: string, count: number, children: CountedCategory[] = []) => ({
    category: { id, level: 1, name: id, sort: '000001' },
    count,
    children,
  })
  const wool = node('wool', 48, [node('facade', 8), node('rafter', 40)])
  const all = toTree([node('tiles', 60), wool])
  expect(speakingCategory(toTree([]), new Set(['wool']))).toBeUndefined()
  expect(speakingCategory(all, new Set())).toBe('tiles')
  expect(speakingCategory(all, new Set(['facade']))).toBe('facade')
  expect(speakingCategory(all, new Set(['wool']))).toBe('rafter')
})

test('the energy class is no column, for its arrow stands beside the price', () => {
  expect(keys([counted('energy_class_a_g', { A: 5, B: 5 }), counted('power', { 5: 5, 7: 5 })])).toEqual([
    'power',
  ])
})

test('values beside those that are filtered by do not count', () => {
  const fields = [counted('width', { 30: 20, 60: 10 }), counted('length', { 60: 4, 120: 4 })]
  expect(keys(fields)).toEqual(['width', 'length'])
  const byValue = { kind: 'field', field: 'attr:width', values: ['60'] } as const
  expect(keys(fields, { filters: [byValue] })).toEqual(['length'])
  const byRange = { kind: 'range', field: 'attr:width', ranges: [{ from: 50 }] } as const
  expect(keys(fields, { filters: [byRange] })).toEqual(['length'])
})

test('a numeric column names its unit', () => {
  const fields = [counted('width', { 30: 5, 60: 5 })]
  const ranges = [{ field: 'attr:width', label: 'width', unit: 'mm', min: 30, max: 60, histogram: [] }]
  expect(tableColumns({ fields, ranges, numFound: 10 }, [], [], () => [])).toEqual([
    { key: 'width', name: 'width', unit: 'mm' },
  ])
})

test('where nothing was counted the articles that are shown tell', () => {
  const docs = [
    doc({ material: 'Ton', colour: 'rot' }),
    doc({ material: 'Ton', colour: 'grau', edge: 'rund' }),
  ]
  expect(
    tableColumns({ fields: [], ranges: [], numFound: 0 }, [], [], () => docs).map(({ key }) => key),
  ).toEqual(['colour'])
})
