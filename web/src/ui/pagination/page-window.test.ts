import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('on page %i of %i the pages %j are linked', (page, pages, window) =>
  expect(pageWindow(page, pages)).toEqual(window),
)
