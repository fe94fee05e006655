import { expect, test } from 'vitest'
import type { SearchQuery, SearchResult } from '#server/adapters/search-engine/port.ts'
import { alternativesTo } from './alternatives.ts'

const saw: Parameters<typeof alternativesTo>[0] = {
  matnr: 'saw',
  texts: { de: { maktx: 'Nassschneidemaschine NS 600' } },
  categories: ['saws'],
  discontinued: true,
  successor: null,
}
const nothing: SearchResult = {
  numFound: 0,
  start: 0,
  hits: [],
  partial: [],
  fields: [],
  ranges: [],
  unmetRanges: [],
  unknownFields: [],
  categories: { shown: [], counts: [], ends: [] },
  sets: [],
  corrections: [],
  unknownWords: [],
}
const hits = (...matnrs: string[]) => matnrs.map((matnr) => ({ matnr, score: 1 }))

function alternatives(article: Partial<typeof saw>, search: (query: SearchQuery) => Partial<SearchResult>) {
  return alternativesTo(
    { ...saw, ...article },
    {
      services: { search: { search: async (query) => ({ ...nothing, ...search(query) }) } },
      actor: { kunnr: '', assortment: { open: true, catalogs: [] } },
      language: 'de',
    },
  )
}

test('an article that stays has none', async () => {
  expect(await alternatives({ discontinued: false }, () => ({ hits: hits('other') }))).toEqual([])
})

test('what is found only outside its category is none; the category itself is', async () => {
  const found = await alternatives({}, ({ q }) =>
    q === ''
      ? { hits: hits('saw', 'bigger saw') }
      : { partial: hits('adhesive'), relaxed: { droppedCategories: ['saws'] } },
  )
  expect(found).toEqual(['bigger saw'])
})

test('is looked for among what stays in the assortment, and for who asks', async () => {
  const asked: SearchQuery[] = []
  await alternatives({}, (query) => {
    asked.push(query)
    return {}
  })
  expect(asked).toHaveLength(2)
  for (const { filters, restriction } of asked) {
    expect(filters).toContainEqual({ kind: 'field', field: 'discontinued', values: [''] })
    expect(restriction).toEqual({ open: true, catalogs: [] })
  }
})

test('what is called alike in the category comes after its successor', async () => {
  const found = await alternatives({ successor: 'new saw' }, () => ({
    hits: hits('new saw'),
    partial: hits('saw', 'saw 900'),
  }))
  expect(found).toEqual(['new saw', 'saw 900'])
})
