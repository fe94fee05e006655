import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runNow } from '../memory/steps.ts'
import { packSorted, stringAt } from '../memory/string-table.ts'
import { buildEndings, stringsEnding } from './endings.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '1'), maxLength: 6 })

function ending(words: readonly string[], piece: string, limit: number): string[] {
  const { table } = runNow(packSorted(words))
  const endings = runNow(buildEndings(table))
  return Array.from(stringsEnding(table, endings, piece, limit), (at) => stringAt(table, at))
}

test('no more strings are given than are wanted', () => {
  expect(ending(['rohr', 'ablaufrohr', 'standrohr', 'rohrbogen'], 'rohr', 2)).toHaveLength(2)
})

test('all strings that end with a piece are found, and no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (words, piece) => {
      expect(ending(words, piece, 100).toSorted()).toEqual(
        words.filter((one) => one.endsWith(piece)).toSorted(),
      )
    }),
  )
})
