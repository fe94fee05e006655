import { otherBegins, otherEnds } from '../../text/names/compound-names-de.ts'
import { stem } from '../../text/stem.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import type { Lexicon } from './lexicon.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import { otherNames } from './spoken-names.ts'

const shortestRest = 3
/** What plurals add. */
const plurals = [/$/, /n$/, /en$/, /e$/, /s$/]

/**
 * What a German compound that stands nowhere, and is no name, is called with another word for one of its parts or for both: a
 * 'Putzleiste' is a Putzprofil, a 'Küchenhahn' a Küchenarmatur and so a Spültischbatterie. Nearer ways go before these.
 */
export function renamedOptions(folded: string, context: PlanContext): Option[] {
  const { lexicon, synonyms } = context
  if (!/^[a-z]+$/.test(folded)) return []
  const terms = new Set(
    // A name of the trade means no more than what it is called by there.
    synonyms.isName(folded, 'de') ? [] : renamed(folded).map((word) => stem(word, 'de')),
  )
  const options = [...terms].flatMap((term): Option[] => [
    { terms: [term], weight: weights.synonym, compounds: true, headsOnly: true },
    ...otherNames(term, context).map((name) => ({
      terms: name,
      weight: weights.generalName,
      compounds: name.length === 1,
      headsOnly: true,
    })),
  ])
  return [...options.filter((option) => isFound(option, lexicon)), ...withMiddle(folded, lexicon)]
}

const shortestMiddle = 4
const shortestBeginning = 4
const mostLonger = 64

/** Compounds that begin and end alike and have a further part between: who says 'Fächerscheibe' means the 'Fächerschleifscheibe'. */
function withMiddle(folded: string, lexicon: Lexicon): Option[] {
  for (let at = shortestBeginning; at < folded.length; at++) {
    const end = folded.slice(at)
    if (!tradeNouns.has(end) && !otherEnds.has(end)) continue
    const longer = lexicon
      .completions(folded.slice(0, at), mostLonger)
      .filter(({ surface }) => surface.endsWith(end) && surface.length >= folded.length + shortestMiddle)
    return [...new Set(longer.map(({ term }) => term))].map((term) => ({
      terms: [term],
      weight: weights.generalName,
    }))
  }
  return []
}

const isFound = ({ terms }: Option, lexicon: Lexicon): boolean =>
  terms.every((term) => lexicon.reach(term) > 0)

function renamed(folded: string): string[] {
  const ended = endedOtherwise(folded)
  return [...ended, ...[folded, ...ended].flatMap(begunOtherwise)]
}

/** With other ends, of the longest part it ends with; in the singular, too. */
function endedOtherwise(folded: string): string[] {
  for (let at = shortestRest; at < folded.length; at++) {
    const end = folded.slice(at)
    const others = plurals.flatMap((plural) => otherEnds.get(end.replace(plural, '')) ?? [])
    if (others.length) return others.map((other) => folded.slice(0, at) + other)
  }
  return []
}

/** With other beginnings, of the longest part it begins with. */
function begunOtherwise(folded: string): string[] {
  for (let at = folded.length - shortestRest; at > 1; at--) {
    const others = otherBegins.get(folded.slice(0, at))
    if (others) return others.map((other) => other + folded.slice(at))
  }
  return []
}
