import type { Segment } from '../index/segment.ts'
import type { TextIndex } from '../index/text-index.ts'
import { findString, prefixRange } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import { countWords } from '../text/number-words.ts'
import type { ValueBook } from '../index/value-book.ts'
import type { CalledCategory } from './reading/called-categories.ts'
import type { CompoundNaming } from './reading/options.ts'
import type { Scratch } from './scratch.ts'

/** What a compound names articles by: terms of their titles, and categories. */
export interface Naming {
  terms: ReadonlySet<number>
  called: readonly CalledCategory[]
  isName: boolean
  /** Terms of what the thing is asked for with, none of which names it. */
  unlike: readonly string[]
}

/** @param parts terms that meet each part of the compound */
export const namingOf = (
  { by, called, unlike = [] }: CompoundNaming,
  parts: readonly { terms: ReadonlyMap<number, number> }[],
): Naming => ({
  terms: new Set((by === 'any' ? parts : parts.slice(-1)).flatMap(({ terms }) => [...terms.keys()])),
  called,
  isName: by === 'name',
  unlike,
})

/**
 * Of the first `count` candidates those that are called what a compound names: a 'Drainagemörtel' for pipes is no
 * 'Drainagerohr'. Their scores stay beside them; answers how many are left.
 */
export function keepNamed(
  count: number,
  { terms, called, isName, unlike }: Naming,
  segment: Pick<Segment, 'values'>,
  text: TextIndex,
  book: ValueBook,
  { found, totals }: Pick<Scratch, 'found' | 'totals'>,
): number {
  const kinds = new Set(called.map(({ id }) => book.find('category', id)))
  const others = new Set(unlike.map((term) => findString(text.terms, term)))
  const isCalled = (doc: number) =>
    (isName ? isNamed : isTitled)(doc, terms, text) && !(others.size && isNamedBy(doc, others, text))
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    if (!isCalled(doc) && !isOfKind(doc, kinds, segment)) continue
    found[kept] = doc
    totals[kept++] = totals[i]!
  }
  return kept
}

function isTitled(doc: number, terms: ReadonlySet<number>, { titles, surfaceTerms }: TextIndex): boolean {
  for (let at = titles.starts[doc]!; at < titles.starts[doc + 1]!; at++) {
    // A break is beyond the end of the surfaces.
    const term = surfaceTerms[titles.items[at]!]
    if (term !== undefined && terms.has(term)) return true
  }
  return false
}

/**
 * Whether a title is named by one of the terms, or has it beside the word that names it: a 'battery pack' is a battery, and nothing is
 * that comes 'with battery'; nor is a 'single-handle faucet' a handle, which only is counted.
 */
function isNamed(doc: number, terms: ReadonlySet<number>, text: TextIndex): boolean {
  const { titles, surfaceTerms } = text
  const { starts, items } = titles
  const isCount = countsIn(text)
  const [start, end] = [starts[doc]!, starts[doc + 1]!]
  const naming = items[start]
  let hasTerm = false
  let hasNaming = false
  for (let at = start; at < end; at++) {
    const term = surfaceTerms[items[at]!]
    if (term === undefined) hasTerm = hasNaming = false
    else {
      hasTerm ||= terms.has(term) && (items[at] === naming || at <= start + 1 || !isCount(items[at - 1]!))
      hasNaming ||= items[at] === naming
    }
    if (hasTerm && hasNaming) return true
    // The naming word stands before the title itself.
    if (at === start) hasTerm = hasNaming = false
  }
  return false
}

/** Whether the word that names an article is one of the terms. */
function isNamedBy(doc: number, terms: ReadonlySet<number>, { titles, surfaceTerms }: TextIndex): boolean {
  const [start, end] = [titles.starts[doc]!, titles.starts[doc + 1]!]
  // A break is beyond the end of the surfaces.
  const term = start < end ? surfaceTerms[titles.items[start]!] : undefined
  return term !== undefined && terms.has(term)
}

const counts = new WeakMap<PackedStrings, (surface: number) => boolean>()

/** Says of surfaces of an index whether they count what stands behind them: figures without unit, 'single', 'two'. */
function countsIn({ surfaces }: TextIndex): (surface: number) => boolean {
  const known = counts.get(surfaces)
  if (known) return known
  const words = new Set(Array.from(countWords.keys(), (word) => findString(surfaces, word)))
  const [first, end] = prefixRange(surfaces, '#')
  const isCount = (surface: number) => (surface >= first && surface < end) || words.has(surface)
  counts.set(surfaces, isCount)
  return isCount
}

function isOfKind(
  doc: number,
  kinds: ReadonlySet<number | undefined>,
  { values: { starts, items } }: Pick<Segment, 'values'>,
): boolean {
  for (let at = starts[doc]!; at < starts[doc + 1]!; at++) if (kinds.has(items[at])) return true
  return false
}
