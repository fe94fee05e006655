import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'

/**
 * Ways to meet a known English word in -er that stands nowhere as it was typed, with those of its other ending first: 'connecters'
 * are connectors before anything to connect.
 */
export function withOtherAgent(own: readonly Option[], folded: string, lexicon: Lexicon): Option[] {
  const isAgent = lexicon.language === 'en' && /[a-z]{4}ers?$/.test(folded) && !lexicon.hasSurface(folded)
  const meant = folded.replace(/er(?=s?$)/, 'or')
  const forms = [meant, meant.replace(/s$/, ''), `${meant}s`]
  if (!isAgent || !forms.some((form) => lexicon.hasSurface(form))) return [...own]
  const agent = { terms: [stem(meant, 'en')], weight: weights.doubled, compounds: true }
  return [...own.map((option) => ({ ...option, weight: weights.bentByChance })), agent]
}
