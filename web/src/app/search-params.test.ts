import { expect, test } from 'vitest'
import { many, one, parseSearch, stringifySearch, whole } from './search-params.ts'

test('numbers and JSON stay the text that was typed', () => {
  expect(parseSearch('?r=1&q={"a":1}')).toEqual({ r: '1', q: '{"a":1}' })
})

test('a repeated parameter becomes a list and back', () => {
  const search = parseSearch('?fq=brand:"A"&fq=brand:"B"&q=x')
  expect(search).toEqual({ fq: ['brand:"A"', 'brand:"B"'], q: 'x' })
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('what is undefined leaves no trace', () => {
  expect(stringifySearch({ q: undefined, page: null })).toBe('')
})

test('reading takes the first, all, or a whole number, and nothing it cannot read', () => {
  expect([one(['a', 'b']), one(''), one(undefined)]).toEqual(['a', undefined, undefined])
  expect([many('a'), many(['a', '', 'b']), many(undefined)]).toEqual([['a'], ['a', 'b'], []])
  expect([whole('3'), whole('0', 1), whole('-1'), whole('x'), whole(7)]).toEqual([
    3,
    undefined,
    undefined,
    undefined,
    7,
  ])
})
