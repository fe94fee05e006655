import { numberForm, numberSigns } from '../../text/number-form.ts'
import type { Figure, Token } from '../../text/tokens.ts'
import type { CalledCategory } from './called-categories.ts'

/** One way to meet a word of the query: all of `terms` must stand in the article. */
export interface Option {
  terms: readonly string[]
  /** 1 for the word itself; less the further the option is from it. */
  weight: number
  /** Compounds that contain the term meet the word too. */
  compounds?: boolean
  /** The word is only the beginning of it. */
  isBegun?: boolean
  /** The terms are the parts of one compound: the last names the thing, and no compound that only begins so does. */
  compound?: CompoundNaming
  /** Only compounds that end with the term meet the word, not those that begin with it. */
  headsOnly?: boolean
  /** How the word is spelt that a misspelt one may be. */
  spelling?: string
  /** The terms are another name of what ends with the word, of which the last names the thing: 'utility knife'. */
  isOtherName?: boolean
}

/** By what articles are called what a compound names. */
export interface CompoundNaming {
  /** Their title has its last part, or any of its parts, or the last part where it names the thing. */
  by: 'head' | 'any' | 'name'
  /** Or they are of a category that its last part calls. */
  called: readonly CalledCategory[]
  /** No article is called so that one of these names: what the thing is asked for with. */
  unlike?: readonly string[]
}

/** Whether every article with its one term meets the word. */
export const isTerm = ({ terms, compound }: Option): boolean => terms.length === 1 && compound === undefined

/** What meets one of the several terms of an option; each counts its share. */
export const termOfGroup = (option: Option, at: number): Option => ({
  ...option,
  terms: option.terms.slice(at, at + 1),
  weight: 1 / option.terms.length,
  headsOnly: option.compound !== undefined && at === option.terms.length - 1,
})

export interface AskedNumber {
  /** As numbers are compared. */
  form: string
  /** With the zeros it was typed with, for the middle of numbers. */
  piece: string
  /** Whether the beginning and the middle of longer numbers are looked up, too. */
  beginning: boolean
  middle: boolean
  /** Whether their middle is looked up where nothing meets all words otherwise. */
  looseMiddle?: boolean
}

export const askedNumber = (text: string): AskedNumber => ({
  form: numberForm(text),
  piece: numberSigns(text),
  beginning: true,
  middle: true,
})

/** A number without the zeros it was filled up with, also behind its letters: '00107919', 'SV-0107919'. */
export const withoutPadding = (code: string): string => code.replace(/^([a-z]{0,4})0+(?=\d)/, '$1')

/** What is asked for. */
export interface Thing {
  /** The categories it calls. */
  called: readonly CalledCategory[]
  /** Titles name articles by it; only in English. */
  isNamed: boolean
}

/** A word of the query with all ways to meet it. */
export interface QueryWord {
  text: string
  options: Option[]
  /** Ways that count where nothing meets all words otherwise, and in partial matches. */
  loose?: readonly Option[]
  /** Ways to make a partial match only: the thing that a compound names which stands nowhere, a part of a size. */
  heads?: readonly Option[]
  /** The figure as a side in centimetres or a nominal width, of what the trade calls by these. */
  side?: Option
  /** Looked up among the article numbers besides. */
  number?: AskedNumber
  /** Figures and short codes carry little meaning alone: a partial match needs a word besides. */
  isFigure: boolean
  /** Categories it calls, whose articles it means first. */
  called?: readonly CalledCategory[]
  /** It is what is asked for: behind it stands what for. */
  thing?: Thing
  /** How telling the word is: high when few articles contain it. */
  rarity: number
  /** It stands nowhere but as part of one word with its neighbour: the 'held' of 'hand held'. */
  isHalf?: boolean
  /** Of several words in English, the one that names what is asked for. */
  isName?: boolean
  /** It is what is asked for something or with something, and met only by what is called so. */
  isThing?: boolean
  /** The word it was read as because of a typo. */
  correction?: string
  /** It says nothing of what is asked for, so that nothing has to meet it where nothing meets all words. */
  isIdle?: boolean
  /** The ways are guesses that count only where nothing is found otherwise. */
  isGuessed?: boolean
}

