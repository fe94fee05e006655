import { describe, expect, test } from 'vitest'
import { SearchOffline } from '../../port.ts'
import { noFacets } from './facet-answer.ts'
import type { Found } from './found.ts'
import type { Run } from './run.ts'
import { unlessLate } from './unless-late.ts'

const found = (numFound: number): Found => ({
  numFound,
  hits: [],
  setCounts: [],
  met: [],
  firstHit: 0,
  countOf: () => 0,
  facets: noFacets,
})

function* anotherReading(): Generator<Run, string, Found> {
  yield {} as Run
  return 'read otherwise'
}

/** What another reading gives after some articles were found, when its run fails. */
function answerOf(numFound: number, failure: Error) {
  const steps = unlessLate(found(numFound), anotherReading())
  steps.next()
  return steps.throw(failure)
}

describe('another reading of words there is no time for', () => {
  test('is missed where they found nothing', () => {
    expect(() => answerOf(0, new SearchOffline('offline'))).toThrow(SearchOffline)
  })

  test('is told when it failed for anything else', () => {
    expect(() => answerOf(3, new TypeError('a fault'))).toThrow(TypeError)
  })

  test('is given up where they found something', () => {
    expect(answerOf(3, new SearchOffline('offline'))).toEqual({ done: true, value: undefined })
  })
})

test('another reading that has its time is the answer', () => {
  const steps = unlessLate(found(3), anotherReading())
  steps.next()
  expect(steps.next(found(1))).toEqual({ done: true, value: 'read otherwise' })
})
