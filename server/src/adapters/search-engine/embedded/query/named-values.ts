import type { Language } from '../../document.ts'
import { inLanguage } from '../index/document-texts.ts'
import { fold, plain } from '../text/fold.ts'
import type { PlanningView } from './index-view.ts'

interface NamedValue {
  value: number
  name: string
  /** Also two neighbouring ones as one: 'htrohre' of 'HT-Rohre'. */
  words: readonly string[]
}

/** Names of the values of a facet with their folded words; kept until categories or values change. */
const prepared = new WeakMap<object, Map<string, NamedValue[]>>()

/**
 * Values of a facet whose name has, for each word typed, a word that begins so, or one that begins with all that was
 * typed ('Trocken bau'); those with most hits first.
 */
export function namedValues(
  view: PlanningView,
  field: string,
  typed: string,
  language: Language,
  counts: Uint32Array,
): { value: number; name: string }[] {
  const parts = foldedWords(typed, language)
  const whole = parts.join('')
  const begin = (words: readonly string[], part: string) => words.some((word) => word.startsWith(part))
  return namesOf(view, field, language)
    .filter(
      ({ value, words }) =>
        counts[value]! > 0 && (parts.every((part) => begin(words, part)) || begin(words, whole)),
    )
    .toSorted((a, b) => counts[b.value]! - counts[a.value]!)
}

/** Words of the names of brands that begin so. */
export const brandWords = (view: PlanningView, language: Language, beginning: string): ReadonlySet<string> =>
  new Set(
    namesOf(view, 'brand', language).flatMap(({ words }) =>
      words.filter((word) => word.startsWith(beginning)),
    ),
  )

function namesOf(view: PlanningView, field: string, language: Language): NamedValue[] {
  const facet = view.book.facets[view.book.facetNumber(field) ?? -1]
  if (!facet) return []
  const byKind = prepared.get(view.categories) ?? new Map<string, NamedValue[]>()
  prepared.set(view.categories, byKind)
  const kind = `${field} ${language}`
  const known = byKind.get(kind)
  if (known?.length === facet.values.length) return known
  const names = facet.values.map((value) => {
    const { key, label } = view.book.values[value]!
    const texts = field === 'category' ? (view.categories.get(key)?.name ?? {}) : label
    const name = inLanguage(texts, language) ?? key
    const words = foldedWords(name, language)
    return { value, name, words: [...words, ...words.slice(1).map((word, i) => words[i]! + word)] }
  })
  byKind.set(kind, names)
  return names
}

const foldedWords = (text: string, language: Language): string[] =>
  fold(plain(text), language)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
