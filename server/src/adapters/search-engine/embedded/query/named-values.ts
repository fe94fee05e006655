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

/** Names of the values of a facet by the first letter, and by the first two, of each of their words and joined words. */
interface Names {
  known: number
  byBeginning: ReadonlyMap<string, readonly NamedValue[]>
}

/** Letters that names are looked up by; what follows is compared. */
const lookedUpBy = 2

/** Kept until categories or values change. */
const prepared = new WeakMap<object, Map<string, Names>>()

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
  return namesBeginning(view, field, language, parts[0] ?? '')
    .filter(
      ({ value, words }) =>
        counts[value]! > 0 && (parts.every((part) => begin(words, part)) || begin(words, whole)),
    )
    .toSorted((a, b) => counts[b.value]! - counts[a.value]!)
}

/** Words of the names of brands that begin so. */
export const brandWords = (view: PlanningView, language: Language, beginning: string): ReadonlySet<string> =>
  new Set(
    namesBeginning(view, 'brand', language, beginning).flatMap(({ words }) =>
      words.filter((word) => word.startsWith(beginning)),
    ),
  )

/** Values of whose names a word may begin so; none where nothing is asked for. */
const namesBeginning = (
  view: PlanningView,
  field: string,
  language: Language,
  beginning: string,
): readonly NamedValue[] =>
  namesOf(view, field, language)?.byBeginning.get(beginning.slice(0, lookedUpBy)) ?? []

function namesOf(view: PlanningView, field: string, language: Language): Names | undefined {
  const facet = view.book.facets[view.book.facetNumber(field) ?? -1]
  if (!facet) return undefined
  const byKind = prepared.get(view.categories) ?? new Map<string, Names>()
  prepared.set(view.categories, byKind)
  const kind = `${field} ${language}`
  const kept = byKind.get(kind)
  if (kept?.known === facet.values.length) return kept
  const byBeginning = new Map<string, NamedValue[]>()
  for (const value of facet.values) {
    const { key, label } = view.book.values[value]!
    const texts = field === 'category' ? (view.categories.get(key)?.name ?? {}) : label
    const name = inLanguage(texts, language) ?? key
    const words = foldedWords(name, language)
    const named = { value, name, words: [...words, ...words.slice(1).map((word, i) => words[i]! + word)] }
    const beginnings = named.words.flatMap((word) => [word.slice(0, 1), word.slice(0, lookedUpBy)])
    for (const beginning of new Set(beginnings)) {
      const others = byBeginning.get(beginning)
      if (others) others.push(named)
      else byBeginning.set(beginning, [named])
    }
  }
  const names = { known: facet.values.length, byBeginning }
  byKind.set(kind, names)
  return names
}

const foldedWords = (text: string, language: Language): string[] =>
  fold(plain(text), language)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
