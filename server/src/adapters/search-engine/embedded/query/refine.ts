import type { Language } from '../../document.ts'
import { articlesNamed, breakAmong } from '../index/text-index.ts'
import type { TextIndex } from '../index/text-index.ts'
import { weights } from './reading/options.ts'
import type { ResolvedWord } from './resolved-word.ts'
import { soldAs, thingSoldAs } from './sold-as.ts'

/** Shares of the rarity of the words concerned that are added to a score. */
const bonus = {
  /** Two words of the query stand next to each other in its order. */
  neighbours: 0.1,
  /** A word names the thing. */
  head: 0.25,
  /**
   * The word that names what is asked for names the thing; a share of the rarity that words of the query have on average,
   * for names of things are frequent words: who asks for a 'garage door' wants no garage door cable.
   */
  asked: 0.3,
  /** The same in a full match where that is asked for something or with something: a 'fan with remote' is no remote control. */
  askedThing: 0.6,
  /** The thing is of the kind that most articles are of; only in German. */
  usual: 0.12,
  /** The same by what stands before it in titles, where nothing else is asked for; only in English. */
  usualBefore: 0.2,
  /** A word stands in the title just as it was typed. */
  typed: 0.12,
  /** The same in the other number: 'grills' are grills before grilles, which have their stem; only in English. */
  otherNumber: 0.08,
  /** The title begins with a word of the query. */
  opening: 0.08,
  /** All of the title that counts is asked for. */
  covered: 0.3,
  /** A word only says of which kind the next one is, which nobody asked for: the brick of a 'brick tile'; only in English. */
  attribute: -0.12,
}

/** Of its articles a word that names things names this share, 0 to 255. */
const leastNaming = 0.3 * 255

/** What is looked for of a word in titles. */
type NamedWord = Pick<ResolvedWord, 'terms' | 'surface' | 'otherNumber' | 'rarity' | 'isName' | 'isThing'>

/** Titles of articles as the index of their texts has them. */
export type Titles = Pick<TextIndex, 'language' | 'terms' | 'titles' | 'surfaceTerms' | 'heads' | 'starts'>

/**
 * What the title of an article adds to its score: words in the order of the query, the naming word, and how much
 * of the title was asked for. Looked at for the best hits only. In a partial match it counts by the share of the query that
 * the title meets, or the name of a thing would outweigh what tells it from others ('ant killer': any killer).
 * @param usual how usual the kind of thing is that an article is, 0 to 1, see {@link usualBefore}
 */
export function titleBonuses(
  text: Titles,
  words: readonly NamedWord[],
  isPartial: boolean,
  usual: (doc: number) => number = () => 0,
): (doc: number) => number {
  const { starts, items } = text.titles
  const gap = breakAmong(items)
  const byTerm = wordsByTerm(words)
  // Most words of a title meet nothing, which this tells without looking each up.
  const mayMeet = new Uint8Array(1 << 10)
  for (const term of byTerm.keys()) mayMeet[term & (mayMeet.length - 1)] = 1
  const rarity = words.reduce((sum, one) => sum + one.rarity, 0)
  const general = soldAs(text)
  const hasThing = words.some(({ isThing }) => isThing)
  const asked = !isPartial && hasThing ? bonus.askedThing : bonus.asked
  return (doc) => {
    const end = starts[doc + 1]!
    const first = starts[doc]! + 1
    if (first > end) return 0
    const head = items[first - 1]!
    const naming = head === gap ? undefined : text.surfaceTerms[head]!
    const isGeneral = naming !== undefined && general.has(naming) && !byTerm.has(naming)
    const kind = isGeneral ? thingSoldAs(doc, naming, text) : naming
    // What is called by what the thing is asked for with is nothing of it: no seat is a 'toilet with seat'.
    if (hasThing && kind !== undefined && isOnlyAside(byTerm.get(kind), words)) return 0
    const named = kind === undefined ? 0 : namedBy(kind, words, byTerm, text.language)
    let total = bonus.head * named
    if (kind !== undefined && isAskedFor(kind, words, byTerm)) total += (asked * rarity) / words.length
    if (kind !== undefined && text.language === 'de')
      total += (bonus.usual * rarity * articlesNamed(text, kind)) / mostNamed(text)
    let before = -1
    let matched = 0
    let counted = 0
    let met = 0
    let metRarity = 0
    for (let at = first; at < end; at++) {
      const surface = items[at]!
      if (surface === gap) {
        // 'Vanity in Light Almond' is no vanity light; German titles part what belongs together more often.
        if (text.language === 'en') before = -1
        continue
      }
      counted++
      const term = text.surfaceTerms[surface]!
      const meant = mayMeet[term & (mayMeet.length - 1)] === 1 ? byTerm.get(term) : undefined
      const word = wordAt(meant, before)
      if (word >= 0) {
        const { rarity } = words[word]!
        // Said twice, a word says no more: 'Door County Garage Door Cable'.
        if (((met >>> word) & 1) === 0) {
          met |= 1 << word
          metRarity += rarity
          matched++
          if (surface === words[word]!.surface) total += bonus.typed * rarity
          else if (surface === words[word]!.otherNumber) total += bonus.otherNumber * rarity
        }
        if (text.language === 'de' && meant!.includes(word + 1))
          total += bonus.neighbours * (rarity + words[word + 1]!.rarity)
        if (word === before + 1 && before >= 0) total += bonus.neighbours * (rarity + words[before]!.rarity)
        if (text.language === 'en') {
          if (at === first) total += bonus.opening * rarity
          if (!isPartial && at + 1 < end && namesOther(items[at + 1]!, kind, text, byTerm))
            total += bonus.attribute * rarity
        }
      }
      before = word
    }
    if (matched === 0 && named === 0) return 0
    // The class names what the title does not, 'Flussa BA1822'.
    if (matched === 0) total += bonus.typed * named
    total += (bonus.covered * rarity * matched) / counted + bonus.usualBefore * rarity * usual(doc)
    return isPartial ? (total * metRarity) / rarity : total
  }
}