export const withoutNumbers = ({ number: _, ...word }: QueryWord): QueryWord => word

/** The words with every way that makes a partial match; idle ones that stand nowhere are no part of it. */
export const partly = (words: readonly QueryWord[]): QueryWord[] =>
  words
    .filter(({ isIdle, options }) => !isIdle || options.length)
    .map(({ loose = [], heads = [], ...word }) => ({
      ...word,
      options: [...word.options, ...loose, ...heads],
    }))

/** The words with their loose ways to be met among the others, without idle ones; undefined where that is nothing else. */
export function loosely(words: readonly QueryWord[]): QueryWord[] | undefined {
  if (!words.some(({ loose, number, isIdle }) => loose?.length || number?.looseMiddle || isIdle))
    return undefined
  return words
    .filter(({ isIdle }) => !isIdle)
    .map(({ number, ...word }) => ({
      ...word,
      options: [...word.options, ...(word.loose ?? [])],
      ...(number && { number: { ...number, middle: number.middle || number.looseMiddle === true } }),
    }))
}

/**
 * The words by their own names alone, beside figures as they stand; undefined where no figure may mean anything else, or
 * where no word has other names.
 */
export function asNamed(words: readonly QueryWord[]): QueryWord[] | undefined {
  if (!words.some(({ isFigure, loose }) => isFigure && loose?.length)) return undefined
  const named = words.map((word) =>
    word.isFigure ? word : { ...word, options: word.options.filter(isOwnName) },
  )
  const isLess = named.some(({ options }, i) => options.length < words[i]!.options.length)
  return isLess && named.every(({ options }) => options.length) ? named : undefined
}

const isOwnName = ({ terms, weight }: Option): boolean => terms.length === 1 && weight >= weights.same

/** The words by their own names alone, with the side or width that things are called by; undefined where none is. */
export function asSided(words: readonly QueryWord[]): QueryWord[] | undefined {
  if (!words.some(({ side }) => side)) return undefined
  const sided = words.map((word) => {
    const options = word.side ? [word.side] : word.isFigure ? word.options : word.options.filter(isOwnName)
    return word.side ? { ...withoutNumbers(word), options } : { ...word, options }
  })
  return sided.every(({ options }) => options.length) ? sided : undefined
}

export const weights = {
  same: 1,
  synonym: 0.65,
  generalName: 0.4,
  wholeName: 0.9,
  /**
   * Another name of a whole query that titles never write so: a 'sliding glass door' is no shower door of glass. Also of a word that
   * only a category has.
   */
  unwritten: 1.1,
  /** A word of a name of two that titles never write so: a 'power washer' is no washer with power. */
  ofUnwritten: 0.75,
  joined: 0.9,
  /** A German compound whose parts are typed apart is meant before things that have them apart: 'Dusch Rinne'. */
  apart: 1.4,
  /** Who asks for '2 cm' means slabs of 2 cm before boards of 20 mm. */
  asWritten: 1.5,
  split: 0.75,
  completion: 0.7,
  completionOfKnown: 0.35,
  oneTypo: 0.75,
  /** What does what was typed: the cutter of 'cut tile'. */
  doer: 0.7,
  doubled: 0.9,
  /** Written otherwise, as it sounds: 'blaid'. */
  heard: 0.8,
  twoTypos: 0.55,
  soundsAlike: 0.45,
  otherFirstLetter: 0.8,
  otherSound: 0.9,
  otherEnding: 0.7,
  bentByChance: 0.4,
  compoundHead: 0.95,
  compoundPart: 0.55,
  unusualKind: 0.2,
  anyUnit: 0.9,
  nominal: 0.85,
  looseFigure: 0.6,
  looseSize: 0.5,
  partedSize: 0.85,
  abbreviation: 0.5,
  cutOff: 0.7,
  headOnly: 0.25,
  unnamed: 0.3,
} as const

export const figureTexts = (figures: readonly Figure[]): string => figures.map(({ raw }) => raw).join('x')

export type FigureToken = Extract<Token, { kind: 'figure' }>
