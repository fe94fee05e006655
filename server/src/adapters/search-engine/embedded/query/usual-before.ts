import type { TextIndex } from '../index/text-index.ts'
import { stringAt } from '../memory/string-table.ts'
import { isDescribing } from '../text/describing-words.ts'
import { isMark } from '../text/marks.ts'
import type { ResolvedWord } from './resolved-word.ts'

/** Titles with a term that are looked at in each part of the index. */
const looked = 256
/** Terms that a word may mean whose titles are looked at, likeliest first. */
const mostTerms = 3

type Named = Pick<ResolvedWord, 'terms'>
/** Titles that a term names, by what stands before it. */
type Kinds = Map<string, number>
/** What a surface before a term says of its kind. */
type Names = (surface: number) => string

/**
 * How usual the kind of thing is that a title names, 0 to 1, by what stands before the word: of 'fans' most are ceiling fans, and who
 * asks for a fan alone means one of these before a fan of any other kind. Answers for each part of the index by its articles; 0 for what
 * the word does not name. Of several words that a misspelt one may be each has its own usual kind, which counts as much as the word does.
 * @param words how the one word of the query is met in each part
 */
export function usualBefore(
  texts: readonly TextIndex[],
  words: readonly Named[],
): readonly ((doc: number) => number)[] {
  const kindsOf = new Map<string, Kinds>()
  const names = texts.map(namesBefore)
  const counted = texts.map((text, at) => {
    const likeliest = [...words[at]!.terms].toSorted(([, a], [, b]) => b - a).slice(0, mostTerms)
    return new Map(likeliest.map(([term]) => [term, countKinds(text, term, kindsOf, names[at]!)]))
  })
  const mostOf = new Map([...kindsOf.values()].map((kinds) => [kinds, Math.max(1, ...kinds.values())]))
  return texts.map((text, at) => (doc) => {
    const naming = namingTerm(text, doc)
    const kinds = naming === undefined ? undefined : counted[at]!.get(naming)
    if (!kinds) return 0
    const titles = kinds.get(kindOf(text, naming!, doc, names[at]!) ?? '') ?? 0
    return words[at]!.terms.get(naming!)! * Math.sqrt(titles / mostOf.get(kinds)!)
  })
}

/** Adds the titles of each kind among some that a term names, at even distances, to those of other parts of the index. */
function countKinds(text: TextIndex, term: number, kindsOf: Map<string, Kinds>, names: Names): Kinds {
  const name = stringAt(text.terms, term)
  const kinds: Kinds = kindsOf.get(name) ?? new Map<string, number>()
  kindsOf.set(name, kinds)
  const [start, end] = [text.starts[term]!, text.starts[term + 1]!]
  const step = Math.max(1, (end - start) / looked)
  for (let place = start; place < end; place += step) {
    const doc = text.docs[Math.floor(place)]!
    const kind = namingTerm(text, doc) === term ? kindOf(text, term, doc, names) : undefined
    if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + step)
  }
  return kinds
}

/** The term that names an article; undefined where nothing does. */
function namingTerm({ titles: { starts, items }, surfaceTerms }: TextIndex, doc: number): number | undefined {
  const start = starts[doc]!
  // A break is beyond the end of the surfaces.
  return start === starts[doc + 1]! ? undefined : surfaceTerms[items[start]!]
}

/** What stands before a term in a title: nothing where that is its beginning or a break. */
function kindOf(
  { titles: { starts, items }, surfaceTerms }: TextIndex,
  term: number,
  doc: number,
  names: Names,
): string | undefined {
  const [first, end] = [starts[doc]! + 1, starts[doc + 1]!]
  for (let at = first; at < end; at++) {
    if (surfaceTerms[items[at]!] !== term) continue
    const before = at === first ? undefined : items[at - 1]!
    return before === undefined || surfaceTerms[before] === undefined ? '' : names(before)
  }
  return undefined
}

/** Surfaces as they are written, each read once; nothing for figures and colours. */
function namesBefore({ surfaces }: TextIndex): Names {
  const known = new Map<number, string>()
  return (surface) => {
    const name = known.get(surface) ?? stringAt(surfaces, surface)
    const kind = isMark(name) || isDescribing(name) ? '' : name
    known.set(surface, kind)
    return kind
  }
}
