import type { Language } from '../../document.ts'
import { figureMarks, sizeMarks } from './marks.ts'
import { beginsAside, isStopWord } from './stop-words.ts'
import type { Token } from './tokens.ts'
import { tokenize } from './tokenize.ts'

/** One place of a text: a lower-case word, or marks of a figure; `extras` are further ways to find the place. */
export interface Place {
  word: string
  isMark: boolean
  /** Stands behind 'for' or 'with': not the article itself. */
  isAside: boolean
  extras: readonly string[]
  extraMarks: readonly string[]
}

const nothing: readonly string[] = []

/** The places of a text in order; null stands where a comma, bracket or stop word parts it. */
export function analyze(text: string, language: Language): (Place | null)[] {
  const places: (Place | null)[] = []
  let before: Token | undefined
  let isAside = false
  for (const token of tokenize(text, language)) {
    const place = placeOf(token, before, language)
    if (token.kind === 'break') isAside = false
    else if (token.kind === 'word' && beginsAside(token.text, language)) isAside = true
    places.push(place && { ...place, isAside })
    before = token
  }
  return places
}

function placeOf(token: Token, before: Token | undefined, language: Language): Omit<Place, 'isAside'> | null {
  switch (token.kind) {
    case 'break':
      return null
    case 'size': {
      const [word = '', ...extraMarks] = sizeMarks(token.figures)
      return { word, isMark: true, extras: nothing, extraMarks }
    }
    case 'figure': {
      const marks = figureMarks(token.figure)
      // What a hyphen joins to something else ('PP4-0,5') is no measure that lacks its unit.
      const isPart = token.glued && token.figure.unit === undefined
      const [word = '', ...extraMarks] = isPart ? marks.slice(0, 1) : marks
      return { word, isMark: true, extras: joined(token, before), extraMarks }
    }
    default:
      if (!token.glued && isStopWord(token.text, language)) return null
      return { word: token.text, isMark: false, extras: joined(token, before), extraMarks: nothing }
  }
}

/** 'strong-tie' is found as 'strongtie' besides, 'SC-141' as 'sc141'. */
function joined(token: Token, before: Token | undefined): readonly string[] {
  if (token.kind === 'size' || token.kind === 'break' || !token.glued) return nothing
  return before?.kind === 'word' || before?.kind === 'code' ? [before.text + token.text] : nothing
}
