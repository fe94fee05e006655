import { describe, expect, test } from 'vitest'
import { lettersOf, mayBeTypo, typoDistance } from './distance.ts'

const isLeftOut = (typed: string, name: string, most: number) =>
  !mayBeTypo(lettersOf(typed), lettersOf(name), most)

describe('The letters of a word tell without a comparison', () => {
  test.each([
    ['kleber', 'kloben', 1],
    ['fliese', 'flasche', 1],
    ['mortel', 'montage', 2],
  ])('that "%s" is no "%s"', (typed, name, most) => {
    expect(isLeftOut(typed, name, most)).toBe(true)
  })

  test.each([
    ['a wrong letter', 'klebar', 'kleber', 1],
    ['a missing letter', 'feber', 'fieber', 1],
    ['a letter too many', 'kleeber', 'kleber', 1],
    ['neighbours swapped', 'flisee', 'fliese', 1],
    ['two wrong letters', 'fliasonkleber', 'fliesenkleber', 2],
  ])('of nothing that may be a typo: %s', (_, typed, name, most) => {
    expect(isLeftOut(typed, name, most)).toBe(false)
  })

  test('and never leave out what the comparison finds', () => {
    const words = [
      'fliese',
      'fliesen',
      'kleber',
      'klebar',
      'silikon',
      'silicon',
      'spachtel',
      'spachtle',
      'dubel',
    ]
    const pairs = words.flatMap((a) => words.map((b) => [a, b] as const))
    for (const most of [1, 2]) {
      const near = pairs.filter(([a, b]) => typoDistance(a, b, most) <= most)
      expect(near.length).toBeGreaterThan(words.length)
      expect(near.filter(([a, b]) => isLeftOut(a, b, most))).toEqual([])
    }
  })
})
