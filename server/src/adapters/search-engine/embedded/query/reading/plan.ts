import type { SearchCategory } from '../../../document.ts'
import { isDoing } from '../../text/doings.ts'
import { isCalledByCentimetres, isCalledByWidth } from '../../text/sanitary-ware.ts'
import { fold } from '../../text/fold.ts'
import { countWords } from '../../text/number-words.ts'
import { stem } from '../../text/stem.ts'
import { anyFigure } from '../../text/marks.ts'
import { spokenUnits, unitNamed } from '../../text/units.ts'
import { askedAnew, isForeign } from './asked-anew.ts'
import { asideShare, markThing, thingAt } from './asked-thing.ts'
import { callDescribed } from './call-described.ts'
import { calledCategories } from './called-categories.ts'
import type { CalledCategory } from './called-categories.ts'
import { codeOptions } from './code-options.ts'
import { apartOptions, figureOptions, partOfSize, sizeOptions } from './figure-options.ts'
import type { CalledBy, Readings } from './figure-options.ts'
import { guessCode, guessWord } from './guesses.ts'
import { bindLetters } from './letter-names.ts'
import type { Guesses } from './guesses.ts'
import { addJoined, addJoinedCodes, addSynonyms, neighboursAmong } from './neighbours.ts'
import type { KeptReading } from './kept-readings.ts'
import type { Lexicon } from './lexicon.ts'
import { preferBeside } from './likelier-beside.ts'
import { withOtherAgent } from './other-agent.ts'
import { askedNumber, figureTexts, weights, withoutPadding } from './options.ts'
import type { AskedNumber, QueryWord } from './options.ts'
import { idleHere } from './packed-things.ts'
import { isAside, type Asked } from './query-words.ts'
import { cutOffOptions } from './cut-off.ts'
import { addDoer } from './done-with.ts'
import { isRightlySpelt } from './rightly-spelt.ts'
import { renamedOptions } from './renamed-parts.ts'
import { splitOptions } from './split-words.ts'
import { begunNameOptions, isName } from './spoken-names.ts'
import type { SynonymBook } from './synonyms.ts'
import { isTelling, weighAttributes, weighHead } from './weigh-words.ts'
import { addCompound } from './unknown-compound.ts'
import {
  completionOptions,
  compoundOptions,
  doingOptions,
  shortenedOptions,
  typoOptions,
  variantOptions,
} from './unknown-words.ts'

export interface PlanContext {
  lexicon: Lexicon
  synonyms: SynonymBook
  /** Those whose articles a word that calls them may mean first. */
  categories: ReadonlyMap<string, SearchCategory>
  /** Articles of a category. */
  articlesOf: (category: string) => number
  /** Categories that the articles of a term are mostly in. */
  kindsOf: (term: string) => CalledCategory[]
  /** Articles in the index. */
  articles: number
  fuzzy: boolean
  prefix: boolean
  /** What was read lately, where words mean the same to everybody. */
  kept?: KeptReading
  /** Nothing is found for a word as it stands: guess what it was meant as. */
  guess?: boolean
  /** What a figure without unit may be of what is asked for. */
  calledBy?: CalledBy
}

/** BM25's inverse document frequency. */
export const rarityOf = (frequency: number, articles: number): number =>
  Math.log(1 + (articles - Math.min(frequency, articles) + 0.5) / (frequency + 0.5))

/** Alone a figure, or a thread by its diameter, would find everything that has it. */
const isBare = (asked: Asked): boolean =>
  asked.kind === 'figure' || (asked.kind === 'code' && /^m\d+$/.test(asked.text))

const calledByOf = (words: readonly string[]): CalledBy =>
  isCalledByCentimetres(words) ? 'centimetres' : isCalledByWidth(words) ? 'width' : undefined

const textOf = (asked: Asked): string => (asked.kind === 'word' ? asked.text : '')

