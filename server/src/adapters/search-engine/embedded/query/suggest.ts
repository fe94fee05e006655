import type { SearchRestriction, SuggestQuery, SuggestResult } from '../../port.ts'
import type { Language } from '../../document.ts'
import { inLanguage } from '../index/document-texts.ts'
import { fold, plain } from '../text/fold.ts'
import { typosAllowed } from '../index/typos.ts'
import { planFilters } from './filter-plan.ts'
import { indexLanguage } from './index-view.ts'
import type { IndexView } from './index-view.ts'
import { Lexicon } from './lexicon.ts'
import { namedValues } from './named-values.ts'
import { search } from './search.ts'

const defaultLimit = 5

/** What may be meant by unfinished typing: whole words, categories, brands and articles. */
export function suggest(view: IndexView, query: SuggestQuery): SuggestResult {
  const { prefix, language, restriction = {}, limit = defaultLimit } = query
  if (prefix.trim() === '') return { words: [], categories: [], brands: [], articles: [] }
  const facets = isRestricted(restriction, view) ? ['category', 'brand'] : []
  const { hits } = search(view, { q: prefix, language, restriction, rows: limit, facets, partial: 'never' })
  const counts = facets.length ? view.scratch.counts : view.book.live
  const named = (field: string) => namedValues(view, field, prefix, language, counts).slice(0, limit)
  return {
    words: completedQueries(view, query, limit),
    categories: named('category').map(({ value, name }) => {
      const { key: id } = view.book.values[value]!
      const image = view.categories.get(id)?.image
      return {
        id,
        name,
        path: pathOf(view, id, language),
        ...(image && { image }),
        count: counts[value]!,
      }
    }),
    brands: named('brand').map(({ value, name }) => ({
      key: view.book.values[value]!.key,
      name,
      count: counts[value]!,
    })),
    articles: hits,
  }
}

function isRestricted(restriction: SearchRestriction, { book }: IndexView): boolean {
  const { catalogs, matnrSets } = planFilters([], restriction, book)
  return catalogs !== undefined || matnrSets.length > 0
}

/** The query with its last word completed, or corrected when nothing begins so; only what finds something. */
function completedQueries(view: IndexView, query: SuggestQuery, limit: number): string[] {
  const [, before = '', last = ''] = /^(.*?)([^\s]*)$/s.exec(plain(query.prefix)) ?? []
  const lexicon = new Lexicon(view.segments, indexLanguage(view.languages, query.language))
  const folded = fold(last, lexicon.language)
  if (folded.length < 2 || !/^[a-z]/.test(folded)) return []
  const completions = lexicon.completions(folded, limit * 2)
  const words = completions.length || !typosAllowed(folded.length) ? completions : lexicon.similar(folded)
  const queries = words.slice(0, limit * 2).map(({ surface }) => before + lexicon.spelling(surface))
  const mustCheck = before.trim() !== '' || isRestricted(query.restriction ?? {}, view)
  const { language, restriction } = query
  const finds = (q: string) =>
    search(view, { q, language, restriction, rows: 0, prefix: false, fuzzy: false, partial: 'never' })
      .numFound > 0
  return (mustCheck ? queries.filter(finds) : queries).slice(0, limit)
}

function pathOf(view: IndexView, id: string, language: Language): string[] {
  const path: string[] = []
  let category = view.categories.get(id)
  while (category && path.length < 8) {
    path.unshift(inLanguage(category.name, language) ?? category.id)
    category = category.parent === undefined ? undefined : view.categories.get(category.parent)
  }
  return path
}
