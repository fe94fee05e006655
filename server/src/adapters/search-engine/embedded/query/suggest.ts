import type { SearchQuery, SearchRestriction, SuggestQuery, SuggestResult } from '../../port.ts'
import type { Language } from '../../document.ts'
import { inLanguage, strangeLanguage } from '../index/document-texts.ts'
import { fold, plain } from '../text/fold.ts'
import { typosAllowed } from '../index/typos.ts'
import { calledCategories } from './reading/called-categories.ts'
import { planFilters } from './filter-plan.ts'
import { categoryArticles, indexLanguage } from './index-view.ts'
import type { IndexView, PlanningView } from './index-view.ts'
import { Lexicon } from './reading/lexicon.ts'
import type { KnownWord } from './reading/lexicon.ts'
import { isMakersWord } from './reading/makers-words.ts'
import { brandWords, namedValues } from './named-values.ts'
import { isStopWord } from '../text/stop-words.ts'
import { nounSpellings } from '../text/trade-nouns.ts'
import { unitSigns } from '../text/units.ts'
import { search } from './search.ts'
import { rightlyBefore } from './reading/rightly-before.ts'
import { namesBeginning, similarNames } from './reading/spoken-names.ts'
import type { SpokenWord } from './reading/spoken-names.ts'

const defaultLimit = 5

/** What may be meant by unfinished typing: whole words, categories, brands and articles. */
export function suggest(view: IndexView, query: SuggestQuery): SuggestResult {
  const { prefix, language, restriction = {}, limit = defaultLimit } = query
  if (!saysAnything(prefix)) return { words: [], categories: [], brands: [], articles: [] }
  const asked = { language, restriction, partial: 'never' } as const
  const { hits } = search(view, { ...asked, q: prefix, rows: limit }, 'best')
  let counts: Uint32Array = view.book.live
  // What the typing finds says nothing of the names that begin so: these are counted among all articles.
  if (isRestricted(restriction, view))
    search(view, { ...asked, q: '', rows: 0, facets: ['category', 'brand'] }, 'all', (all) => {
      counts = all
    })
  // Before the completed queries are tried, for each try counts anew.
  const named = namedSuggestions(view, query, counts)
  const words = completedQueries(view, query, limit)
  const instead = askedInstead(prefix, words, hits.length > 0)
  const articles =
    instead === undefined ? hits : search(view, { ...asked, q: instead, rows: limit }, 'best').hits
  return { words, ...named, articles }
}

const isBegunSize = (prefix: string): boolean => /^\d[\d.,]*x[\d.,]*$/.test(plain(prefix).trim())

/**
 * What articles are looked for by while the typing finds none: the likeliest of completed queries where just a size was
 * begun ('60x'), what stands before a single letter ('fliese g').
 */
export function askedInstead(
  prefix: string,
  [likeliest]: readonly string[],
  isFound: boolean,
): string | undefined {
  const typed = plain(prefix).trim()
  if (isBegunSize(prefix)) return likeliest === typed ? undefined : likeliest
  const [, before = ''] = /^(.*\s)\p{L}$/su.exec(typed) ?? []
  return !isFound && mayGoOnWith(before) ? before : undefined
}

/** Whether a letter behind it begins a word: behind a number it is a unit, or stands between two sides. */
const mayGoOnWith = (before: string): boolean => /\S\s+$/.test(before) && !/(?:^|\s)[\d.,/]+\s+$/.test(before)

/** Signs alone ('*', '-') are as good as nothing typed. */
export const saysAnything = (prefix: string): boolean => /[\p{L}\p{N}]/u.test(prefix)

/** Categories and brands whose names begin as typed, by how many articles have each facet value. */
export function namedSuggestions(
  view: PlanningView,
  { prefix, language, limit = defaultLimit }: SuggestQuery,
  counts: Uint32Array,
): Pick<SuggestResult, 'categories' | 'brands'> {
  const named = (field: string) => namedValues(view, field, prefix, language, counts).slice(0, limit)
  return {
    categories: named('category').map(({ value, name }) => {
      const { key: id } = view.book.values[value]!
      const { image, name: names = {} } = view.categories.get(id) ?? {}
      const strange = strangeLanguage(names, language)
      return {
        id,
        name,
        ...(strange && { language: strange }),
        path: pathOf(view, id, language),
        ...(image && { image }),
        count: counts[value]!,
      }
    }),
    brands: named('brand').map(({ value, name }) => ({
      key: view.book.values[value]!.key,
      name,
      count: counts[value]!,
    })),
  }
}

function isRestricted(restriction: SearchRestriction, { book }: IndexView): boolean {
  const { catalogs, matnrSets } = planFilters([], restriction, book)
  return catalogs !== undefined || matnrSets.length > 0
}

