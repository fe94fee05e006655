import { expect, test } from 'vitest'
import { attributeColumns } from './attribute-columns.ts'

const article = (attributes: Record<string, string>) => ({
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, name: key, value, unit: '' })),
})
const keys = (...articles: ReturnType<typeof article>[]) => attributeColumns(articles).map(({ key }) => key)

test('articles without attributes have no columns', () => {
  expect(keys(article({}), article({}))).toEqual([])
})

test('what is the same in all of them tells nothing', () => {
  expect(
    keys(article({ material: 'Ton', colour: 'rot' }), article({ material: 'Ton', colour: 'grau' })),
  ).toEqual(['colour'])
})

test('what most articles have comes first, and five are enough', () => {
  const articles = [
    article({
      rare: 'a',
      format: '30',
      colour: 'rot',
      surface: 'matt',
      slip: 'R9',
      edge: 'glatt',
      series: 'A',
    }),
    article({ format: '60', colour: 'grau', surface: 'glatt', slip: 'R10', edge: 'rund', series: 'B' }),
    article({
      rare: 'b',
      format: '60',
      colour: 'grau',
      surface: 'glatt',
      slip: 'R10',
      edge: 'rund',
      series: 'B',
    }),
  ]
  expect(keys(...articles)).toEqual(['format', 'colour', 'surface', 'slip', 'edge'])
})
