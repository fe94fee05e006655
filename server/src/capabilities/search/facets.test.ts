import { expect, test } from 'vitest'
import type { FieldFacet, SearchFilter, SearchResult } from '#server/adapters/search-engine/port.ts'
import { toFilters } from './facets.ts'

const facet = (field: string, label: string, ...values: [key: string, count: number][]): FieldFacet => ({
  field,
  label,
  values: values.map(([key]) => ({ key, label: key })),
  counts: values.map(([, count]) => count),
})

/** As the engine answers: values with most hits first. */
const answer: SearchResult = {
  numFound: 9,
  start: 0,
  hits: [],
  partial: [],
  fields: [
    facet('brand', 'Marke', ['Tonwerk', 6], ['Albero', 3]),
    facet('attr:width', 'Breite', ['60', 5], ['100', 3], ['9', 1]),
    facet('discontinued', 'discontinued', ['', 8], ['X', 1]),
    facet('attr:colour', 'Farbe', ['weiß', 9]),
    facet('available', 'available', ['X', 7], ['', 2]),
  ],
  ranges: [{ field: 'price', label: 'price', min: 5, max: 5, histogram: [] }],
  unmetRanges: [],
  unknownFields: [],
  categories: { shown: [], counts: [], ends: [] },
  sets: [
    { name: 'bought', count: 2 },
    { name: 'on_lists', count: 0 },
  ],
  corrections: [],
  unknownWords: [],
}

const options = {
  language: 'de' as const,
  filters: [],
  sortFiltersBy: '' as const,
  plantNames: new Map<string, string>(),
  currency: 'EUR',
  werks: '',
  limit: Infinity,
}
const filtersOf = (sortFiltersBy: '' | 'alphabetical', filters: readonly SearchFilter[] = []) =>
  toFilters(answer, { ...options, filters, sortFiltersBy })

test('what has one value narrows nothing and is no filter, unless it is in force', () => {
  const fields = (filters: readonly SearchFilter[] = []) => filtersOf('', filters).map(({ field }) => field)
  expect(fields()).not.toContain('attr:colour')
  expect(fields()).not.toContain('price')
  expect(fields()).not.toContain('on_lists')
  expect(fields([{ kind: 'field', field: 'attr:colour', values: ['weiß'] }])).toContain('attr:colour')
})

test('a range in force that no hit has a value of is a filter of its name and unit and nothing to choose', () => {
  const unmetRanges = [{ field: 'attr:length', label: 'Länge', unit: 'mm' }]
  const ranged = (currency: string, ...fields: string[]) =>
    toFilters(
      { ...answer, ranges: [], unmetRanges },
      {
        ...options,
        currency,
        filters: fields.map((field) => ({ kind: 'range', field, ranges: [{ from: 1, to: 2 }] })),
      },
    ).filter(({ kind }) => kind === 'range')
  expect(ranged('EUR')).toMatchObject([{ field: 'attr:length', label: 'Länge', unit: 'mm', range: null }])
  expect(ranged('CHF', 'attr:length', 'price')).toMatchObject([
    { field: 'attr:length' },
    { field: 'price', label: 'Listenpreis', unit: 'CHF', values: [], range: null },
  ])
})

test('a branch that the shop does not have is named as unknown, in the language of who asks', () => {
  const stocked = { ...answer, fields: [facet('werks', 'werks', ['1000', 4])] }
  const filters = [{ kind: 'field' as const, field: 'werks', values: ['9999', '2000'] }]
  const labels = (language: 'de' | 'en', result: SearchResult = stocked) =>
    toFilters(result, {
      ...options,
      language,
      filters,
      plantNames: new Map([
        ['1000', 'Berlin'],
        ['2000', 'Ulm'],
      ]),
    })
      .filter(({ field }) => field === 'werks')
      .flatMap(({ values }) => values.map(({ label }) => label))
  expect(labels('de')).toEqual(['Berlin', 'Unbekannte Niederlassung 9999', 'Ulm'])
  expect(labels('en')).toContain('Unknown branch 9999')
  expect(labels('en', { ...answer, fields: [] })).toEqual(['Unknown branch 9999', 'Ulm'])
})

test("one's own branch is a filter that narrows; beside another branch it is one of these alone", () => {
  const stocked = { ...answer, fields: [...answer.fields, facet('werks', 'werks', ['1000', 4], ['2000', 3])] }
  const kindsOf = (...values: string[]) =>
    toFilters(stocked, { ...options, werks: '1000', filters: [{ kind: 'field', field: 'werks', values }] })
      .filter(({ field }) => field === 'werks')
      .map(({ kind }) => kind)
  expect(kindsOf('1000')).toEqual(['query', 'field'])
  expect(kindsOf('2000')).toEqual(['field'])
  expect(kindsOf('2000', '1000')).toEqual(['field'])
})

test('the filter of discontinued articles is first, before category and own ones', () => {
  const fields = filtersOf('').map(({ field }) => field)
  expect(fields.slice(0, 3)).toEqual(['discontinued', 'category', 'bought'])
})

test('all filters but that one, and their values, are in alphabetical order where that is configured', () => {
  const names = (by: '' | 'alphabetical') => filtersOf(by).map(({ label }) => label)
  expect(names('').slice(3)).toEqual(['Marke', 'Lieferbar', 'Breite'])
  const [first, ...others] = filtersOf('alphabetical')
  expect(first?.field).toBe('discontinued')
  expect(others.map(({ label }) => label)).toEqual(names('').slice(1).toSorted())
  expect(others.map(({ kind }) => kind)).toEqual(['field', 'pivot', 'field', 'field', 'query'])
  const values = (by: '' | 'alphabetical', field: string) =>
    filtersOf(by)
      .find((filter) => filter.field === field)
      ?.values.map(({ label }) => label)
  expect([values('', 'brand'), values('alphabetical', 'brand')]).toEqual([
    ['Tonwerk', 'Albero'],
    ['Albero', 'Tonwerk'],
  ])
  expect(values('alphabetical', 'attr:width')).toEqual(['9', '60', '100'])
})

test.each(['', 'alphabetical'] as const)(
  'energy classes stand in the order of their scale, sorted by "%s"',
  (by) => {
    const classes = facet(
      'attr:energy_class_appp_g',
      'Energieklasse',
      ['A', 5],
      ['A+++', 3],
      ['C', 2],
      ['A+', 1],
    )
    const filter = toFilters({ ...answer, fields: [classes] }, { ...options, sortFiltersBy: by }).find(
      ({ field }) => field === classes.field,
    )
    expect(filter?.values.map(({ label }) => label)).toEqual(['A+++', 'A+', 'A', 'C'])
  },
)
