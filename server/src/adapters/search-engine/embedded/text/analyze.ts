import type { Language } from '../../document.ts'
import { anyShortForm, isCutOff, shortForm } from './abbreviations.ts'
import { fold } from './fold.ts'
import { anyFigure, anyPair, barePair, figureMarks, sizeMarks } from './marks.ts'
import { countWords } from './number-words.ts'
import { stem } from './stem.ts'
import { nominalMarks } from './nominal-size.ts'
import { beginsAside, isStopWord } from './stop-words.ts'
import type { Token } from './tokens.ts'
import { isClass, tokenize } from './tokenize.ts'

/** One place of a text: a lower-case word, or marks of a figure; `extras` are further ways to find the place. */
export interface Place {
  word: string
  isMark: boolean
  /** Stands behind 'for' or 'with': not the article itself. */
  isAside: boolean
  /** Part of a compound with hyphens that does not name it: the 'WC' of a 'WC-Sitz', the sink of an 'under-sink heater'. */
  isPart: boolean
  /** Stands behind a bar and says what the word before it is besides. */
  isOther: boolean
  extras: readonly string[]
  extraMarks: readonly string[]
  /** What it is found by where it is cut off: 'handbr.', and 'gew.stange' of a 'Gew.-Stange'. */
  shorts: readonly string[]
}

const nothing: readonly string[] = []

/**
 * The places of a text in order; null stands where a comma, bracket or stop word parts it.
 * @param isTitle an English 'and' parts it as little as the sign for it would: a 'tub and shower faucet' is no tub, while a category
 * of 'skirtings and steps' is called by both
 */
export function analyze(text: string, language: Language, isTitle = false): (Place | null)[] {
  const places: (Place | null)[] = []
  let before: Token | undefined
  let isAside = false
  const tokens = tokenize(isTitle && language === 'en' ? ofThing(text) : text, language)
  markCutOff(tokens, text, language)
  for (const [i, token] of tokens.entries()) {
    if (language === 'en' && partsNothing(tokens, i, isTitle)) {
      before = token
      continue
    }
    const place = placeOf(token, before, language)
    if (token.kind === 'break') isAside = false
    else if (token.kind === 'word' && beginsAside(token.text, language)) isAside = true
    const isPart =
      token.kind === 'word' && (language === 'de' ? isGoneOn(token, tokens[i + 1]) : isAttribute(tokens, i))
    const isOther = token.kind === 'word' && token.isOther === true
    places.push(place && { ...place, isAside, isPart, isOther })
    before = token
  }
  return places
}

const missing = /(?:[(,]| -)[^(),]{1,40}\b(?:not included|sold separately)\b\)?/gi

/** What a thing is besides, in one with it: an 'Interior Paint and Primer in One' is a paint. */
const inOne = / and(?= [^,()]{1,30}\bin (?:one|1)\b)/gi

/**
 * What an English title says is not in the box, 'Shower Trim Kit in Chrome (Valve Not Included)', is nothing of the article, and what it is besides
 * something it comes with.
 */
const ofThing = (title: string): string => title.replace(missing, '').replace(inOne, ' with')

/**
 * An English stop word that parts no title: the 'and' of a title, the first word of an 'in-wall timer', the 'w' of 'NM-B W/G' and the 'by' of
 * 'side by side'.
 */
function partsNothing(tokens: readonly Token[], at: number, isTitle: boolean): boolean {
  const [token, last, next] = [tokens[at]!, tokens[at - 1], tokens[at + 1]]
  if (token.kind !== 'word' || token.glued || !isStopWord(token.text, 'en')) return false
  if (isTitle && token.text === 'and') return true
  if (next?.kind !== 'word') return false
  return next.glued || (token.text === 'by' && last?.kind === 'word' && last.text === next.text)
}

/** Signs of a title in SAP (MAKTX) and of a line in DATANORM: a text as long as that has lost the rest of its last word. */
const lineLength = 40

