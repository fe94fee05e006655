import type { Language, SearchCategory } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import type { CalledCategory } from './reading/called-categories.ts'
import type { KeptReadings } from './reading/kept-readings.ts'
import type { Scratch } from './scratch.ts'
import type { SynonymBook } from './reading/synonyms.ts'

/** All a search reads; an engine makes a new one whenever the index changes. */
export interface IndexView {
  languages: readonly Language[]
  segments: readonly Segment[]
  book: ValueBook
  categories: ReadonlyMap<string, SearchCategory>
  synonyms: SynonymBook
  /** How queries were read since the index changed last. */
  readings?: KeptReadings
  scratch: Scratch
}

/** What planning a search reads: the words of the index, and where its articles are at hand a few of them. */
export type PlanningView = Omit<IndexView, 'segments' | 'scratch'> & {
  segments: readonly (Pick<Segment, 'texts' | 'size' | 'deletedCount'> &
    Partial<Pick<Segment, 'values' | 'deleted'>>)[]
  /** Categories that the articles of a term are mostly in, where these are not at hand. */
  kindsOf?: (term: string, language: Language) => CalledCategory[]
}

/** What facets are answered from: the counts of a search by value number. */
export type CountedView = Pick<IndexView, 'book' | 'categories'> & { scratch: Pick<Scratch, 'counts'> }

/** Articles that are not deleted. */
export const liveArticles = ({ segments }: Pick<PlanningView, 'segments'>): number =>
  segments.reduce((sum, { size, deletedCount }) => sum + size - deletedCount, 0)

/** The language the index is asked in: the wanted one when it has it. */
export const indexLanguage = (languages: readonly Language[], wanted: Language): Language =>
  languages.includes(wanted) ? wanted : languages[0]!

/** Articles of a category. */
export function categoryArticles(book: ValueBook, category: string): number {
  const value = book.find('category', category)
  return value === undefined ? 0 : book.live[value]!
}
