import type { Language, SearchCategory } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import type { Scratch } from './scratch.ts'
import type { SynonymBook } from './synonyms.ts'

/** All a search reads; an engine makes a new one whenever the index changes. */
export interface IndexView {
  languages: readonly Language[]
  segments: readonly Segment[]
  book: ValueBook
  categories: ReadonlyMap<string, SearchCategory>
  synonyms: SynonymBook
  scratch: Scratch
}

/** Articles that are not deleted. */
export const liveArticles = ({ segments }: Pick<IndexView, 'segments'>): number =>
  segments.reduce((sum, { size, deletedCount }) => sum + size - deletedCount, 0)

/** The language the index is asked in: the wanted one when it has it. */
export const indexLanguage = (languages: readonly Language[], wanted: Language): Language =>
  languages.includes(wanted) ? wanted : languages[0]!
