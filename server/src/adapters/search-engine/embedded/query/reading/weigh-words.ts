import { isFinishBefore } from '../../text/describing-words.ts'
import type { Lexicon } from './lexicon.ts'
import { weights } from './options.ts'
import type { Option, QueryWord } from './options.ts'
import type { Asked } from './query-words.ts'

/** Whether a reading of a word is good enough to tell how telling the word is. */
export const isTelling = ({ terms, weight }: Option): boolean =>
  terms.length === 1 && weight >= weights.oneTypo

/** What a word of a finish of several counts before the one that names its metal or colour: all of them say one thing. */
const ofFinish = 0.5

/** Attributes count at least this share; words whose articles are named alike to this degree are none. */
const attributes = { least: 0.5, alike: 0.3 }

/**
 * In an English query of several words those count less that stand with things of many kinds: who asks for
 * 'chandeliers brushed nickel' wants another chandelier before a brushed nickel soap dish. Nor do the three words of 'oil rubbed bronze' say three things.
 */
export function weighAttributes(words: readonly QueryWord[], lexicon: Lexicon): void {
  if (lexicon.language !== 'en' || words.length < 2) return
  for (const word of words) {
    const meant = word.isFigure ? [] : word.options.filter(isTelling)
    if (!meant.length) continue
    const alike = Math.max(...meant.map(({ terms }) => lexicon.kindsAgree(terms[0]!)))
    const { least } = attributes
    word.rarity *= Math.min(1, least + (1 - least) * Math.sqrt(alike / attributes.alike))
  }
  const texts = words.map(({ text, correction = text }) => correction)
  for (const [i, word] of words.entries())
    if (isFinishBefore(texts[i]!, texts[i + 1])) word.rarity *= ofFinish
}

const headWeight = 1.15
/** A word that names fewer than this share of the articles it stands in is no naming word. */
const leastHeadShare = 0.15
/** A later word names the thing that names this much of its articles, beside what most are named by ('utility knife blades'). */
const laterShare = 0.3

/**
 * The word that names the thing counts more than those that describe it: the last one that mostly names articles, else the
 * last one. Only in English, where titles say more about the thing than its name.
 */
export function weighHead(asked: readonly Asked[], words: readonly QueryWord[], lexicon: Lexicon): void {
  if (lexicon.language !== 'en' || words.length < 2) return
  const shares = asked.map((one, i) =>
    one.kind === 'word' && !one.isAside && !words[i]!.isIdle ? shareNamed(words[i]!, lexicon) : 0,
  )
  const least = Math.max(...shares) * laterShare
  const last = shares.findLastIndex((share) => share > 0 && share >= least)
  const head = words[namedBehind(words, shares, last, lexicon)]
  if (!head) return
  head.rarity *= headWeight
  head.isName = true
}

/** Titles named by a word right behind another one, for that to be a thing. */
const fewestNamed = 3

/**
 * The word behind the one that names things most, where titles have them so beside each other and are named by the second: of 'handle'
 * hardly any title is a handle, but those of a 'faucet handle' are.
 */
function namedBehind(
  words: readonly QueryWord[],
  shares: readonly number[],
  at: number,
  lexicon: Lexicon,
): number {
  let name = at
  while (name >= 0 && (shares[name + 1] ?? 0) > 0) {
    const [term, next] = [termOf(words[name]!), termOf(words[name + 1]!)]
    if (term === undefined || next === undefined) return name
    if (lexicon.beside(term, next).named < fewestNamed) return name
    name++
  }
  return name
}

const termOf = ({ options }: QueryWord): string | undefined => options.find(isTelling)?.terms[0]

/** Which share of the articles of a word it names, at least {@link leastHeadShare}. */
const shareNamed = ({ options }: QueryWord, lexicon: Lexicon): number =>
  Math.max(
    leastHeadShare,
    ...options.map(({ terms, weight }) =>
      terms.length === 1 && weight >= weights.oneTypo ? lexicon.headShare(terms[0]!) : 0,
    ),
  )