/** Whether words of the query meet a term, and none of them is the thing that is asked for. */
const isOnlyAside = (met: readonly number[] | undefined, words: readonly NamedWord[]): boolean =>
  met !== undefined && !met.some((word) => words[word]!.isThing)

/** Whether the next word of a title names the article, or mostly names what it stands in, and is not asked for. */
function namesOther(
  surface: number,
  kind: number | undefined,
  { surfaceTerms, heads }: Titles,
  byTerm: ReadonlyMap<number, readonly number[]>,
): boolean {
  // A break is beyond the end of the surfaces.
  const term = surfaceTerms[surface]
  return term !== undefined && !byTerm.has(term) && (term === kind || heads[term]! >= leastNaming)
}

const mostOf = new WeakMap<Uint8Array, number>()

/** Articles of the most frequent kind of an index. */
function mostNamed(text: Pick<TextIndex, 'heads' | 'starts'>): number {
  const known = mostOf.get(text.heads)
  if (known !== undefined) return known
  let most = 1
  for (let term = 0; term < text.heads.length; term++) most = Math.max(most, articlesNamed(text, term))
  mostOf.set(text.heads, most)
  return most
}

/** The rarity of the words that name the thing; the first part of a German compound does not. */
function namedBy(
  term: number,
  words: readonly NamedWord[],
  byTerm: ReadonlyMap<number, readonly number[]>,
  language: Language,
): number {
  let total = 0
  for (const word of byTerm.get(term) ?? []) {
    const { terms, rarity } = words[word]!
    if (language !== 'de' || terms.get(term)! > weights.compoundPart) total += rarity
  }
  return total
}

/** Whether the word that names what is asked for is met by a term. */
function isAskedFor(
  term: number,
  words: readonly NamedWord[],
  byTerm: ReadonlyMap<number, readonly number[]>,
): boolean {
  for (const word of byTerm.get(term) ?? []) if (words[word]!.isName) return true
  return false
}

/** The query word that a title word meets, preferably the one behind `before`; -1 when none. */
function wordAt(met: readonly number[] | undefined, before: number): number {
  if (!met) return -1
  return before >= 0 && met.includes(before + 1) ? before + 1 : met[0]!
}

/** Words of the query by the terms that meet them. */
function wordsByTerm(words: readonly NamedWord[]): Map<number, number[]> {
  const byTerm = new Map<number, number[]>()
  for (const [word, { terms }] of words.entries()) {
    for (const term of terms.keys()) {
      const met = byTerm.get(term)
      if (met) met.push(word)
      else byTerm.set(term, [word])
    }
  }
  return byTerm
}
