import type { Language } from '../../../document.ts'
import type { SearchQuery } from '../../../port.ts'
import { describedKinds } from './described-kinds.ts'
import { categoryArticles, liveArticles, type PlanningView } from '../index-view.ts'
import { Lexicon } from './lexicon.ts'
import type { PlanContext } from './plan.ts'

/** Where nothing is ranked no category has to be told from another. */
const noCategories: PlanContext['categories'] = new Map()

/**
 * What words of a query are read by.
 * @param query with the language it is read in, and how many hits are ranked
 * @param hidden terms that stand in nothing the asker may find
 */
export function contextOf(
  view: PlanningView,
  { language, rows, fuzzy = true, prefix = true }: SearchQuery & { language: Language; rows: number },
  hidden: ReadonlySet<string> | undefined,
): PlanContext {
  const isRanked = rows > 0
  return {
    lexicon: new Lexicon(view.segments, language, hidden),
    synonyms: view.synonyms,
    categories: isRanked ? view.categories : noCategories,
    articlesOf: (category) => categoryArticles(view.book, category),
    kindsOf: (term) =>
      view.kindsOf?.(term, language) ?? describedKinds(term, view.segments, language, view.book),
    articles: liveArticles(view),
    fuzzy,
    prefix,
    // Hidden terms are read for one customer.
    ...(view.readings && !hidden && { kept: view.readings.of({ language, fuzzy, prefix, isRanked }) }),
  }
}