/** The query with its last word completed, or corrected when nothing begins so; only what finds something. */
function completedQueries(view: IndexView, query: SuggestQuery, limit: number): string[] {
  const { language, restriction = {} } = query
  const queries = possibleQueries(view, query)
  const mustCheck = mayFindNothing(query.prefix) || isRestricted(restriction, view)
  const finds = (q: string) => search(view, completedSearch(q, language, restriction), 'any').numFound > 0
  if (!mustCheck) return queries.slice(0, limit)
  const found = queries.values().filter(finds).take(limit).toArray()
  if (found.length > 0 || isSeveral(query.prefix)) return found
  return possibleQueries(view, query, true).values().filter(finds).take(limit).toArray()
}

/** Whether what begins as typed may be found by nothing: several words need not stand in one article, nor figures be a size. */
export const mayFindNothing = (prefix: string): boolean => isSeveral(prefix) || isBegunSize(prefix)

/** Whether more than one word was typed; what a hyphen joins is several, too ('HT-Ro'). */
export const isSeveral = (prefix: string): boolean => /[\s-]/.test(prefix.trimStart())

/** Whether anything is found by a suggested query just as it stands. */
export const completedSearch = (
  q: string,
  language: Language,
  restriction: SearchRestriction,
): SearchQuery => ({ q, language, restriction, rows: 0, prefix: false, fuzzy: false, partial: 'never' })

/** From how many letters on what was typed is first of all the word it is: 'Rohr', not the beginning of a brand. */
const shortestWhole = 4

/**
 * The query with its last word completed, or corrected when nothing begins so, behind what stands before it as it is read: the word as it was typed, then what most
 * titles say or categories are called by, names that mean more than one thing behind these; names of brands, which are suggested
 * as such, and of their series last. More than are wanted.
 * @param isMisspelt what begins so is not for who asks: for him nothing does
 */
export function possibleQueries(view: PlanningView, query: SuggestQuery, isMisspelt = false): string[] {
  const { limit = defaultLimit } = query
  const lexicon = new Lexicon(view.segments, indexLanguage(view.languages, query.language))
  const { last, word, ...typed } = typing(query.prefix, lexicon)
  const before = rightlyBefore(typed.before, view, lexicon.language)
  if (/^\d[\dx.,]*$/.test(last)) return completedFigures(before, last, lexicon, limit * 2)
  const folded = fold(last, lexicon.language)
  if (!/^[a-z]/.test(folded)) return []
  const begun = { view, lexicon, folded, limit: limit * 2 }
  const spelt =
    folded.length > 1
      ? spellings(begun, isMisspelt)
      : mayGoOnWith(before) && !isMisspelt
        ? ofOneLetter(begun)
        : []
  return [...new Set(spelt.map((spelling) => before + word(spelling)))].slice(0, limit * 2)
}

interface Begun {
  view: PlanningView
  lexicon: Lexicon
  folded: string
  limit: number
}

/** What is meant by a letter, kept until the index changes: very many words begin with it. */
const keptOfLetters = new WeakMap<object, Map<string, readonly string[]>>()

function ofOneLetter(begun: Begun): readonly string[] {
  const { view, lexicon, folded, limit } = begun
  const kept = keptOfLetters.get(view.segments) ?? new Map<string, readonly string[]>()
  keptOfLetters.set(view.segments, kept)
  const key = `${lexicon.language} ${folded} ${limit}`
  const words = kept.get(key) ?? spellings(begun, false).slice(0, limit)
  kept.set(key, words)
  return words
}

/** Words that begin as typed or, where none does, may be meant by it, the likeliest first; as they are spelt. */
function spellings({ view, lexicon, folded, limit }: Begun, isMisspelt: boolean): string[] {
  const known = { lexicon, synonyms: view.synonyms }
  const isTelling = ({ surface }: KnownWord) => surface.length > 1 && !isStopWord(surface, lexicon.language)
  const begun = isMisspelt
    ? []
    : [...lexicon.completions(folded, limit * 4).filter(isTelling), ...namesBeginning(folded, known)]
  const isUnknown = begun.length === 0 && typosAllowed(folded.length) > 0
  const words: readonly (KnownWord | SpokenWord)[] = isUnknown
    ? [...lexicon.similar(folded), ...similarNames(folded, known)]
    : begun
  const brands = brandWords(view, lexicon.language, folded)
  const isBrand = (forms: readonly KnownWord[]) => forms.some(({ surface }) => brands.has(surface))
  return Map.groupBy(words, ({ term }) => term)
    .values()
    .map((forms) => ({
      ...usualForm(forms, lexicon, view),
      place: isAmong(forms, folded)
        ? 0
        : isBrand(forms) || isMakersWord(forms[0]!.term, view, lexicon.language)
          ? 3
          : forms.every(isVague)
            ? 2
            : 1,
    }))
    .toArray()
    .toSorted((a, b) => a.typos - b.typos || a.place - b.place || b.titles - a.titles)
    .map(({ spelling }) => spelling)
}