/** Every way to meet each word of a query, by what the index contains. */
export function planQuery(typed: readonly Asked[], context: PlanContext): QueryWord[] {
  const { language } = context.lexicon
  const asked = askedAnew(typed, context)
  const idle = idleHere(asked, context.lexicon)
  const calledBy = language === 'de' ? calledByOf(asked.map(textOf)) : undefined
  const words = asked.map((one, i) => ({
    ...planWord(one, i === asked.length - 1, { ...context, calledBy }, idle[i]),
    ...(idle[i] && { isIdle: true }),
  }))
  const only = idle.indexOf(false)
  if (only >= 0 && only === idle.lastIndexOf(false) && isBare(asked[only]!)) delete words[only]!.loose
  addDoer(asked, words, idle.indexOf(false), context.lexicon)
  const isNeighbour = neighboursAmong(asked, idle, context)
  const near = {
    asked: asked.filter((_, i) => isNeighbour[i]),
    words: words.filter((_, i) => isNeighbour[i]),
  }
  preferBeside(near.words, context.lexicon)
  addSynonyms(near.asked, near.words, context)
  addJoined(near.asked, near.words, context)
  addJoinedCodes(near.asked, near.words, context)
  bindLetters(asked, words, context)
  for (const [i, one] of asked.entries())
    if (one.kind === 'word' && one.misspelt !== undefined)
      Object.assign(words[i]!, { text: one.misspelt, correction: one.text })
  const isDone = asked.map((one, i) => words[i]!.options.length > 0 && saysDoing(one, context))
  const isTask = words.length > 1 && isDone.includes(true)
  for (const [i, word] of words.entries()) {
    word.rarity = wordRarity(word, context) * (word.isHalf ? halfShare : 1)
    if (words.length > 1 && word.number) word.number = worthFinding(word, word.number, context)
    if (!word.isFigure && (!isTask || isDone[i]) && !isAside(asked[i]))
      word.called = calledCategories(
        word.options,
        context.categories,
        context.lexicon.language,
        context.articlesOf,
      )
  }
  const at = thingAt(asked, words)
  if (at !== undefined && !isDone[at]) markThing(words[at]!, context)
  if (!isTask) callDescribed(words, context)
  weighAttributes(words, context.lexicon)
  weighHead(asked, words, context.lexicon)
  for (const [i, one] of asked.entries()) {
    if (isTask && !isDone[i]) words[i]!.rarity *= objectShare
    if (isAside(one)) words[i]!.rarity *= asideShare(words, language)
  }
  return words
}

/** What each half of a word typed as two counts ('hand held'). */
const halfShare = 0.7

/** What a thing counts that something is done to. */
const objectShare = 0.5

/** Who says what he does ('Fliesen verlegen') means what it is done with, not the thing it is done to. */
const saysDoing = (asked: Asked, { lexicon: { language } }: PlanContext): boolean =>
  language === 'de' && asked.kind === 'word' && isDoing(fold(asked.text, language))

/** Among other words only a long piece of a number, or one that is nothing else, is looked for inside numbers. */
function worthFinding({ options }: QueryWord, number: AskedNumber, { lexicon }: PlanContext): AskedNumber {
  const isText = options.some(({ terms }) => terms.every((term) => lexicon.frequency(term) > 0))
  const beginning = number.form.length >= (isText ? 6 : 4)
  const { length } = number.piece
  return { ...number, beginning, middle: !isText && length >= 5, looseMiddle: !isText && length === 4 }
}

const literally = (context: PlanContext): PlanContext => ({ ...context, fuzzy: false, guess: false })

function planWord(asked: Asked, isLast: boolean, context: PlanContext, isIdle = false): QueryWord {
  switch (asked.kind) {
    case 'figure': {
      const isNumber = asked.figure.unit === undefined && /^\d{3,}$/.test(asked.text)
      const readings = figureOptions(asked.figure, context.lexicon.language, context.calledBy)
      return figureWord(asked.text, readings, isNumber ? asked.text : undefined)
    }
    case 'size': {
      const readings = sizeOptions(asked.figures, context.lexicon.language)
      const { sides, thickness } = asked.apart ?? {}
      if (sides && thickness)
        readings.options.push(...apartOptions(sides, thickness, context.lexicon.language))
      const heads = partOfSize(asked.figures, context.lexicon.language)
      return { ...figureWord(asked.apart?.written ?? figureTexts(asked.figures), readings, undefined), heads }
    }
    case 'code':
      return codeWord(asked, isLast, context)
    default:
      return keptWord(asked, isLast, isIdle || isForeign(asked.text, context) ? literally(context) : context)
  }
}

const figureWord = (text: string, readings: Readings, number: string | undefined): QueryWord => ({
  text,
  ...readings,
  isFigure: true,
  rarity: 0,
  ...(number && { number: askedNumber(number) }),
})

function codeWord(asked: Extract<Asked, { kind: 'code' }>, isLast: boolean, context: PlanContext): QueryWord {
  const number = askedNumber(asked.text)
  const word: QueryWord = {
    text: asked.text,
    ...codeOptions(asked, isLast, context),
    isFigure: true,
    rarity: 0,
    ...(number.piece.length >= 3 && { number }),
  }
  if (context.guess) {
    addGuesses(word, guessCode(asked.text, context))
    const padded = withoutPadding(asked.text)
    if (padded !== asked.text) Object.assign(word, { number: askedNumber(padded), isGuessed: true })
  }
  return word
}

type AskedWord = Extract<Asked, { kind: 'word' }>

/** A word that finds this many articles by itself is not taken apart as well. */
const oftenEnough = 200

/** A word as it was read lately, which may be added to. */
function keptWord(asked: AskedWord, isLast: boolean, context: PlanContext): QueryWord {
  const { kept, fuzzy, guess } = context
  if (!kept) return wordWord(asked, isLast, context)
  const key = `${fuzzy} ${guess} ${isLast} ${asked.isShort} ${asked.text}`
  const word = kept.words.get(key, () => wordWord(asked, isLast, context))
  return { ...word, options: [...word.options] }
}

