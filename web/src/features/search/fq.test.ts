import { expect, test } from 'vitest'
import { parsed, valueEntry } from '#web/app/filter-entries.ts'
import { rangeOf, toggled, withoutField, withRange } from './fq.ts'

test('an entry that is none of the known forms counts as a hierarchy value', () => {
  expect(parsed('000100Fliesen/000110Bodenfliesen')).toEqual({
    field: 'category',
    value: '000100Fliesen/000110Bodenfliesen',
  })
})

test('a value with quotes and backslashes comes back as it went', () => {
  const value = 'Stein "Alt" \\ 60'
  expect(parsed(valueEntry('attr:series', value))).toEqual({ field: 'attr:series', value })
})

test('pressing a value twice leaves the filters as they were', () => {
  const fq = ['brand:"A"']
  expect(toggled(toggled(fq, 'brand:"B"'), 'brand:"B"')).toEqual(fq)
})

test('a range replaces the one of its field and disappears when both ends are open', () => {
  const narrow = withRange(['brand:"A"', 'price:[1 TO 2]'], 'price', 5, null)
  expect(narrow).toEqual(['brand:"A"', 'price:[5 TO *]'])
  expect(rangeOf(narrow, 'price')).toEqual({ from: 5, to: null })
  expect(withRange(narrow, 'price', null, null)).toEqual(['brand:"A"'])
})

test('ends of a range typed the wrong way round are turned', () => {
  expect(withRange([], 'price', 50, 10)).toEqual(['price:[10 TO 50]'])
})

test('a field is not taken for another that begins alike', () => {
  expect(withoutField(['attr:size:"1"', 'attr:size_mm:"2"'], 'attr:size')).toEqual(['attr:size_mm:"2"'])
})
