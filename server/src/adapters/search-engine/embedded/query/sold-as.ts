import type { TextIndex } from '../index/text-index.ts'
import { findString, stringAt } from '../memory/string-table.ts'
import { isMark } from '../text/marks.ts'
import { stem } from '../text/stem.ts'

/** What things of all kinds are sold as, behind their names: a 'fence panel' is a fence, a 'light set' lights. */
const words = 'assembly board bundle combo kit pack package panel plank set sheet string system unit'.split(
  ' ',
)

type Named = Pick<TextIndex, 'language' | 'terms' | 'titles' | 'surfaceTerms'>

const nothing: ReadonlySet<number> = new Set()
const termsOf = new WeakMap<Named['terms'], ReadonlySet<number>>()

/** The terms of an index that say only as what something is sold; of an English one. */
export function soldAs({ language, terms }: Pick<TextIndex, 'language' | 'terms'>): ReadonlySet<number> {
  if (language !== 'en') return nothing
  const known = termsOf.get(terms)
  if (known) return known
  const found = new Set(words.map((word) => findString(terms, stem(word, 'en'))))
  found.delete(-1)
  termsOf.set(terms, found)
  return found
}

/**
 * What is sold so, by the word right before the last place of a general one in a title; the general one itself where nothing stands before
 * it or only a figure.
 */
export function thingSoldAs(
  doc: number,
  general: number,
  { terms, titles: { starts, items }, surfaceTerms }: Named,
): number {
  const first = starts[doc]! + 1
  let at = starts[doc + 1]! - 1
  while (at > first && surfaceTerms[items[at]!] !== general) at--
  // A break is beyond the end of the surfaces.
  const thing = at > first ? surfaceTerms[items[at - 1]!] : undefined
  return thing === undefined || isMark(stringAt(terms, thing)) ? general : thing
}