function wordWord({ text, isShort }: AskedWord, isLast: boolean, context: PlanContext): QueryWord {
  const { lexicon, synonyms, fuzzy, prefix } = context
  const term = stem(text, lexicon.language)
  const folded = fold(text, lexicon.language)
  const frequency = lexicon.frequency(term)
  const word: QueryWord = { text, options: [], isFigure: false, rarity: 0 }
  const known = frequency > 0 || lexicon.isPart(term)
  if (known)
    word.options = withOtherAgent([{ terms: [term], weight: weights.same, compounds: true }], folded, lexicon)
  if (lexicon.language === 'en') {
    const count = countWords.get(text)
    if (count !== undefined) word.options.push({ terms: [anyFigure(count)], weight: weights.synonym })
    const unit = unitNamed(text)?.base ?? ''
    if (unit !== term && spokenUnits.has(unit) && lexicon.frequency(unit) > 0)
      word.options.push({ terms: [unit], weight: weights.same })
  }
  const isTask = lexicon.language === 'de' && isDoing(folded)
  const doing = known && !isTask ? [] : doingOptions(folded, context)
  word.options.push(...doing)
  const isRare = frequency < oftenEnough
  const readings = isRare && (known || lexicon.language === 'de') ? splitOptions(folded, context) : []
  const variants = !known && lexicon.language === 'de' ? variantOptions(folded, context) : []
  word.options.push(...readings, ...variants)
  const isForm = known && (lexicon.language !== 'de' || lexicon.hasSurface(folded) || lexicon.isPart(term))
  const compounds = isForm || lexicon.language !== 'de' ? [] : compoundOptions(folded, context)
  word.options.push(...compounds, ...cutOffOptions(folded, known, isShort, context))
  if (prefix && isLast) {
    const isWhole = known || isName(folded, context)
    const weight = isWhole ? weights.completionOfKnown : weights.completion
    const completions = completionOptions(folded, weight, context, isForm ? frequency * 20 : 0)
    word.options.push(...completions)
  }
  if (!word.options.length && prefix && isLast) word.options.push(...begunNameOptions(folded, context))
  const renamed = known || lexicon.language !== 'de' ? [] : renamedOptions(folded, context)
  const isRight = renamed.length > 0 || isRightlySpelt(folded, compounds, lexicon)
  // A name of the trade is no misspelt other one, though nothing here goes by it.
  const mayBeMisspelt = !isRight && !(lexicon.language === 'de' && synonyms.isName(folded, 'de'))
  if (fuzzy && mayBeMisspelt && !doing.length && !isTask) {
    const { options, correction } = typoOptions(
      folded,
      known && !isBentByChance(folded, lexicon) ? lexicon.reach(term) : 0,
      context,
      lexicon.language === 'de' && readings.length + variants.length > 0,
    )
    // 'Tubbing' is tubing before it is anything of a tub; a 'railing' has more of a rail than of what is rolling.
    const isBent = known && isBentByChance(folded, lexicon)
    const doubled = options.filter(({ weight }) => weight === weights.doubled)
    if (isBent && doubled.length) word.options[0] = { ...word.options[0]!, weight: weights.bentByChance }
    const meant = isBent ? doubled : options
    word.options.push(...meant)
    if (word.options.length === meant.length && correction) word.correction = correction
  }
  if (!known && lexicon.language === 'de')
    addCompound(word, folded, renamed, { ...context, fuzzy: fuzzy && mayBeMisspelt })
  if (fuzzy && !isRight && !word.options.length)
    word.options.push(...shortenedOptions(folded, isLast && prefix, context))
  if (!word.options.length) word.number = askedNumber(text)
  if (!word.options.length && context.guess && !isTask && mayBeMisspelt)
    addGuesses(word, guessWord(folded, context))
  return word
}

/**
 * Whether an English form stands nowhere, though a word with its stem does: a 'dinning table' may be a misspelt dining table,
 * DIN rails or not.
 */
const isBentByChance = (folded: string, lexicon: Lexicon): boolean =>
  lexicon.language === 'en' && /(?:ing|ed)s?$/.test(folded) && !lexicon.hasSurface(folded)

function addGuesses(word: QueryWord, { options, correction }: Guesses): void {
  word.options.push(...options)
  if (options.length) word.isGuessed = true
  if (correction !== undefined) word.correction = correction
}

/** As telling as its most frequent good reading; a word that is nowhere as one of a thousandth of the articles. */
function wordRarity(word: QueryWord, { lexicon, articles }: PlanContext): number {
  const frequencies = word.options.filter(isTelling).map(({ terms }) => lexicon.reach(terms[0]!))
  const most = Math.max(0, ...frequencies)
  return rarityOf(most > 0 ? most : articles / 1000, articles)
}
