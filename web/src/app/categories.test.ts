import { expect, test } from 'vitest'
import { categoryPicture, categoryTree } from './categories.ts'

const category = (id: string, parent: string, level: number) => ({
  id,
  parent,
  level,
  value: '',
  name: id,
  image: '',
})

test('a flat list becomes a tree in its order, each with the way to it', () => {
  const tree = categoryTree([
    category('mosaic', 'tiles', 2),
    category('tools', '', 1),
    category('tiles', '', 1),
    category('floor', 'tiles', 2),
  ])
  expect(tree.map(({ id }) => id)).toEqual(['tools', 'tiles'])
  expect(tree[1]?.children.map(({ path }) => path)).toEqual([
    ['tiles', 'mosaic'],
    ['tiles', 'floor'],
  ])
})

test('a category whose parent is not listed stands on the first level', () => {
  expect(categoryTree([category('floor', 'gone', 2)]).map(({ path }) => path)).toEqual([['floor']])
})

test('without a path there is no picture', () => {
  expect(categoryPicture('/image?source=category/', '1/0000000110/')).toBe('')
})

test('level and index are no part of the address of a picture', () => {
  expect(categoryPicture('/image?source=category/', '2/0000000110/floor-tiles')).toBe(
    '/image?source=category/floor-tiles',
  )
})
