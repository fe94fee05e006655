import { fold } from '../../text/fold.ts'
import { endsInNoun } from '../../text/trade-nouns.ts'
import { weights } from './options.ts'
import type { QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'

/**
 * Where no word names a kind of thing, those that describe one mean the kinds that most of their articles are of. A thing with
 * another name means the kinds of that: a 'Dichtmanschette' is a Wandmanschette, no shower channel that has one in the box.
 */
export function callDescribed(
  words: readonly QueryWord[],
  { categories, kindsOf, lexicon: { language } }: PlanContext,
): void {
  const isName = ({ options, called }: QueryWord) =>
    Boolean(called?.length) || options.some(({ terms }) => terms.length > 1)
  if (!categories.size || words.some(isName)) return
  const isThing = ({ text }: QueryWord) => language === 'de' && endsInNoun(fold(text, 'de'))
  for (const word of words) {
    const [best] = word.options.toSorted((a, b) => b.weight - a.weight)
    if (!best || best.isBegun || word.isFigure) continue
    const name = isThing(word) ? word.options.find(({ weight }) => weight === weights.synonym) : undefined
    word.called = kindsOf((name ?? best).terms[0]!)
  }
}
