import type { Language, SearchCategory } from '../../../document.ts'
import { maxCategoryLevel } from '../../../port.ts'
import { inLanguage } from '../../index/document-texts.ts'
import { callingNames } from '../../index/heads.ts'
import { analyze } from '../../text/analyze.ts'
import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stem.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import type { Option } from './options.ts'

/** A category that a word of a query calls, with the factor by which the word counts more in its articles. */
export interface CalledCategory {
  id: string
  factor: number
}

type Categories = ReadonlyMap<string, SearchCategory>
type Gain = [id: string, gain: number]

/** What a category called so, so among others ('WCs und Urinale'), or by a compound that ends so, adds to a word. */
const gains = { same: 0.5, oneOfMany: 0.35, compound: 0.2 }
/** What stands between the names of a category that has several. */
const between = /\s(?:und|and|sowie)\s|[,&/]/
/** It adds this many times as much where no category is below: the articles are called so themselves. */
const ownShare = 1.25
const shortestKind = 4
const shortestRest = 3
/** Categories of one word. What calls more of them equally well tells none of them from the others. */
const mostCalled = 32

/** Categories with what they gain, most first, by the terms that call them; kept until the category table changes. */
const prepared = new WeakMap<Categories, Partial<Record<Language, ReadonlyMap<string, Gain[]>>>>()

/** Share of the articles of any other called category that a kind named by several words must hold to be a usual one. */
const usualShare = 1 / 3

/**
 * Categories that a word calls by one of its options. Each level of a path counts: the shop itself says by its
 * categories which kinds of a thing are things of their own ('Planziegel' among 'Ziegel') and which only go with
 * them ('Ortgangziegel' among 'Ortgang und Lüfter'). Kinds that German names by compounds, and tells the usual ones of by
 * their titles, English names by several words: there small ones are not meant first ('Skirting tiles' beside 'Floor
 * tiles'). `articlesOf` counts the articles of a category.
 */
export function calledCategories(
  options: readonly Option[],
  categories: Categories,
  language: Language,
  articlesOf: (id: string) => number,
): CalledCategory[] {
  const byTerm = gainsByTerm(categories, language)
  const called = new Map<string, number>()
  // Whatever a thing is called, its name calls as much: nothing else may be meant.
  const weightOfBest = Math.max(...options.map(({ weight, isBegun }) => (isBegun ? 0 : weight)))
  for (const { terms, weight, isBegun } of options) {
    if (isBegun || (terms.length > 1 && language === 'de')) continue
    const others = terms.slice(0, -1)
    for (const [id, gain] of byTerm.get(terms.at(-1)!) ?? []) {
      const said = others.length ? termsOf(categories.get(id)!, language) : []
      if (others.every((term) => said.includes(term)))
        called.set(id, Math.max(called.get(id) ?? 0, gain * (weight / weightOfBest)))
    }
  }
  const most = bestOf(called)
  const isUsual = ([id, gain]: Gain) =>
    gain > gains.compound * ownShare ||
    most.every(
      ([other]) => isOnOnePath(id, other, categories) || articlesOf(id) >= articlesOf(other) * usualShare,
    )
  const meant = language === 'de' ? most : most.filter(isUsual)
  return meant.map(([id, gain]) => ({ id, factor: 1 + gain }))
}

/**
 * Whether the category is a department of more than two names ('Kleber, Fugen, Abdichtung'), which says of no article which it is;
 * 'Fliesen und Platten' are nearly the same.
 */
export const isDepartment = ({ name, parent }: SearchCategory, language: Language): boolean =>
  parent === undefined && (inLanguage(name, language) ?? '').split(between).length > 2

/** Words of a category's name: a 'wash basin' calls 'Wash basins' and no other basins. */
const termsOf = ({ name }: SearchCategory, language: Language): string[] =>
  analyze(inLanguage(name, language) ?? '', language).flatMap((place) =>
    place ? [stem(place.word, language)] : [],
  )

/** Below 'Dämmung' a 'Technische Dämmung' is one of many: its name has the word only because of what describes it. */
const isSaidAbove = (id: string, term: string, categories: Categories, language: Language): boolean =>
  language === 'de' &&
  ancestors(id, categories).some((above) => {
    const category = categories.get(above)
    return category !== undefined && termsOf(category, language).includes(term)
  })

const isOnOnePath = (a: string, b: string, categories: Categories): boolean =>
  ancestors(a, categories).includes(b) || ancestors(b, categories).includes(a)

function ancestors(id: string, categories: Categories): string[] {
  const above: string[] = []
  let parent = categories.get(id)?.parent
  while (parent !== undefined && above.length < maxCategoryLevel) {
    above.push(parent)
    parent = categories.get(parent)?.parent
  }
  return above
}

function bestOf(gains: ReadonlyMap<string, number>): Gain[] {
  const all = [...gains].toSorted(([, a], [, b]) => b - a)
  const first = all[mostCalled]
  return first === undefined ? all : all.filter(([, gain]) => gain > first[1])
}

function gainsByTerm(categories: Categories, language: Language): ReadonlyMap<string, Gain[]> {
  const kept = prepared.get(categories) ?? {}
  prepared.set(categories, kept)
  return (kept[language] ??= prepare(categories, language))
}

function prepare(categories: Categories, language: Language): Map<string, Gain[]> {
  const byTerm = new Map<string, Map<string, number>>()
  const parents = new Set(Array.from(categories.values(), ({ parent }) => parent))
  for (const { id, name } of categories.values()) {
    const add = (term: string, plain: number) => {
      const gain = parents.has(id) ? plain : plain * ownShare
      const ids = byTerm.get(term) ?? new Map<string, number>()
      byTerm.set(term, ids.set(id, Math.max(gain, ids.get(id) ?? 0)))
    }
    const text = inLanguage(name, language) ?? ''
    const places = analyze(text, language).map((place) => (place?.isAside ? null : place))
    const named = between.test(text) ? gains.oneOfMany : gains.same
    for (const { word, isEnd } of callingNames(places, language)) {
      const term = stem(word, language)
      if (!isEnd || !isSaidAbove(id, term, categories, language)) add(term, isEnd ? gains.compound : named)
      if (language !== 'de') continue
      const folded = fold(word, language)
      // What a compound ends with has a stem of its own: that of 'Rohrdämmung' does not end with that of 'Dämmung'.
      for (let rest = shortestRest; rest <= folded.length - shortestKind; rest++) {
        const end = stem(folded.slice(rest), language)
        // 'Armaturen' are no 'Türen'.
        if (end.length >= shortestKind || !tradeNouns.has(folded)) add(end, gains.compound)
      }
    }
  }
  return new Map(Array.from(byTerm, ([term, gains]) => [term, bestOf(gains)]))
}
