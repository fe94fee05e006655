import type { Language } from '../../document.ts'
import { stepSize } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import type { TextBuilder } from './text-builder.ts'
import { breakAmong, titleBreak } from './text-index.ts'

/**
 * Place among the title words start … end of the one that names the thing: the first in German, the last before a
 * break in English.
 */
export function headPlace(language: Language, items: ArrayLike<number>, start: number, end: number): number {
  if (language === 'de') return start
  const gap = breakAmong(items)
  let last = start
  while (last + 1 < end && items[last + 1] !== gap) last++
  return last
}

/** Per term, by its place: in which share of its articles it names the thing, 255 for all of them. */
export function* headShares(builder: TextBuilder, termPlace: Uint32Array): Steps<Uint8Array> {
  const { postings, titles, titleStarts, surfaceTerms, language } = builder
  const articles = new Uint32Array(termPlace.length)
  for (let i = 0; i < postings.length; i++) {
    articles[termPlace[postings.terms[i]!]!]!++
    if (i % stepSize === 0) yield
  }
  const named = new Uint32Array(termPlace.length)
  for (let doc = 0; doc + 1 < titleStarts.length; doc++) {
    const start = titleStarts.array[doc]!
    const end = titleStarts.array[doc + 1]!
    const surface = start < end ? titles.array[headPlace(language, titles.array, start, end)]! : titleBreak
    if (surface !== titleBreak) named[termPlace[surfaceTerms.array[surface]!]!]!++
    if (doc % stepSize === 0) yield
  }
  return Uint8Array.from(named, (count, term) => (count ? Math.round((255 * count) / articles[term]!) : 0))
}
