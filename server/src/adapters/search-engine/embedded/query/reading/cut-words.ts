import { stem } from '../../text/stem.ts'
import { unitNamed } from '../../text/units.ts'
import { isName } from './spoken-names.ts'
import type { PlanContext } from './plan.ts'
import { beginsAlike } from './unknown-words.ts'

const shortestPart = 3
/** A misspelt part, and what a short one stands beside. */
const longPart = 5
const mostParts = 3
const shortestOfTwo = 8
/** No two or three words that somebody joins are longer together. */
const longestWord = 28

/** How much speaks for a part of a word. */
const worth = { right: 2, misspelt: 1 }

interface Cut {
  parts: string[]
  worth: number
  /** Articles of the rarer part. */
  frequency: number
}

/**
 * A query with spaces in words that nothing meets and that were typed as one: 'handpruners', 'surgeprotecter', '16dnails'.
 * Each part is then read as if it had been typed so, with its other names and typos; so one must be right, and the other
 * be like a word that is known; both right in those `unmet` that have been guessed to be two misspelt ones.
 */
export function withCuts(q: string, unmet: ReadonlyMap<string, boolean>, context: PlanContext): string {
  if (context.lexicon.language !== 'en') return q
  return q
    .split(/(\s+)/)
    .map((word) => {
      const typed = word.toLowerCase()
      if (/^[a-z]+$/.test(typed)) return unmet.has(typed) ? cutApart(typed, unmet.get(typed)!, context) : word
      return unmet.has(typed.replace(/[^a-z0-9]/g, '')) ? (figureApart(typed, context) ?? word) : word
    })
    .join('')
}

function cutApart(word: string, isGuessed: boolean, context: PlanContext): string {
  const cut = cutOf(word, context)
  return cut && (!isGuessed || cut.worth === 2 * worth.right) ? cut.parts.join(' ') : word
}

function cutOf(word: string, context: PlanContext, most = mostParts): Cut | undefined {
  let best: Cut | undefined
  if (word.length > longestWord) return undefined
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const begin = partOf(word.slice(0, at), context)
    const end = begin && partOf(word.slice(at), context, begin.worth === worth.right ? most - 1 : 0)
    if (!end || begin.worth + end.worth <= worth.right) continue
    const cut = {
      parts: [...begin.parts, ...end.parts],
      worth: begin.worth + end.worth,
      frequency: Math.min(begin.frequency, end.frequency),
    }
    if (!best || cut.worth > best.worth || (cut.worth === best.worth && cut.frequency > best.frequency))
      best = cut
  }
  const isLong = best?.parts.some(({ length }) => length > shortestPart)
  return isLong || best?.worth === 2 * worth.right ? best : undefined
}

/** A part that is a word, a name or a unit, or like a word, or put together of up to `most` itself. */
function partOf(part: string, context: PlanContext, most = 0): Cut | undefined {
  const { lexicon } = context
  const frequency = lexicon.frequency(stem(part, lexicon.language))
  if (frequency > 0 || unitNamed(part)) return { parts: [part], worth: worth.right, frequency }
  if (isName(part, context)) return { parts: [part], worth: worth.right, frequency: 1 }
  const near =
    part.length < longPart ? [] : lexicon.similar(part, 1).filter(({ surface }) => beginsAlike(surface, part))
  if (near.length) return { parts: [part], worth: worth.misspelt, frequency: near[0]!.frequency }
  const cut = most > 1 && part.length >= shortestOfTwo ? cutOf(part, context, most) : undefined
  return cut && { ...cut, worth: worth.misspelt }
}

/** A figure of an article, not of a number, with a word behind it. */
const figureAndWord = /^(\d{1,3}(?:[./x-]\d{1,3}){0,3})([a-z]{3,})$/
/** Letters that may go with the figure: a unit, a class, a way. */
const mostBehindFigure = 4

/** '1/2emt', '16dnails', '3wayswitch': a word that is known behind a figure, or behind what belongs to the figure. */
function figureApart(typed: string, { lexicon, synonyms }: PlanContext): string | undefined {
  const [, figure = '', letters = ''] = figureAndWord.exec(typed) ?? []
  const isWord = (part: string) =>
    lexicon.frequency(stem(part, lexicon.language)) > 0 || isName(part, { lexicon, synonyms })
  for (let at = 0; at <= Math.min(mostBehindFigure, letters.length - shortestPart); at++) {
    const [unit, word] = [letters.slice(0, at), letters.slice(at)]
    if (isWord(word) && (at < 2 || unitNamed(unit) || isWord(unit))) return `${figure}${unit} ${word}`
  }
  return undefined
}
