import type { Language } from '../../../document.ts'
import { calledCategories, isDepartment } from './called-categories.ts'
import { partly, weights, type CompoundNaming, type Option, type QueryWord, type Thing } from './options.ts'
import type { PlanContext } from './plan.ts'
import { isAside, type Asked } from './query-words.ts'

/**
 * Which word says what is asked for where something behind it says what for: the 'Bohrer' of 'Bohrer für Fliesen'. Figures between them
 * say how large it is, idle words nothing.
 */
export function thingAt(asked: readonly Asked[], words: readonly QueryWord[]): number | undefined {
  const first = asked.findIndex(isAside)
  const at = words.findLastIndex(({ isFigure, isIdle }, i) => i < first && !isFigure && !isIdle)
  return at < 0 ? undefined : at
}

/** Of the articles with a word at least this share is named by it where it is a thing that titles name: a 'single-handle faucet' is no handle. */
const leastNamed = 0.05

/** Says of a word that it is what is asked for, by the categories it calls; before it may mean those it only describes. */
export function markThing(word: QueryWord, { categories, lexicon, articlesOf }: PlanContext): void {
  const { language } = lexicon
  const called = word.called ?? calledCategories(word.options, categories, language, articlesOf)
  const isNamed =
    language === 'en' &&
    word.options.some(
      ({ terms, weight }) => weight >= weights.oneTypo && lexicon.headShare(terms[0]!) >= leastNamed,
    )
  word.thing = { called: called.filter(({ id }) => !isDepartment(categories.get(id)!, language)), isNamed }
}

/**
 * The words with the thing met only by what is called so, in its title or by its category: a tile that 'can be drilled' is no
 * 'Bohrer für Fliesen'. undefined where no word is known for the thing, or it is met so already.
 */
export function asThing(words: readonly QueryWord[]): QueryWord[] | undefined {
  const at = words.findIndex(({ thing }) => thing)
  if (at < 0) return undefined
  const unlike = termsBehind(words, at)
  return words.map(({ thing, ...word }) =>
    thing
      ? {
          ...word,
          isThing: thing.isNamed,
          options: word.options.map((option) => calledSo(option, thing, unlike)),
        }
      : word,
  )
}

/** What the thing is asked for with: a 'toilet with seat' is no toilet seat. */
function termsBehind(words: readonly QueryWord[], at: number): string[] {
  const own = new Set(words[at]!.options.flatMap(({ terms }) => terms))
  return words
    .slice(at + 1)
    .filter(({ isFigure, isIdle }) => !isFigure && !isIdle)
    .flatMap(({ options }) =>
      options.flatMap(({ terms, weight }) => (terms.length === 1 && weight >= weights.oneTypo ? terms : [])),
    )
    .filter((term) => !own.has(term))
}

/** Ways to meet a thing by what is called so, made once: what they find is kept by them. */
const things = new WeakMap<Option, Option>()

/** A name of several words is that thing, whatever its title calls it. */
function calledSo(option: Option, { called, isNamed }: Thing, unlike: readonly string[]): Option {
  const isWhole = option.terms.length > 1
  if (option.compound || (isWhole && !(isNamed && unlike.length))) return option
  const known = things.get(option)
  if (known?.compound?.called === called && isSameList(known.compound.unlike ?? [], isNamed ? unlike : []))
    return known
  const compound: CompoundNaming = isNamed
    ? { by: isWhole ? 'any' : 'name', called, unlike }
    : { by: 'head', called }
  const thing: Option = { ...option, compound }
  things.set(option, thing)
  return thing
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/**
 * The words with every way that makes a partial match. In English the thing is none where something only mentions it: a drill 'with
 * battery' is no more of a battery for it than any other article of its maker.
 */
export const inPart = (words: readonly QueryWord[]): QueryWord[] =>
  partly((isNamed(words) && asThing(words)) || words)

/** What something has to meet that the asker may find, so that he means the thing and nothing that only mentions it. */
export const leastOfThing = (
  thing: readonly QueryWord[],
  words: readonly QueryWord[],
): readonly QueryWord[] => (isNamed(words) ? thing.filter((_, i) => words[i]!.thing) : thing)

const isNamed = (words: readonly QueryWord[]): boolean => words.some(({ thing }) => thing?.isNamed)

/**
 * What a word counts behind the thing, where it says what that is for or with: nearly as much in English, for 'parts for a mailbox' are few,
 * mailboxes are not; less behind what titles name; in German, and of what the shop has categories for, a quarter: 'Schrauben für
 * Gipskarton' are screws before they are anything of plasterboard.
 */
export const asideShare = (words: readonly QueryWord[], language: Language): number =>
  language === 'de' || isOfShop(words) ? 0.25 : isNamed(words) ? 0.6 : 0.85

/** Whether categories are called by the thing, so that it is one the shop has. */
export const isOfShop = (words: readonly QueryWord[]): boolean =>
  words.some(({ thing }) => thing !== undefined && thing.called.length > 0)
