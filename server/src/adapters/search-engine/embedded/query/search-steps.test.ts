import { expect, test } from 'vitest'
import type { SearchQuery } from '../../port.ts'
import { ValueBook } from '../index/value-book.ts'
import { noFacets } from './facet-answer.ts'
import type { Found } from './found.ts'
import type { PlanningView } from './index-view.ts'
import { searchSteps } from './search-steps.ts'
import { SynonymBook } from './reading/synonyms.ts'

const view: PlanningView = {
  languages: ['de'],
  segments: [],
  book: new ValueBook(),
  categories: new Map(),
  synonyms: new SynonymBook([]),
}

const some: Found = {
  numFound: 1,
  hits: [],
  setCounts: [],
  met: [true],
  firstHit: 0,
  countOf: () => 1,
  facets: noFacets,
}

/** How often a query is run over the articles when its words find something. */
function runsOf(query: Partial<SearchQuery>): number {
  const steps = searchSteps(view, { q: 'Fliese', language: 'de', rows: 0, ...query }, { found: false })
  let runs = 0
  for (let step = steps.next(); !step.done; step = steps.next(some)) runs += 1
  return runs
}

test.each([
  ['words', {}],
  ['words under a filter', { filters: [{ kind: 'field', field: 'brand', values: ['Terra'] }] }],
  ['a category', { q: '', filters: [{ kind: 'pivot', field: 'category', values: ['tiles'] }] }],
] as const)('%s that find something are looked up once', (_, query) => {
  expect(runsOf(query)).toBe(1)
})
