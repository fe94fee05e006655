import { isRightWord } from '../../text/right-words.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import type { Lexicon } from './lexicon.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'

const shortestRight = 5

/** A thing that is asked for, or a German word that ends a compound ('Keile', 'Nivellierkeile') or is a noun of the trade, is no misspelt one. */
export const isRightlySpelt = (folded: string, compounds: readonly Option[], lexicon: Lexicon): boolean =>
  isRightWord(folded, lexicon.language, (word) => lexicon.hasSurface(word) || tradeNouns.has(word)) ||
  (lexicon.language === 'de' &&
    folded.length >= shortestRight &&
    (tradeNouns.has(folded) || compounds.some(({ weight }) => weight === weights.compoundHead)))
