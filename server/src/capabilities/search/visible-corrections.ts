import type { SearchQuery, SearchResult } from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import { ask } from './run-search.ts'

type Read = Pick<SearchResult, 'corrections' | 'unknownWords'>

/**
 * How words were read, as far as who asks may know: engines read misspelt words by those of all articles, and one that
 * stands only in articles kept for others is nothing he may be told. Such a word counts as unknown. Of one that could not be
 * looked up in time nothing is said.
 * @param titles gives those of what was found, one after the other as they are looked at: most corrections stand in the
 *   first, and what is in none is looked up
 */
export async function visibleCorrections(
  context: Context,
  { language, restriction, since = performance.now() }: SearchQuery,
  { corrections, unknownWords, readIn }: SearchResult,
  titles: () => IteratorObject<string>,
): Promise<Read> {
  const isVisible = async (word: string): Promise<boolean | undefined> => {
    if (titles().some((title) => title.toLowerCase().includes(word.toLowerCase()))) return true
    const justIt = { q: word, fields: 'texts', fuzzy: false, prefix: false, relax: false } as const
    const asked = { ...justIt, language: readIn ?? language, restriction, partial: 'never', rows: 0 } as const
    const found = await ask(context, { ...asked, since })
    return found && found.numFound > 0
  }
  const visible = await Promise.all(corrections.map(({ to }) => isVisible(to)))
  return {
    corrections: corrections.filter((_, i) => visible[i]),
    unknownWords: [
      ...unknownWords,
      ...corrections.filter((_, i) => visible[i] === false).map(({ from }) => from),
    ],
  }
}
