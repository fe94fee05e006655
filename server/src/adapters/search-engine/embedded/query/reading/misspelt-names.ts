import type { Language } from '../../../document.ts'
import { typosAllowed } from '../../index/typos.ts'
import { typoDistance } from '../../text/distance.ts'
import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stem.ts'
import { partsOfNames } from './neighbours.ts'
import type { Lexicon } from './lexicon.ts'
import { isName } from './spoken-names.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'

/**
 * For each word of a query that stands nowhere and is, beside its neighbours, the misspelt word of a name of several under
 * which something is found ('box cuttre', 'volt metr'), how that word is spelt. The name need not stand in any article, so
 * that none of its words can be read by what articles say.
 */
export function misspeltNames(asked: readonly Asked[], context: PlanContext): (string | undefined)[] {
  const { lexicon, synonyms, fuzzy } = context
  const { language } = lexicon
  const isFound = (terms: readonly string[]) => terms.every((term) => lexicon.reach(term) > 0)
  const words = asked.map((one) => (one.kind === 'word' ? fold(one.text, language) : undefined))
  const mayBeMisspelt = asked.map(
    (one) =>
      one.kind === 'word' &&
      typosAllowed(one.text.length) > 0 &&
      lexicon.reach(stem(one.text, language)) === 0,
  )
  if (!fuzzy || asked.length < 2 || !mayBeMisspelt.includes(true)) return asked.map(() => undefined)
  const terms = asked.map((one) => (one.kind === 'word' ? stem(one.text, language) : undefined))
  const isPart = partsOfNames(asked, context)
  return words.map((word, at) => {
    if (word === undefined || !mayBeMisspelt[at] || isPart[at] || isName(word, context)) return undefined
    const most = typosAllowed(word.length)
    const near = synonyms
      .besides(terms, at, language)
      .map((part) => ({ ...part, ...likeName(word, part, most, language) }))
      .filter(({ typos, names }) => typos > 0 && typos <= most && names.some(isFound))
    if (!near.length) return undefined
    const like = lexicon.similar(word, most)
    const nearest = Math.min(most, ...like.map(({ typos }) => typos))
    const name = near.find(({ typos }) => typos <= nearest)
    if (name === undefined) return undefined
    const isTitled = (term: string) => standsBeside(term, terms[at - 1], terms[at + 1], lexicon)
    const isOther =
      !isTitled(stem(name.spelling, language)) &&
      like.some(({ term, typos }) => typos <= name.typos && isTitled(term))
    return isOther ? undefined : name.spelling
  })
}

/** Whether titles have a word behind one neighbour or before the other: 'tble saw' is a table saw, though some say tile saw. */
const standsBeside = (
  term: string,
  before: string | undefined,
  behind: string | undefined,
  lexicon: Lexicon,
): boolean =>
  (before !== undefined && lexicon.beside(before, term).beside > 0) ||
  (behind !== undefined && lexicon.beside(term, behind).beside > 0)

/** How many typos a word is from one of a name, and how that is spelt; a plural is that of the name: 'hurricane staps'. */
function likeName(
  word: string,
  { surface, spelling }: { surface: string; spelling: string },
  most: number,
  language: Language,
): { typos: number; spelling: string } {
  const typos = typoDistance(word, surface, most)
  if (language !== 'en' || !word.endsWith('s') || surface.endsWith('s')) return { typos, spelling }
  const asOne = typoDistance(word.slice(0, -1), surface, most)
  return asOne < typos ? { typos: asOne, spelling: `${spelling}s` } : { typos, spelling }
}
