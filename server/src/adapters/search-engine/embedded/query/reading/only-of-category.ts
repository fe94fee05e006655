import { calledCategories } from './called-categories.ts'
import { weights } from './options.ts'
import type { QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'

/**
 * Whether a German word is met by no title but by all of a category: by its name, or, of a compound that stands nowhere, by the name
 * of one for what it ends with. Of what lies among 'Brause- und Wannenarmaturen' those are meant first that go by the other names of
 * a 'Wannenarmatur' ('Wannen-Einhebelmischer').
 */
export function isOnlyOfCategory(
  term: string,
  { options }: Pick<QueryWord, 'options'>,
  { lexicon, categories, articlesOf }: Pick<PlanContext, 'lexicon' | 'categories' | 'articlesOf'>,
): boolean {
  if (lexicon.language !== 'de') return false
  const frequency = lexicon.frequency(term)
  if (frequency === 0) return options.some(({ compound }) => compound?.called.length)
  if (lexicon.inTitles({ term, frequency }).titles > 0) return false
  const called = calledCategories([{ terms: [term], weight: weights.same }], categories, 'de', articlesOf)
  return called.reduce((sum, { id }) => sum + articlesOf(id), 0) >= frequency
}
