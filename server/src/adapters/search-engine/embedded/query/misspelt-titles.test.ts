import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfTitles } from '../../testing/titled.ts'

/** Titles by their words, each with the number of articles that have it. */
const titles: readonly (readonly [title: string, articles: number])[] = [
  ['Lorafo Linear Fluorescent Tube', 160],
  ['Brimi Linear Flourescent Tube', 3],
  ['Lorafo Grade Stake', 160],
  ['Brimi Grate Stake', 3],
  ['Torlin Wall Box', 15_700],
]

let engine: SearchEngine

beforeAll(async () => {
  engine = await engineOfTitles(titles.map(([title, articles]) => [title, title, articles]))
})

const found = async (q: string): Promise<number> => (await engine.search({ q, language: 'en' })).numFound

test('a short word that few titles have is no misspelt one', async () => {
  expect(await found('grate')).toBe(3)
})

test('a word that is right is met by itself alone', async () => {
  expect(await found('fluorescent')).toBe(160)
})

test('a word misspelt in a few titles is read as the right one, too', async () => {
  expect(await found('flourescent tube')).toBe(163)
})
