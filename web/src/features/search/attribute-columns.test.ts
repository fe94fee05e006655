import { expect, test } from 'vitest'
import { attributeColumns } from './attribute-columns.ts'

const attribute = (key: string) => ({ key, name: key, value: '1', unit: '' })
const article = (...keys: string[]) => ({ attributes: keys.map(attribute) })
const keys = (...articles: ReturnType<typeof article>[]) => attributeColumns(articles).map(({ key }) => key)

test('articles without attributes have no columns', () => {
  expect(keys(article(), article())).toEqual([])
})

test('what most articles have comes first, then what stands first in them, and four are enough', () => {
  const articles = [
    article('format', 'colour', 'rare'),
    article('format', 'colour', 'frost'),
    article('format'),
  ]
  expect(keys(...articles)).toEqual(['format', 'colour', 'rare', 'frost'])
  expect(keys(article('a', 'b', 'c', 'd', 'e'))).toEqual(['a', 'b', 'c', 'd'])
})
