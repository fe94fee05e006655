import type { Language } from '../../../document.ts'
import { asTitlesWrite } from '../../text/as-typed.ts'
import { plain } from '../../text/fold.ts'
import { isClassName, isGreat, isIdle, isPacking, isSuiting } from '../../text/idle-words.ts'
import { spokenDoing } from '../../text/spoken-doings.ts'
import { beginsAside, isStopWord } from '../../text/stop-words.ts'
import type { Token } from '../../text/tokens.ts'
import { tokenize } from '../../text/tokenize.ts'

/**
 * One thing the user asks for; every one must be met by a full match. `misspelt` is how a word was typed that is read as
 * another.
 */
export type Asked =
  | { kind: 'word'; text: string; glued: boolean; isAside?: boolean; isShort?: boolean; misspelt?: string }
  /** `parts` are what the code consists of when it was typed with hyphens ('SC-141'). */
  | { kind: 'code'; text: string; parts: readonly Token[] }
  | Extract<Token, { kind: 'figure' | 'size' }>

/** What a query asks for, in the order it was typed. */
export function queryWords(q: string, language: Language): Asked[] {
  const typed = plain(q.slice(0, longestQuery)).replace(timesApart, '$1x ')
  const tokens = tokenize(
    language === 'en' ? asTitlesWrite(typed) : typed.replace(decimalOnes, '$1').replace(widthApart, '$1er'),
    language,
  )
  const asked: Asked[] = []
  for (let at = 0; at < tokens.length;) {
    const chain = gluedChain(tokens, at)
    at += chain.length
    asked.push(...askedBy(chain))
  }
  return telling(asked, language).slice(0, mostWords)
}

/**
 * Without stop words; what stands behind 'for' or 'with' is told apart. What somebody wants it without in English no title says: a
 * 'vanity without top' has no top in its name.
 */
function telling(asked: readonly Asked[], language: Language): Asked[] {
  const words: Asked[] = []
  let isAside = false
  let isWithout = false
  for (const [i, one] of (language === 'de' ? saying(asked) : asked).entries()) {
    const text = one.kind === 'word' ? one.text : ''
    if (isGreat(text, language) && asked[i + 1]?.kind === 'word') continue
    isWithout ||= text === 'without' && words.length > 0
    if (isWithout) continue
    if (beginsAside(text, language) && words.length) isAside = true
    if (!isStopWord(text, language) && !(language === 'en' && isLoneUnit(text, asked)))
      words.push(isAside && one.kind === 'word' ? { ...one, isAside } : one)
  }
  const rest = words.filter((one) => one.kind !== 'word' || !isSuiting(one.text, language))
  return rest.length ? rest : words
}

/** What stands behind 'for' or 'with' of a query: who asks for a 'Kleber für Glasmosaik' means no mosaic. */
export const isAside = (one: Asked | undefined): boolean => one?.kind === 'word' && one.isAside === true

/** With what is done as it is called: 'verfugen' of 'womit verfuge ich'. */
function saying(asked: readonly Asked[]): Asked[] {
  const texts = asked.map((one) => (one.kind === 'word' ? one.text : ''))
  return asked.map((one, i) => {
    const doing = spokenDoing(texts, i)
    return one.kind === 'word' && doing !== undefined ? { ...one, text: doing } : one
  })
}

/**
 * Which words say nothing of what is asked for, and how much of it is wanted; none where nothing else is a word. An 'Eimer zum
 * Mischen' is a bucket.
 * @param isThing whether a word for what things are packed in is a thing that is asked for
 */
export function idleAmong(
  asked: readonly Asked[],
  language: Language,
  isThing: (at: number) => boolean = () => false,
): boolean[] {
  const isWish = wishIn(asked, language)
  const isFigure = (one: Asked | undefined) => one?.kind === 'figure' || one?.kind === 'size'
  const isFor = (at: number) => isAside(asked[at + 1]) && !isAside(asked[at])
  const idle = asked.map(
    (one, i) =>
      isWish[i]! ||
      (one.kind === 'word' &&
        asked.length > 1 &&
        !(isPacking(one.text, language) && (isFor(i) || isThing(i))) &&
        (isIdle(one.text, isFigure(asked[i - 1]) || isFigure(asked[i + 1]), language) ||
          (isClassName(one.text, language) && isBesideClass(asked, i, language)))),
  )
  const isMeasure = (one: Asked) =>
    one.kind === 'size' || (one.kind === 'figure' && one.figure.unit !== undefined)
  const isAsked = asked.some((one, i) => !idle[i] && (!isFigure(one) || (isMeasure(one) && !isWish[i])))
  return isAsked ? idle : asked.map(() => false)
}

