import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'
import { weights } from './options.ts'
import type { QueryWord } from './options.ts'
import type { Asked } from './query-words.ts'

const shortestDoing = 3
/** Of the articles with a word more are named by it where it is a thing itself: 'paint cabinets' asks for paint. */
const mostNamed = 0.1
/** Titles of what does it to the thing, where the word for doing it is one itself: hedge trimmers. */
const fewestNamed = 3
/** Of the articles with what does it at least this share are named by it: a cutter, no painter's tape. */
const leastNamed = 0.5

/**
 * Who says in English what he does first means what it is done with: 'cut tile' is a tile cutter, 'dig post holes' a post hole digger,
 * 'sealing driveway' a driveway sealer. Not what titles have so beside each other: a 'heat gun' is no heater.
 * @param at where the first word stands that says something
 */
export function addDoer(asked: readonly Asked[], words: QueryWord[], at: number, lexicon: Lexicon): void {
  const [doing, next] = [asked[at], asked[at + 1]]
  if (lexicon.language !== 'en' || doing?.kind !== 'word' || next?.kind !== 'word') return
  const folded = fold(doing.text, 'en')
  const isGerund = folded.endsWith('ing')
  const base = isGerund ? folded.slice(0, -'ing'.length) : folded
  const [term, object] = [stem(folded, 'en'), stem(next.text, 'en')]
  if (base.length < shortestDoing) return
  const doer = doersOf(base).find((form) => lexicon.hasSurface(form) && stem(form, 'en') !== term)
  if (doer === undefined || lexicon.headShare(stem(doer, 'en')) < leastNamed) return
  const isThing = !isGerund && lexicon.headShare(term) > mostNamed
  // Who types 'trim hedges' wants no trim: titles have hedge trimmers, and no trim with hedges.
  if (isThing && lexicon.beside(object, stem(doer, 'en')).named < fewestNamed) return
  if (lexicon.beside(term, object)[isThing ? 'together' : 'beside'] > 0) return
  const word = words[at]!
  // What only a typo makes of it, the KILZ of 'kill weeds', is not what was typed.
  if (word.correction !== undefined) word.options = []
  delete word.correction
  word.options.push({ terms: [stem(doer, 'en')], weight: weights.doer, compounds: true })
}

/** Cutter, carrier, remover, opener. */
const doersOf = (doing: string): string[] => [
  `${doing}er`,
  `${doing}${doing.at(-1)}er`,
  doing.replace(/y$/, 'ier'),
  doing.replace(/e$/, 'er'),
]
