import type { Language } from '../../document.ts'
import type { SearchFilter, SearchHit, SearchQuery, SearchResult } from '../../port.ts'
import { asThing, inPart, isOfShop, leastOfThing } from './reading/asked-thing.ts'
import { contextOf } from './reading/context-of.ts'
import { type ExactNumber, isOfNumbers } from './exact.ts'
import { facetSteps } from './facet-steps.ts'
import { mayHide } from './filter-plan.ts'
import { foundWithoutIdle, type Found } from './found.ts'
import { indexLanguage, type PlanningView } from './index-view.ts'
import { Lexicon } from './reading/lexicon.ts'
import { asNamed, asSided, loosely, type QueryWord } from './reading/options.ts'
import { pageOf, partialSteps } from './partial-steps.ts'
import type { PlanContext } from './reading/plan.ts'
import {
  asTyped,
  correctedOf,
  farMore,
  hasCompound,
  isAtHome,
  knowsAll,
  knowsOneAlone,
  partlyAsTyped,
} from './reading/other-language.ts'
import { guessedReadings, spacedNumber, wordsOf } from './reading/read-words.ts'
import { resultOf } from './result-of.ts'
import type { Run } from './run.ts'
import { runOf } from './run-of.ts'
import { unlessLate } from './unless-late.ts'
import { rareAlone, unmetTerms } from './unmet-terms.ts'

/** Times a query is read anew because what met its words is not for who asks. */
const mostReadings = 4
/** The words of a query as they were read, what they found, and who read them in which language. */
interface Read {
  words: QueryWord[] | undefined
  /** The words that found it: those read, or read loosely, or all of them as one number. */
  asked: readonly QueryWord[] | undefined
  found: Found
  reader: Search
}

/**
 * Answers a query: full matches, else those without the category filters, else articles that meet part of it, as a block
 * of their own. The runs it takes are yielded one after the other, for an index in memory or far away to carry out; a run that
 * has no time left is answered by throwing SearchOffline. `exact` is the article whose number is the whole query.
 */
export function searchSteps(
  view: PlanningView,
  query: SearchQuery,
  exact: ExactNumber,
): Generator<Run, SearchResult, Found> {
  return new Search(view, query).answer(exact)
}

/** A part of a query met in another language than that of its words. */
type Abroad = Pick<Read, 'words' | 'reader'> & Pick<SearchResult, 'partial' | 'unknownWords'>

type Full = Pick<Read, 'asked' | 'found'>

class Search {
  readonly #view: PlanningView
  readonly #query: SearchQuery
  readonly #language: Language
  readonly #context: PlanContext
  readonly #isNumber: boolean
  /** Terms that stand in nothing the asker may find, by what earlier readings found out. */
  readonly #hidden: readonly ReadonlySet<string>[]
  readonly #met = new Map<QueryWord, boolean>()

