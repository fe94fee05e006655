import { expect, test } from 'vitest'
import { unknownIn } from './unknown-words.tsx'

test('a word that is asked for twice is named once, as it was typed', () => {
  expect(unknownIn('Xyz Fliese xyz', ['xyz', 'xyz'])).toEqual(['Xyz'])
})

test('where nothing was found for all of it no word is named', () => {
  expect(unknownIn('xyz', ['xyz'])).toEqual([])
})
