import type { Language } from '../../../document.ts'
import { fold } from '../../text/fold.ts'
import { joints } from '../../text/split-compound.ts'
import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'
import { namedSo } from './named-so.ts'
import { isOnlyOfCategory } from './only-of-category.ts'
import { weights } from './options.ts'
import type { Option, QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'
import { isAside, type Asked } from './query-words.ts'
import { renamedTerms } from './renamed-terms.ts'
import { inFull } from './spelled-short.ts'
import { typoOptions } from './unknown-words.ts'

/**
 * Other names of a word, or of several neighbouring words, meet each of them: of the words as typed, for no article
 * need contain a name that has others, and as they were corrected.
 */
export function addSynonyms(
  asked: readonly Asked[],
  words: readonly QueryWord[],
  context: PlanContext,
): void {
  const { language } = context.lexicon
  const typed = termsOf(asked, language)
  for (const [i, isPart] of partsOfNames(asked, context).entries()) if (isPart) forgetCorrection(words[i]!)
  forgetInNames(typed, words, context)
  const read = typed.map((term, i) => stemmed(words[i]!.correction, language) ?? term)
  const isRead = read.some((term, i) => term !== typed[i])
  // A 'sink with faucet' is no 'sink faucet'.
  const asideAt = language === 'en' ? asked.findIndex(isAside) : -1
  addNames(typed, words, context, undefined, asideAt)
  if (language === 'en') addTurnedNames(asked, typed, words, context)
  if (isRead) addNames(read, words, context, sharesOf(words, read, context), asideAt)
}

/**
 * Which words stand beside one another as if nothing idle were between them: 'Fliesen gesucht für außen'. A name may have idle words
 * of its own.
 */
export function neighboursAmong(
  asked: readonly Asked[],
  idle: readonly boolean[],
  context: PlanContext,
): boolean[] {
  if (!idle.includes(true)) return asked.map(() => true)
  const isPart = partsOfNames(asked, context)
  return idle.map((isIdle, i) => !isIdle || isPart[i]!)
}

/**
 * Which words are part of a name of several: those are typed right, whether or not they stand in an article by
 * themselves ('Hänge-WC', 'expanding foam').
 */
export function partsOfNames(asked: readonly Asked[], { lexicon, synonyms }: PlanContext): boolean[] {
  const terms = termsOf(asked, lexicon.language)
  const isPart = terms.map(() => false)
  for (let from = 0; from < terms.length; from++) {
    const { length = 1 } = synonyms.at(terms, from, lexicon.language)[0] ?? {}
    if (length > 1) isPart.fill(true, from, from + length)
  }
  return isPart
}

/** A word is right, too, that makes a name with what its misspelt neighbours were read as: the 'allen' of 'allen renches'. */
function forgetInNames(
  typed: readonly string[],
  words: readonly QueryWord[],
  { lexicon, synonyms }: PlanContext,
): void {
  const read = typed.map((term, i) => stemmed(words[i]!.correction, lexicon.language) ?? term)
  for (const [i, term] of typed.entries()) {
    if (words[i]!.correction === undefined) continue
    const mixed = read.with(i, term)
    for (let from = 0; from <= i; from++) {
      const { length = 1 } = synonyms.at(mixed, from, lexicon.language)[0] ?? {}
      if (length > 1 && from + length > i) forgetCorrection(words[i]!)
    }
  }
}

const termsOf = (asked: readonly Asked[], language: Language): string[] =>
  asked.map((one) => ('text' in one ? stem(one.text, language) : ''))

function forgetCorrection(word: QueryWord): void {
  if (word.correction === undefined) return
  delete word.correction
  word.options.length = 0
}

/**
 * A misspelt word's other names count no more than the word it was read as: a 'concreat mix' is concrete before cement. A German
 * word may be read as others that are nearer than its names; what it was read as may stand in no article.
 */
const sharesOf = (words: readonly QueryWord[], read: readonly string[], { lexicon }: PlanContext): number[] =>
  words.map(({ options, correction }, i) => {
    if (correction === undefined || lexicon.reach(read[i]!) === 0) return 1
    if (lexicon.language === 'de') return weights.oneTypo
    const found = options.filter(({ terms }) => terms[0] === read[i])
    return found.length ? Math.max(...found.map(({ weight }) => weight)) : 1
  })

const stemmed = (word: string | undefined, language: Language) =>
  word === undefined ? undefined : stem(word, language)

function addNames(
  terms: readonly string[],
  words: readonly QueryWord[],
  context: PlanContext,
  shares: readonly number[] = [],
  asideAt = -1,
): void {
  const { lexicon, synonyms } = context
  const { language } = lexicon
  const known = words.map(isKnown)
  for (let from = 0; from < terms.length; from++) {
    for (const { names: all, spoken, length } of synonyms.at(terms, from, language)) {
      if (from < asideAt && from + length > asideAt) continue
      // What this language has a word for is not the other language's ('Hose' is no hose).
      const those = length === 1 && known[from] ? spoken : all
      // Nor is a name more general than one that nothing goes by.
      const names = those.filter((name) => isFound(name, lexicon))
      const typed = words.slice(from, from + length).map(({ text }) => text)
      const isWhole = length > 1 && synonyms.isSpelt(typed, language)
      const isUnwritten = isWhole && length === words.length && isApart(terms, lexicon)
      const isOfCategory = length === 1 && isOnlyOfCategory(terms[from]!, words[from]!, context)
      const share = Math.min(1, ...shares.slice(from, from + length))
      const options = names.map((name) => {
        const option = namedSo(name, names, isWhole)
        const isMeant =
          (isUnwritten && length > 2 && name.length > 1) ||
          (isOfCategory && option.weight === weights.synonym)
        return { ...option, weight: (isMeant ? weights.unwritten : option.weight) * share }
      })
      if (isUnwritten && length === 2 && names.length) for (const word of words) countLess(word)
      const last = from + length - 1
      for (const word of words.slice(from, last)) word.options.push(...options)
      words[last]!.options.push(...(language === 'en' ? options.map(asOtherName) : options))
    }
  }
}

function countLess(word: QueryWord): void {
  word.options = word.options.map((option) =>
    option.weight === weights.same ? { ...option, weight: weights.ofUnwritten } : option,
  )
}

/**
 * Whether two words that were typed beside each other stand so in no title, in English two that name nothing so: a 'washing machine hose'
 * is no washing machine. Known words are not where titles lie elsewhere.
 */
const isApart = (terms: readonly string[], lexicon: Lexicon): boolean =>
  terms.slice(1).some((term, i) => {
    const pair = [terms[i]!, term] as const
    const { beside, named, rarer } = lexicon.beside(...pair)
    const isNone = lexicon.language === 'en' && terms.length === 2 ? named === 0 : beside === 0
    return isNone && (rarer > 0 || pair.some((one) => lexicon.frequency(one) === 0))
  })

/** A 'glue for pvc' goes by the other names of a 'pvc glue'. */
function addTurnedNames(
  asked: readonly Asked[],
  terms: readonly string[],
  words: readonly QueryWord[],
  { lexicon, synonyms }: PlanContext,
): void {
  const at = asked.findIndex(isAside)
  if (at < 1 || !asked.slice(at).every(isAside)) return
  const turned = [...terms.slice(at), ...terms.slice(0, at)]
  for (const { names, length } of synonyms.at(turned, 0, lexicon.language)) {
    if (length < turned.length || length < 2) continue
    const found = names.filter((name) => isFound(name, lexicon))
    for (const word of words)
      word.options.push(...found.map((name) => asOtherName(namedSo(name, found, true))))
  }
}

const isFound = (name: readonly string[], lexicon: Lexicon): boolean =>
  name.every((term) => lexicon.reach(term) > 0)

const isKnown = ({ options }: QueryWord): boolean => options.some(({ weight }) => weight === weights.same)

const asOtherName = (option: Option): Option =>
  option.terms.length > 1 ? { ...option, isOtherName: true } : option

const shortestCode = 4

/** 'rs 1560' is met by the code 'RS1560' where nothing is met by both apart. */
export function addJoinedCodes(
  asked: readonly Asked[],
  words: readonly QueryWord[],
  { lexicon }: PlanContext,
): void {
  for (const [i, one] of asked.slice(0, -1).entries()) {
    const code = codePiece(one) + codePiece(asked[i + 1]!)
    if (code.length < shortestCode || !/^[a-z\d]*(?:[a-z]\d|\d[a-z])[a-z\d]*$/.test(code)) continue
    const term = stem(code, lexicon.language)
    if (lexicon.frequency(term) === 0) continue
    for (const word of words.slice(i, i + 2))
      word.loose = [...(word.loose ?? []), { terms: [term], weight: weights.joined }]
  }
}

/** What a word may add to a code; nothing that is no part of one. */
function codePiece(asked: Asked): string {
  if (asked.kind === 'figure') return asked.figure.unit === undefined ? asked.text : ' '
  return asked.kind === 'size' ? ' ' : asked.text
}

const shortestJoined = 6

/** 'dry wall' is met by 'drywall' as well, and 'dish wascher', of which one word is unknown, by 'dishwasher'. */
export function addJoined(asked: readonly Asked[], words: readonly QueryWord[], context: PlanContext): void {
  const { lexicon, fuzzy, synonyms } = context
  const unknown = words.map(
    ({ options }) => !options.some(({ weight }) => weight === weights.same || weight === weights.synonym),
  )
  for (let i = 0; i + 1 < asked.length; i++) {
    const [a, b] = [asked[i]!, asked[i + 1]!]
    if (a.kind !== 'word' || b.kind !== 'word') continue
    const joined = a.text + b.text
    const terms = joinedTerms(a.text, b.text, context)
    const found = (list: readonly string[], weight: number) =>
      list.filter((term) => lexicon.frequency(term) > 0).map((term) => ({ terms: [term], weight }))
    const direct = found(terms, lexicon.language === 'de' ? weights.apart : weights.joined)
    // 'Terra cotta' is terracotta, and neither word is misspelt.
    if (direct.length && lexicon.language === 'en')
      for (const word of words.slice(i, i + 2)) {
        forgetCorrection(word)
        if (word.options.length === 0) word.isHalf = true
      }
    const compounds =
      direct.length || lexicon.language !== 'de'
        ? direct
        : found(renamedTerms(a.text, b.text, context), weights.joined)
    const isLong = joined.length >= shortestJoined && Math.min(a.text.length, b.text.length) > 1
    const mayBeTypo = fuzzy && (unknown[i] || unknown[i + 1]) && isLong
    const options = compounds.length
      ? compounds
      : mayBeTypo
        ? oneTypoOff(typoOptions(fold(joined, lexicon.language), 0, context).options)
        : []
    const names = terms
      .flatMap((term) => synonyms.at([term], 0, lexicon.language).flatMap((named) => named.names))
      .filter((name) => isFound(name, lexicon))
    for (const word of words.slice(i, i + 2))
      word.options.push(...options, ...names.map((name) => namedSo(name, names)))
  }
}

/** Two words with two typos are like too much: 'rab bars' is no 'rubber'. */
const oneTypoOff = (options: readonly Option[]): Option[] =>
  options.filter(({ weight }) => weight > weights.twoTypos)

/**
 * Terms of two words written as one. Parts of a German compound may come in either order and be joined by something:
 * who types 'Wand Fliese', 'Terrasse Platte' or 'Armatur Küche' means the Wandfliese, the Terrassenplatte and the
 * Küchenarmatur.
 */
function joinedTerms(a: string, b: string, { lexicon, synonyms }: PlanContext): string[] {
  const { language } = lexicon
  const mayBeWord = ({ start }: Joined) => {
    const begun = fold(start, language)
    return lexicon.hasBeginning(begun) || synonyms.hasBeginning(begun, language)
  }
  // As above: of most not even the beginning is one of a word.
  const words = joinedWords(a, b, language).flatMap((one) => (mayBeWord(one) ? [one.word] : []))
  const full = inFull(a + b, lexicon)
  return [...new Set([...words, ...(full === undefined ? [] : [full])].map((word) => stem(word, language)))]
}

/** Two words as one, and how that begins: with all of the first and a letter of the second. */
interface Joined {
  word: string
  start: string
}

function joinedWords(a: string, b: string, language: Language): Joined[] {
  const join = (first: string, joint: string, second: string) => ({
    word: first + joint + second,
    start: first + joint + second.charAt(0),
  })
  return language === 'de' && a.length > 1 && b.length > 1
    ? joints.flatMap((joint) => [join(a, joint, b), join(b, joint, a)])
    : [join(a, '', b)]
}