function markCutOff(tokens: readonly Token[], text: string, language: Language): void {
  const last = tokens.at(-1)
  if (language === 'de' && text.trimEnd().length === lineLength && last?.kind === 'word')
    last.isShort ||= isCutOff(last.text, true)
}

/** Whether a hyphen joins a further word, or stands for one that follows later ('Klebe- und Armierungsmörtel'). */
const isGoneOn = ({ isCut }: Extract<Token, { kind: 'word' }>, next: Token | undefined): boolean =>
  isCut || (next?.kind === 'word' && next.glued)

/**
 * Whether a hyphen joins an English word to another that is not the last: the sink of an 'under-sink heater'. What is counted
 * ('2-gang box', '3-way switch') says as much as written apart, and so does what counts it in a 'single-handle faucet'.
 */
function isAttribute(tokens: readonly Token[], at: number): boolean {
  const isWord = (token: Token | undefined) => token?.kind === 'word'
  const isGlued = (token: Token | undefined) => token?.kind === 'word' && token.glued
  if (!isGlued(tokens[at]) && !isGlued(tokens[at + 1])) return false
  if (isGlued(tokens[at]) ? isCount(tokens[at - 1]) : isCount(tokens[at])) return false
  let next = at + 1
  while (isGlued(tokens[next])) next++
  return isWord(tokens[next])
}

const isCount = (token: Token | undefined): boolean =>
  token?.kind === 'figure' || (token?.kind === 'word' && countWords.has(token.text))

function placeOf(
  token: Token,
  before: Token | undefined,
  language: Language,
): Omit<Place, 'isAside' | 'isPart' | 'isOther'> | null {
  switch (token.kind) {
    case 'break':
      return null
    case 'size': {
      const [word = '', ...marks] = sizeMarks(token.figures)
      const extraMarks = language === 'de' ? [...marks, ...nominalMarks(token.figures)] : marks
      return { word, isMark: true, extras: nothing, extraMarks, shorts: nothing }
    }
    case 'figure': {
      const marks = figureMarks(token.figure)
      // What a hyphen joins to something else ('PP4-0,5') is no measure that lacks its unit.
      const isPart = token.glued && token.figure.unit === undefined
      const [word = '', ...extraMarks] = isPart ? [...pairMarks(before, token), ...marks.slice(0, 1)] : marks
      return { word, isMark: true, extras: joined(token, before), extraMarks, shorts: nothing }
    }
    default:
      if (!token.glued && isStopWord(token.text, language)) return null
      return {
        word: token.text,
        isMark: false,
        extras: joined(token, before),
        extraMarks: token.kind === 'code' && language === 'en' ? classFigure(token.text) : nothing,
        shorts: shortForms(token, before),
      }
  }
}

function shortForms(token: Token, before: Token | undefined): readonly string[] {
  if (token.kind !== 'word') return nothing
  const first = token.glued && before?.kind === 'word' ? before : undefined
  if (token.isShort) {
    const lefts = first ? [first.text + token.text, token.text] : [token.text]
    return [anyShortForm, ...lefts.map((left) => shortForm(fold(left, 'de')))]
  }
  return first?.isShort ? [shortForm(fold(first.text, 'de'), stem(token.text, 'de'))] : nothing
}

/** Who asks for '13 insulation' means R-13. */
const classFigure = (code: string): readonly string[] =>
  isClass(code) ? [anyFigure(Number(code.replace(/^[a-z]+/, '')))] : nothing

/** A pump '25-60' is asked for as 25/60, too. */
function pairMarks(before: Token | undefined, { figure }: Extract<Token, { kind: 'figure' }>): string[] {
  if (before?.kind !== 'figure' || before.figure.unit !== undefined) return []
  return [barePair(before.figure.raw, figure.raw), anyPair(before.figure.raw, figure.raw)]
}

/** 'strong-tie' is found as 'strongtie' besides, 'SC-141' as 'sc141'. */
function joined(token: Token, before: Token | undefined): readonly string[] {
  if (token.kind === 'size' || token.kind === 'break' || !token.glued) return nothing
  return before?.kind === 'word' || before?.kind === 'code' ? [before.text + token.text] : nothing
}
