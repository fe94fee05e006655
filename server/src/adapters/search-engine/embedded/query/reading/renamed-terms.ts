import { fold } from '../../text/fold.ts'
import { joints } from '../../text/split-compound.ts'
import { stem } from '../../text/stem.ts'
import type { PlanContext } from './plan.ts'

/** Terms of two German words written as one where either goes by another name: a 'Wasserhahn' for the 'Küche' is a Küchenarmatur. */
export function renamedTerms(a: string, b: string, { lexicon, synonyms }: PlanContext): string[] {
  const namesOf = (word: string) =>
    synonyms
      .at([stem(word, 'de')], 0, 'de')
      .flatMap(({ spoken }) => spoken.flatMap(([name, ...more]) => (name && !more.length ? [name] : [])))
  const begins = (word: string) => lexicon.hasBeginning(fold(word, 'de'))
  const [isBegunByA, isBegunByB] = [begins(a), begins(b)]
  const joined = (name: string, isBegun: boolean, other: string) => {
    const between = other.length > 1 ? joints : ['']
    return [
      ...(begins(name) ? between.map((joint) => name + joint + other) : []),
      ...(isBegun ? between.map((joint) => other + joint + name) : []),
    ]
  }
  const words = [
    ...namesOf(a).flatMap((name) => joined(name, isBegunByB, b)),
    ...namesOf(b).flatMap((name) => joined(name, isBegunByA, a)),
  ]
  // Most of these are no words; finding that out is cheaper than their stems.
  return [...new Set(words.filter(begins).map((word) => stem(word, 'de')))]
}
