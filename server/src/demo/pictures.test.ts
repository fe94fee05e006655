import { expect, test } from 'vitest'
import { isKnownColour } from '#server/adapters/images/generated/colours.ts'
import { drawings } from '#server/adapters/images/generated/drawings.ts'
import { demoArticles } from './catalogue/articles.ts'
import { demoCategories } from './catalogue/categories.ts'
import { colours } from './catalogue/colours.ts'
import { mediaRows } from './catalogue/media-rows.ts'

const unknown = (sources: readonly (string | undefined)[]) =>
  [...new Set(sources)].filter((source) => !((source ?? '').replace('generated:', '') in drawings))

test('every picture of an article names a drawing there is', () => {
  const pictures = [...mediaRows(demoArticles())].filter(({ kind }) => kind === 'image')
  expect(unknown(pictures.map(({ source }) => source))).toEqual([])
})

test('every picture of a category names a drawing there is', () => {
  expect(unknown(demoCategories().map(({ row }) => row.image))).toEqual([])
})

test('the picture generator knows every colour of the catalogue', () => {
  expect(Object.values(colours).filter(({ name }) => !isKnownColour(name[0]))).toEqual([])
})
