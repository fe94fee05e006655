import { several } from '@shop/contract/ids'
import { search } from '@shop/contract/resources/search'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-input.ts'

test('of a list or table beyond all measure no entry is looked at', () => {
  let looked = 0
  const word = z.string().refine(() => (looked += 1) > 0)
  const schema = z.object({ words: several(word), names: z.record(z.string(), word).optional() })
  const words = Array.from({ length: 1001 }, () => 'x')
  const names = Object.fromEntries(words.map((name, place) => [`${name}${place}`, name]))
  expect(readInput(schema, { words, names })).toEqual({ wrong: { words: 'TOO_LARGE', names: 'TOO_LARGE' } })
  expect(looked).toBe(0)
  expect(readInput(schema, { words: words.slice(1) })).toHaveProperty('input')
})

test('a search with as many filters as fill a request is refused for their number alone', () => {
  const { input } = search.events.SEARCH
  const fq: unknown[] = Array.from({ length: 450_000 }, () => 0)
  expect(readInput(input, { q: 'fliese', fq })).toEqual({ wrong: { fq: 'TOO_LARGE' } })
})
