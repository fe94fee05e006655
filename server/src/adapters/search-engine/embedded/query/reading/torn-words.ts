import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stem.ts'
import { partsOfNames } from './neighbours.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'
import { meantAsTwo } from './split-words.ts'
import { isName } from './spoken-names.ts'
import { beginsAlike } from './unknown-words.ts'

const shortestWhole = 6
/** What is like no word in two or more articles is no misspelt one. */
const fewestOfLike = 2
/** No word is torn into more pieces. */
const mostPieces = 3

/**
 * English words that a space tore in two or three are read as one: a 'dis hwasher' is a dishwasher, whatever 'dis' and 'hwasher'
 * are like by themselves. A piece at least stands nowhere, and all of them where the whole is misspelt besides.
 */
export function withoutTears(asked: readonly Asked[], context: PlanContext): readonly Asked[] {
  if (context.lexicon.language !== 'en') return asked
  const isStrange = strangersAmong(asked, context)
  if (!isStrange.includes(true)) return asked
  for (let pieces = mostPieces; pieces > 1; pieces--) {
    for (let at = 0; at + pieces <= asked.length; at++) {
      const torn = asked.slice(at, at + pieces)
      const strangers = isStrange.slice(at, at + pieces).filter(Boolean).length
      const whole = strangers < pieces - 1 ? undefined : wholeOf(torn, strangers === pieces, context)
      if (whole) return withoutTears(asked.toSpliced(at, pieces, whole), context)
    }
  }
  return asked
}

/** Which words stand nowhere, and are no names or parts of them. */
function strangersAmong(asked: readonly Asked[], context: PlanContext): boolean[] {
  const { lexicon } = context
  const strange = asked.map(
    (one) =>
      one.kind === 'word' &&
      /^[a-z]+$/.test(one.text) &&
      lexicon.reach(stem(one.text, 'en')) === 0 &&
      !isName(fold(one.text, 'en'), context),
  )
  if (!strange.includes(true)) return strange
  const isPart = partsOfNames(asked, context)
  return strange.map((isStrange, i) => isStrange && !isPart[i])
}

function wholeOf(torn: readonly Asked[], areStrange: boolean, context: PlanContext): Asked | undefined {
  const [first] = torn
  const text = torn.map((one) => (one.kind === 'word' ? one.text : ' ')).join('')
  if (first?.kind !== 'word' || text.length < shortestWhole || !/^[a-z]+$/.test(text)) return undefined
  const isWhole = isWord(text, context) || (areStrange && isLikeWord(text, context))
  return isWhole ? { ...first, text } : undefined
}

/** A word just so, but for a plural: 'motion senser' is no 'motion sense', which has its stem. */
const isWord = (text: string, context: PlanContext): boolean =>
  [text, `${text}s`, text.replace(/s$/, '')].some((form) => context.lexicon.hasSurface(form)) ||
  (isName(text, context) &&
    context.synonyms
      .wordsLike(text, 1, 'en')
      .some(({ surface }) => surface.replace(/s$/, '') === text.replace(/s$/, '')))

const isLikeWord = (text: string, context: PlanContext): boolean =>
  meantAsTwo(text, context) !== undefined ||
  (context.fuzzy &&
    context.lexicon
      .similar(text, 1)
      .some(({ surface, frequency }) => frequency >= fewestOfLike && beginsAlike(surface, text)))
