import { stem } from '../../text/stem.ts'
import { weights } from './options.ts'
import type { QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'

/** Letters that say a shape before a word; others may be a size or a class of what was typed before. */
const shapes: ReadonlySet<string> = new Set(['h', 't', 'u', 'z'])

/**
 * A letter that is part of a name ('T-Profil', 'L-Stein') is met by that name, or, where it says a shape, by titles that write
 * both apart; not by any such letter in a text. Only in German.
 */
export function bindLetters(
  asked: readonly Asked[],
  words: readonly QueryWord[],
  context: PlanContext,
): void {
  const { language } = context.lexicon
  if (language !== 'de') return
  for (const [i, one] of asked.slice(0, -1).entries()) {
    const next = asked[i + 1]!
    if (one.kind !== 'word' || next.kind !== 'word' || !/^[a-z]$/.test(one.text) || next.text.length < 3)
      continue
    if (!next.glued && !(i === 0 && shapes.has(one.text))) continue
    const letter = words[i]!
    const term = stem(one.text, language)
    // The name is what is told as found nowhere, not its letter.
    letter.text = `${one.text}-${next.text}`
    letter.options = letter.options.filter(({ terms }) => terms.length > 1 || terms[0] !== term)
    if (!shapes.has(one.text)) continue
    const inTitle = { by: 'head', called: [] } as const
    letter.loose = [{ terms: [stem(next.text, language), term], weight: weights.same, compound: inTitle }]
  }
}
