import { fold } from '../text/fold.ts'
import { stem } from '../text/stem.ts'
import { weights } from './options.ts'
import type { QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'
import { typoOptions } from './unknown-words.ts'

/** Other names of a word, or of several neighbouring words, meet each of them; a misspelt word is read corrected. */
export function addSynonyms(
  asked: readonly Asked[],
  words: readonly QueryWord[],
  { lexicon, synonyms }: PlanContext,
): void {
  const { language } = lexicon
  const terms = asked.map((one, i) => ('text' in one ? stem(words[i]!.correction ?? one.text, language) : ''))
  for (let from = 0; from < terms.length; from++) {
    for (const { names, length } of synonyms.at(terms, from, language)) {
      const options = names.map((name) => ({
        terms: name,
        weight: weights.synonym,
        compounds: name.length === 1,
      }))
      for (const word of words.slice(from, from + length)) word.options.push(...options)
    }
  }
}

const shortestJoined = 6

/** 'dry wall' is met by 'drywall' as well, and 'dish wascher', of which one word is unknown, by 'dishwasher'. */
export function addJoined(asked: readonly Asked[], words: readonly QueryWord[], context: PlanContext): void {
  const { lexicon, fuzzy } = context
  const unknown = words.map(({ options }) => !options.some(({ weight }) => weight === weights.same))
  for (let i = 0; i + 1 < asked.length; i++) {
    const [a, b] = [asked[i]!, asked[i + 1]!]
    if (a.kind !== 'word' || b.kind !== 'word') continue
    const joined = a.text + b.text
    const term = stem(joined, lexicon.language)
    const mayBeTypo = fuzzy && (unknown[i] || unknown[i + 1]) && joined.length >= shortestJoined
    const options =
      lexicon.frequency(term) > 0
        ? [{ terms: [term], weight: weights.joined }]
        : mayBeTypo
          ? typoOptions(fold(joined, lexicon.language), 0, context).options
          : []
    words[i]!.options.push(...options)
    words[i + 1]!.options.push(...options)
  }
}
