import type { SearchResult } from '../../../port.ts'
import type { QueryWord } from './options.ts'

/**
 * How misspelt words were read. A reading that met nothing is no news: the word is named as one that nothing was found
 * for.
 */
export function correctionsOf(
  words: readonly QueryWord[] = [],
  unknownWords: SearchResult['unknownWords'] = [],
): SearchResult['corrections'] {
  return words.flatMap(({ text, correction }) =>
    correction === undefined || unknownWords.includes(text) ? [] : [{ from: text, to: correction }],
  )
}
