import { expect, test } from 'vitest'
import { searchedLine } from './searched-line.ts'

test('words that were searched describe the article', () => {
  for (const words of ['quietschentchen', 'fliese 60x120 blau', ''])
    expect(searchedLine(words)).toEqual({ manufacturer_number: '', description: words })
})

test('what looks like a number is taken for the maker’s', () => {
  for (const number of ['4711', 'BX-7', '10.20/3', 'KN_6060'])
    expect(searchedLine(` ${number} `)).toEqual({ manufacturer_number: number, description: '' })
})

test('nothing is longer than its field', () => {
  expect(searchedLine('1'.repeat(99)).manufacturer_number).toHaveLength(40)
  expect(searchedLine('a '.repeat(200)).description).toHaveLength(200)
})