  constructor(view: PlanningView, query: SearchQuery, hidden: readonly ReadonlySet<string>[] = []) {
    this.#view = view
    this.#query = query
    this.#hidden = hidden
    this.#isNumber = query.numberBeginning === true || query.fields === 'numbers'
    this.#language = indexLanguage(view.languages, query.language)
    const asked = { ...query, language: this.#language, rows: pageOf(query).rows }
    this.#context = contextOf(view, asked, hidden.at(-1))
  }

  *answer(exact: ExactNumber): Generator<Run, SearchResult, Found> {
    const { filters = [] } = this.#query
    const words = wordsOf(this.#query, this.#context, exact.found)
    if (words?.length === 0) return resultOf(this.#query, {}, words)
    let used = filters
    let read = yield* this.#narrowed(words, used)
    const unknownWords = yield* read.reader.#unknownWords(read)
    const droppable = (this.#query.relax ?? true) ? filters : []
    const droppedCategories = droppable.flatMap((filter) => (filter.kind === 'pivot' ? filter.values : []))
    if (read.found.numFound === 0 && droppedCategories.length) {
      used = filters.filter(({ kind }) => kind !== 'pivot')
      read = yield* read.reader.#narrowed(read.words, used)
    }
    const { found, reader } = read
    const facets = yield* facetSteps(found, this.#query, used, this.#view.book, (one) =>
      this.#run(undefined, [one]),
    )
    const own = yield* reader.#partial(read, used)
    const abroad = own.length === 0 ? yield* reader.#partialAbroad(read, used) : undefined
    const partial = abroad?.partial ?? own
    const readIn = (abroad?.reader ?? reader).#language
    const isRelaxed = used !== filters && (found.numFound > 0 || partial.length > 0)
    return resultOf(
      this.#query,
      {
        ...facets,
        numFound: found.numFound,
        hits: found.hits.slice(pageOf(this.#query).start - found.firstHit),
        partial,
        unknownWords: abroad?.unknownWords ?? unknownWords,
        sets: (this.#query.sets ?? []).map(({ name }, i) => ({ name, count: found.setCounts[i]! })),
        ...(exact.matnr !== undefined && isOfNumbers(this.#query) && { exactHit: exact.matnr }),
        ...(isRelaxed && { relaxed: { droppedCategories } }),
        ...(readIn !== this.#language && { readIn }),
      },
      abroad?.words ?? read.words,
    )
  }

  /**
   * What filters leave of what is found without them. They have no say in how words are read: where nothing of it
   * passes them, no other reading is looked for that would.
   */
  *#narrowed(words: QueryWord[] | undefined, filters: readonly SearchFilter[]): Generator<Run, Read, Found> {
    const found = words && filters.length ? yield this.#run(words, filters) : undefined
    if (found?.numFound !== 0) return yield* this.#read(words, filters, found)
    const read = yield* this.#read(words, [])
    const narrowed = read.asked === words ? found : yield read.reader.#run(read.asked, filters)
    return { ...read, found: { ...narrowed, met: read.found.met } }
  }

  /**
   * Full matches of the words, else of the words read in another language, else of what they may be meant as.
   * @param known what the words find under the filters, where somebody has asked already
   */
  *#read(
    words: QueryWord[] | undefined,
    filters: readonly SearchFilter[],
    known?: Found,
  ): Generator<Run, Read, Found> {
    const { found, asked } = yield* this.#full(words, filters, known)
    if (!words) return { words, asked, found, reader: this }
    const anew = yield* unlessLate(found, this.#anew(words, found, filters))
    if (anew) return anew
    const abroad = yield* unlessLate(found, this.#inOtherLanguage(words, found, filters))
    if (abroad) return abroad
    let read: Read = { words, asked, found, reader: this }
    for (const meant of guessedReadings(this.#query, words, found, this.#context))
      if (!read.found.numFound) read = { words: meant, ...(yield* this.#full(meant, filters)), reader: this }
    return read
  }

  /**
   * Full matches of the words read without the terms that stand in nothing the asker may find, or in what is gone: nobody
   * else's articles say how his words are read. undefined where there are no such terms.
   */
  *#anew(
    words: readonly QueryWord[],
    { met, numFound }: Found,
    filters: readonly SearchFilter[],
  ): Generator<Run, Read | undefined, Found> {
    const { fuzzy, prefix, lexicon } = this.#context
    if ((!fuzzy && !prefix) || this.#hidden.length === mostReadings) return undefined
    const doubtful = numFound === 0 ? words.filter((_, i) => met[i]) : rareAlone(words, lexicon)
    const unmet = yield* unmetTerms(doubtful, (word) => this.#isMet(word))
    if (unmet.size === 0) return undefined
    const hidden = unmet.union(this.#hidden.at(-1) ?? unmet)
    const reader = new Search(this.#view, this.#query, [...this.#hidden, hidden])
    return yield* reader.#read(wordsOf(this.#query, reader.#context, false), filters)
  }

  /** Whether anything the asker may find meets a word. */
  *#isMet(word: QueryWord): Generator<Run, boolean, Found> {
    const known = this.#met.get(word) ?? (yield this.#whetherAny([word])).numFound > 0
    this.#met.set(word, known)
    return known
  }

  /**
   * Full matches of the words as another language of the index has them, each just as typed. Where this one has matches,
   * only of words it takes for misspelt, or that are at home in the other: its own are articles in that language, too.
   */
  *#inOtherLanguage(
    words: readonly QueryWord[],
    { numFound }: Found,
    filters: readonly SearchFilter[],
  ): Generator<Run, Read | undefined, Found> {
    if (this.#isNumber || hasCompound(words)) return undefined
    const isMet = numFound > 0 && !correctedOf(words).length
    for (const language of this.#view.languages) {
      if (language === this.#language) continue
      if (isMet && !isAtHome(words, this.#context.lexicon, new Lexicon(this.#view.segments, language)))
        continue
      for (const reader of this.#readersOf(language, words, numFound)) {
        const read = asTyped(this.#query.q, words, reader.#context)
        const found = read && (yield reader.#run(read, filters))
        if (read && found && found.numFound > (isMet ? numFound * farMore : 0))
          return { words: read, asked: read, found, reader }
      }
    }
    return undefined
  }

  /**
   * Who reads the words in another language, one after the other: just as they were typed where it knows all that are
   * misspelt here; as they may be meant where nothing was found and it alone knows one of them ('fliesse grau').
   */
  #readersOf(language: Language, words: readonly QueryWord[], numFound: number): Search[] {
    const asked = { ...this.#query, language, prefix: false }
    const typed = new Search(this.#view, { ...asked, fuzzy: false })
    const there = typed.#context.lexicon
    const mayBeMeant = numFound === 0 && this.#context.fuzzy && knowsOneAlone(words, there)
    return [
      ...(knowsAll(correctedOf(words), there) ? [typed] : []),
      ...(mayBeMeant ? [new Search(this.#view, asked)] : []),
    ]
  }

  /** Full matches: of the words, the thing asked for as what is called so, else of all as one number, else read loosely. */
  *#full(
    words: QueryWord[] | undefined,
    filters: readonly SearchFilter[],
    known?: Found,
  ): Generator<Run, Full, Found> {
    const thing = words && asThing(words)
    if (thing && (isOfShop(words) || (yield this.#whetherAny(leastOfThing(thing, words))).numFound > 0))
      return yield* this.#full(thing, filters)
    const found = known ?? (yield this.#run(words, filters))
    if (!words) return { asked: words, found }
    const named = yield* unlessLate(found, this.#named(words, filters, found))
    if (named) return named
    if (found.numFound > 0) return { asked: words, found }
    const number = spacedNumber(this.#query, this.#context.articles)
    const numbered = number && (yield this.#run(number, filters))
    if (numbered?.numFound) return { asked: number, found: { ...numbered, met: words.map(() => true) } }
    const asked = loosely(words)
    if (!asked) return { asked: words, found }
    return { asked, found: foundWithoutIdle(words, found, yield this.#run(asked, filters)) }
  }

  /**
   * Full matches of the words by their own names with a side in centimetres ('Duschrinne 90'), or where only a loose figure
   * gives any, which are meant before what others find. Filters only narrow what was found without them. */
  *#named(
    words: readonly QueryWord[],
    filters: readonly SearchFilter[],
    found: Found,
  ): Generator<Run, Full | undefined, Found> {
    const sided = asSided(words)
    if (sided && (yield this.#whetherAny(sided)).numFound > 0)
      return { asked: sided, found: foundWithoutIdle(words, found, yield this.#run(sided, filters)) }
    const named = found.numFound > 0 || filters.length ? asNamed(words) : undefined
    if (!named || (yield this.#whetherAny(named)).numFound > 0) return undefined
    const meant = loosely(named)
    for (const read of found.numFound > 0 ? [meant] : [words, meant])
      if ((yield this.#whetherAny(read)).numFound === 0) return undefined
    return { asked: meant, found: foundWithoutIdle(words, found, yield this.#run(meant, filters)) }
  }

  /** Words that nothing meets; where nothing is found, nothing that the asker may find. */
  *#unknownWords({ words = [], found: { met, numFound } }: Read): Generator<Run, string[], Found> {
    const isDoubtful = numFound === 0 && mayHide(this.#query.restriction)
    const unknown: string[] = []
    for (const [i, word] of words.entries())
      if (!word.isIdle && (!met[i] || (isDoubtful && !(yield* this.#isMet(word))))) unknown.push(word.text)
    return unknown
  }

  *#partial({ words, found }: Read, filters: readonly SearchFilter[]): Generator<Run, SearchHit[], Found> {
    return words ? yield* partialSteps(found, this.#query, () => this.#run(inPart(words), filters, true)) : []
  }

  /**
   * Where no page of it has anything, whatever the filters: what meets a part of the query as another language reads it, just as typed
   * ('Luftwärmepumpe WLAN' on an English page), which words nothing meets there, and who read it. */
  *#partialAbroad(read: Read, filters: readonly SearchFilter[]): Generator<Run, Abroad | undefined, Found> {
    if (!read.words || read.found.numFound > 0 || this.#isNumber || this.#query.partial === 'never')
      return undefined
    const isAll = pageOf(this.#query).start === 0 && filters.length === 0
    const first = new Search(this.#view, { ...this.#query, start: 0 }, this.#hidden)
    if (!isAll && (yield* first.#partial(read, [])).length > 0) return undefined
    for (const language of this.#view.languages) {
      const reader = new Search(this.#view, { ...this.#query, language, fuzzy: false, prefix: false })
      const words = language === this.#language ? undefined : partlyAsTyped(this.#query.q, reader.#context)
      if (!words) continue
      const there = { words, asked: words, found: yield reader.#run(words, filters), reader }
      const partial = yield* reader.#partial(there, filters)
      if (partial.length > 0)
        return { words, reader, partial, unknownWords: yield* reader.#unknownWords(there) }
    }
    return undefined
  }

  #whetherAny(words: readonly QueryWord[] | undefined): Run {
    return { ...this.#run(words, []), start: 0, limit: 1, counting: false, sets: [], enough: 'any' }
  }

  #run(words: readonly QueryWord[] | undefined, filters: readonly SearchFilter[], partial = false): Run {
    return runOf({ words, filters, partial }, this.#query, this.#context, this.#view.book)
  }
}
