import { describe, expect, test } from 'vitest'
import { aTile } from '#web/testing/articles.ts'
import { comparisonGroups, comparisonRows } from './comparison-rows.ts'
import type { Compared } from './queries.ts'

const compared = (matnr: string, values: Record<string, string>, category = 'tiles'): Compared => ({
  article: aTile({ matnr }),
  addedAt: '2026-03-01T08:00:00.000Z',
  category: { id: category, name: category },
  attributes: Object.entries(values).map(([key, value]) => ({ key, name: `Name ${key}`, value, unit: 'mm' })),
})

describe('the rows of a comparison', () => {
  test('tell which attributes differ, a missing one among them', () => {
    const rows = comparisonRows([
      compared('1', { height: '9', width: '600' }),
      compared('2', { height: '10', width: '600', frost: 'ja' }),
    ])
    expect(rows).toEqual([
      { key: 'height', name: 'Name height', values: ['9 mm', '10 mm'], differs: true },
      { key: 'width', name: 'Name width', values: ['600 mm', '600 mm'], differs: false },
      { key: 'frost', name: 'Name frost', values: ['', 'ja mm'], differs: true },
    ])
  })

  test('are named as the first article names them', () => {
    const second = compared('2', { height: '9' })
    second.attributes[0]!.name = 'Another name'
    const [row] = comparisonRows([compared('1', { height: '9' }), second])
    expect(row?.name).toBe('Name height')
  })

  test('of a single article do not differ', () => {
    expect(comparisonRows([compared('1', { height: '9' })]).map(({ differs }) => differs)).toEqual([false])
  })
})

test('articles of one category stand together, however they were added', () => {
  const groups = comparisonGroups([
    compared('1', {}, 'tiles'),
    compared('2', {}, 'glue'),
    compared('3', {}, 'tiles'),
  ])
  expect(groups.map(({ id, articles }) => [id, articles.map(({ article }) => article.matnr)])).toEqual([
    ['tiles', ['1', '3']],
    ['glue', ['2']],
  ])
})