/** What stands before the word that is being typed, and that word; `word` writes one with the hyphen it was begun with. */
interface Typing {
  before: string
  last: string
  word: (spelling: string) => string
}

/** 'WC-Si' is the beginning of 'WC-Sitz' where there is such a word, else a word and the beginning of another. */
function typing(prefix: string, lexicon: Lexicon): Typing {
  const [, before = '', last = ''] = /^(.*?)([^\s]*)$/s.exec(plain(prefix)) ?? []
  const behind = last.lastIndexOf('-') + 1
  if (behind === 0) return { before, last, word: (spelling) => spelling }
  const [begun, joined] = [last.slice(0, behind), last.replaceAll('-', '')]
  const head = begun.replaceAll('-', '')
  if (joined === head || lexicon.completions(fold(joined, lexicon.language), 1).length === 0)
    return { before: before + begun, last: last.slice(behind), word: (spelling) => spelling }
  const word = (spelling: string) =>
    spelling.startsWith(head) ? begun + spelling.slice(head.length) : spelling
  return { before, last: joined, word }
}

const isAmong = (forms: readonly KnownWord[], folded: string): boolean =>
  folded.length >= shortestWhole && forms.some(({ surface }) => surface === folded)

/** Of the forms of one word ('Fliese', 'Fliesen') the one that most titles say, else the shortest; as it is spelt. */
function usualForm(
  forms: readonly (KnownWord | SpokenWord)[],
  lexicon: Lexicon,
  view: PlanningView,
): { spelling: string; typos: number; titles: number } {
  const fewest = Math.min(...forms.map(typosIn))
  const said = lexicon.inTitles(forms[0]!)
  const often = ({ surface }: KnownWord) => said.forms.get(surface) ?? 0
  const [usual] = forms
    .filter((form) => typosIn(form) === fewest)
    .toSorted((a, b) => often(b) - often(a) || a.surface.length - b.surface.length)
  const spelt = forms.map((form) => ('spelling' in form ? form.spelling : lexicon.spelling(form.surface)))
  const named = said.titles + lexicon.kinds(forms[0]!.term)
  const called = articlesCalled(forms[0]!.term, view, lexicon.language)
  const titles = Math.max(named, called, ...forms.map((form) => ('spelling' in form ? form.frequency : 0)))
  const plural = spelt.find((spelling) => fold(spelling, lexicon.language) === `${usual!.surface}n`)
  // A part of compounds is known without its umlauts; a noun of the trade or a plural that only adds its n has them ('sägen' for 'sage').
  const noun = lexicon.language === 'de' ? nounSpellings.get(usual!.surface) : undefined
  const spelling = noun ?? plural?.slice(0, -1) ?? spelt[forms.indexOf(usual!)]!
  return { spelling, typos: fewest, titles }
}

/**
 * Articles of the largest category that a word calls, whose titles need not say it ('Insulation'); German titles tell by
 * compounds what they are kinds of.
 */
function articlesCalled(term: string, { categories, book }: PlanningView, language: Language): number {
  if (language === 'de') return 0
  const articlesOf = (id: string) => categoryArticles(book, id)
  const called = calledCategories([{ terms: [term], weight: 1 }], categories, language, articlesOf)
  return Math.max(0, ...called.map(({ id }) => articlesOf(id)))
}

/** Measures and sizes that begin as typed; alone a figure may be anything, a number first of all, but for the first of a size. */
function completedFigures(before: string, typed: string, lexicon: Lexicon, limit: number): string[] {
  if (before.trim() === '' && !isBegunSize(typed)) return []
  return lexicon.marks(typed.replace(',', '.'), limit).flatMap((mark) => {
    const [, figures = '', unit = ''] = /^.([\d.x]+)(.*)$/.exec(mark) ?? []
    const sign = unitSigns.get(unit)
    if (unit !== '' && sign === undefined) return []
    const written = lexicon.language === 'de' ? figures.replaceAll('.', ',') : figures
    return [`${before}${written}${sign === undefined ? '' : ` ${sign}`}`]
  })
}

const isVague = (word: KnownWord | SpokenWord): boolean => 'isVague' in word && word.isVague === true

const typosIn = (word: object): number => ('typos' in word ? Number(word.typos) : 0)

function pathOf(view: PlanningView, id: string, language: Language): string[] {
  const path: string[] = []
  let category = view.categories.get(id)
  while (category && path.length < 8) {
    path.unshift(inLanguage(category.name, language) ?? category.id)
    category = category.parent === undefined ? undefined : view.categories.get(category.parent)
  }
  return path
}
