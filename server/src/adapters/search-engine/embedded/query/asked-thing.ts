import { calledCategories, isDepartment } from './called-categories.ts'
import type { CalledCategory } from './called-categories.ts'
import type { Option, QueryWord } from './options.ts'
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

/** Says of a word that it is what is asked for, by the categories it calls; before it may mean those it only describes. */
export function markThing(word: QueryWord, { categories, lexicon, articlesOf }: PlanContext): void {
  const { language } = lexicon
  const called = word.called ?? calledCategories(word.options, categories, language, articlesOf)
  word.thing = { called: called.filter(({ id }) => !isDepartment(categories.get(id)!, language)) }
}

/**
 * The words with the thing met only by what is called so, in its title or by its category: a tile that 'can be drilled' is no
 * 'Bohrer für Fliesen'. undefined where no word is known for the thing, or it is met so already.
 */
export function asThing(words: readonly QueryWord[]): QueryWord[] | undefined {
  if (!words.some(({ thing }) => thing)) return undefined
  return words.map(({ thing, ...word }) =>
    thing ? { ...word, options: word.options.map((option) => calledSo(option, thing.called)) } : word,
  )
}

/** A name of several words is that thing, whatever its title calls it. */
const calledSo = (option: Option, called: readonly CalledCategory[]): Option =>
  option.compound || option.terms.length > 1 ? option : { ...option, compound: { by: 'head', called } }

/** Whether categories are called by the thing, so that it is one the shop has. */
export const isOfShop = (words: readonly QueryWord[]): boolean =>
  words.some(({ thing }) => thing !== undefined && thing.called.length > 0)
