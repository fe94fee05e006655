import type { ArticleSet } from '#server/adapters/search-engine/port.ts'
import type { KeptAs } from '#server/http/resource.ts'
import { ownSets } from './own-sets.ts'

/** A number for each set there has been; a set that changes is another one. */
const numbers = new WeakMap<ArticleSet, number>()
let last = 0

function numberOf(set: ArticleSet): number {
  const number = numbers.get(set) ?? ++last
  numbers.set(set, number)
  return number
}

/**
 * All that a search answer depends on besides the question: the index, language and day, and of who asks the branch,
 * the currency, his catalogues, his own article numbers, what he bought and what stands on his lists. Guests share
 * their answers, customers share none. Where the index lies elsewhere nothing is kept.
 */
export const sameSight: KeptAs = async ({ db, actor, language, today, services }) => {
  const { revision } = services.search
  if (revision === undefined) return undefined
  const sets = await ownSets({ db, actor, services })
  const { kunnr, werks, currency, assortment } = actor
  return JSON.stringify([revision, language, today, kunnr, werks, currency, assortment, sets.map(numberOf)])
}
