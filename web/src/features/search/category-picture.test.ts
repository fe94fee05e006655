import { expect, test } from 'vitest'
import { categoryPicture } from './category-picture.ts'

test('without a path there is no picture', () => {
  expect(categoryPicture('/image?source=category/', '1/0000000110/')).toBe('')
})

test('level and index are no part of the address', () => {
  expect(categoryPicture('/image?source=category/', '2/0000000110/floor-tiles')).toBe(
    '/image?source=category/floor-tiles',
  )
})