/** What a class is called by: 'R11', 'IP44', the 'C' of a floor for bare feet. */
const isClassLike = (one: Asked | undefined): boolean =>
  one?.kind === 'code' || (one?.kind === 'word' && /^[a-e]$/.test(one.text))

/** Beside the class itself or another of its names: 'Rutschhemmung Klasse C'. */
function isBesideClass(asked: readonly Asked[], at: number, language: Language): boolean {
  const next = asked[at + 1]
  if (isClassLike(asked[at - 1]) || isClassLike(next)) return true
  return next?.kind === 'word' && isClassName(next.text, language) && isClassLike(asked[at + 2])
}

/** Most that somebody who types how many he wants wants of a thing. */
const mostWanted = 9999

/**
 * Which words say how many are wanted, before or behind what is asked for, as lists of material do: '10 Sack Fliesenkleber',
 * 'Wasserwaage 2 Stk', '20 m² Bodenfliese', 'brauche 10 Sack Estrich'; and what a weight or volume is packed in, '25 kg Sack'.
 */
function wishIn(asked: readonly Asked[], language: Language): boolean[] {
  const isCount = (one: Asked | undefined, unit?: string) =>
    one?.kind === 'figure' &&
    one.figure.unit === unit &&
    Number.isInteger(one.figure.raw) &&
    one.figure.raw <= mostWanted
  const isPacked = (at: number) => {
    const [count, pack] = [asked[at], asked[at + 1]]
    return isCount(count) && pack?.kind === 'word' && isPacking(pack.text, language)
  }
  const isContent = (one: Asked | undefined) =>
    one?.kind === 'figure' && (one.figure.unit === 'kg' || one.figure.unit === 'l')
  const wish = asked.map(
    (one, at) =>
      one.kind === 'word' &&
      (isContent(asked[at - 1]) || isContent(asked[at + 1])) &&
      isPacking(one.text, language),
  )
  const isAsking = (one: Asked) => one.kind === 'word' && isIdle(one.text, false, language)
  const first = Math.max(
    0,
    asked.findIndex((one) => !isAsking(one)),
  )
  const last = asked.length - 1
  for (const at of [first, last - 1]) if (isPacked(at)) wish.fill(true, at, at + 2)
  for (const at of [first, last]) if (isCount(asked[at], 'piece') || isTimes(asked[at])) wish[at] = true
  if (isCount(asked[first], 'm2')) wish[first] = true
  return wish
}

/** '2x Wasserwaage' */
const isTimes = (one: Asked | undefined): boolean => one?.kind === 'code' && /^\d{1,4}x$/.test(one.text)

/** A unit without its figure ('tile per sq ft') says nothing, unless nothing else is asked for. */
const isLoneUnit = (text: string, asked: readonly Asked[]): boolean =>
  loneUnits.has(text) && asked.some((one) => one.kind !== 'word' || !loneUnits.has(one.text))

const loneUnits: ReadonlySet<string> = new Set(['ft', 'sq', 'cu', 'lb', 'lbs', 'oz', 'sqft'])

/** '2 x Wasserwaage', which is no '2 x 4' */
const timesApart = /^\s*(\d{1,4}) ?x (?=[a-zß-ÿ]{2})/

/** 'Gipskarton 12,5er' */
const decimalOnes = /(\d[.,]\d+) ?er(?![a-zß-ÿ])/g

/** A 'Rohr 50 er' is a 50er. */
const widthApart = /(\d) er(?![a-zß-ÿ])/g

const longestQuery = 400
const mostWords = 24

function gluedChain(tokens: readonly Token[], from: number): Token[] {
  let end = from + 1
  while (end < tokens.length && 'glued' in tokens[end]! && (tokens[end] as { glued: boolean }).glued) end++
  return tokens.slice(from, end)
}

function askedBy(chain: readonly Token[]): Asked[] {
  const hasDigits = chain.some(({ kind }) => kind === 'code' || kind === 'figure')
  if (chain.length > 1 && hasDigits) {
    const text = chain
      .map((token) => ('text' in token ? token.text.replace(/[^a-z0-9+ß-ɏ]/g, '') : ''))
      .join('')
    return [{ kind: 'code', text, parts: chain }]
  }
  return chain.flatMap((token): Asked[] => {
    if (token.kind === 'break') return []
    if (token.kind === 'code') return [{ kind: 'code', text: token.text, parts: [] }]
    return [token]
  })
}
