import { describe, expect, test } from 'vitest'
import { parseFilters } from './filter-query.ts'
import { parseSort } from './sort.ts'

const categories: Record<string, string> = {
  '000100Fliesen/000110Bodenfliesen': 'K110',
  '000200Rohre (1∕2" bis 2"): HT & KG*': 'K200',
}
const parse = (...entries: string[]) => parseFilters(entries, (value) => categories[value])

describe('filter entries', () => {
  test.each([
    '{!func}price',
    'password:"x"',
    'brand:*',
    'brand:Kera*',
    'brand:"a" OR brand:"b"',
    'price:[1 TO]',
    'price:[a TO b]',
    'price:"5"',
    'brand:[1 TO 2]',
    'attr::"x"',
    '__proto__:"x"',
    'no such category',
    '',
    'brand:"a"b"',
  ])('refuse %s', (entry) => {
    expect(parse('brand:"Kerana"', entry)).toEqual({ wrong: 1 })
  })

  test('refuse the field that is one too many; more values of the others are welcome', () => {
    const fields = Array.from({ length: 30 }, (_, i) => `attr:a${i}:"x"`)
    expect(parse(...fields, 'attr:a0:"y"', 'attr:a1:[1 TO 2]')).toHaveProperty('filters')
    expect(parse(...fields, 'attr:a0:"y"', 'brand:"Kerana"')).toEqual({ wrong: 31 })
  })

  test('refuse the entry and the range of a field that are one too many', () => {
    const brands = Array.from({ length: 300 }, (_, i) => `brand:"B${i}"`)
    expect(parse(...brands, 'brand:"Kerana"')).toEqual({ wrong: 300 })
    expect(parse(...brands)).toHaveProperty('filters')
    const prices = Array.from({ length: 10 }, (_, i) => `price:[${i} TO ${i}]`)
    expect(parse(...prices, 'price:[20 TO 30]')).toEqual({ wrong: 10 })
    expect(parse(...prices, 'attr:width:[1 TO 2]')).toHaveProperty('filters')
  })

  test('of one field are alternatives, of different fields narrow one another', () => {
    expect(parse('brand:"Kerana"', 'attr:slip_resistance:"R10"', 'brand:"Stein \\"Alt\\""')).toEqual({
      filters: [
        { kind: 'field', field: 'brand', values: ['Kerana', 'Stein "Alt"'] },
        { kind: 'field', field: 'attr:slip_resistance', values: ['R10'] },
      ],
    })
  })

  test('take ranges with open ends', () => {
    const bars = 'price:[3.9480597130443282 TO 8.094999999999999]'
    expect(parse(bars)).toMatchObject({
      filters: [{ ranges: [{ from: 3.9480597130443282, to: 8.094999999999999 }] }],
    })
    expect(parse('price:[* TO 20]', 'attr:thickness:[8.5 TO *]')).toEqual({
      filters: [
        { kind: 'range', field: 'price', ranges: [{ to: 20 }] },
        { kind: 'range', field: 'attr:thickness', ranges: [{ from: 8.5 }] },
      ],
    })
  })

  test('find a category by its hierarchy value, bare or named, and by its id', () => {
    const wanted = { filters: [{ kind: 'pivot', field: 'category', values: ['K110'] }] }
    expect(parse('000100Fliesen/000110Bodenfliesen')).toEqual(wanted)
    expect(parse('category:"000100Fliesen/000110Bodenfliesen"')).toEqual(wanted)
    expect(parse('category:"K110"')).toEqual(wanted)
  })

  test('find a category whose name is written with the signs of filters', () => {
    expect(parse('000200Rohre (1∕2" bis 2"): HT & KG*')).toEqual({
      filters: [{ kind: 'pivot', field: 'category', values: ['K200'] }],
    })
  })
})

describe('sorting', () => {
  test.each(['password', 'price sideways', 'price asc asc', 'constructor'])('refuses %s', (text) => {
    expect(parseSort(text)).toBeUndefined()
  })

  test('has a direction of its own for every name', () => {
    expect(parseSort('')).toEqual({ field: 'relevance', direction: 'desc' })
    expect(parseSort('newest')).toEqual({ field: 'created', direction: 'desc' })
    expect(parseSort('price desc')).toEqual({ field: 'price', direction: 'desc' })
  })
})
