import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'

/** How English words are spelt short on signs and labels: 'skylite', 'nitelight', 'brite'. */
const spelledShort: readonly [RegExp, string][] = [
  [/lite/, 'light'],
  [/nite/, 'night'],
  [/brite/, 'bright'],
  [/thru/, 'through'],
]

/** A word that is spelt short, in full where that stands somewhere. */
export function inFull(word: string, lexicon: Lexicon): string | undefined {
  if (lexicon.language !== 'en') return undefined
  const full = spelledShort.map(([short, long]) => word.replace(short, long))
  return full.find((form) => form !== word && lexicon.frequency(stem(form, 'en')) > 0)
}
