import type { TextIndex } from '../index/text-index.ts'
import { stringAt } from '../memory/string-table.ts'
import { isDescribing } from '../text/describing-words.ts'
import { isMark } from '../text/marks.ts'
import type { ResolvedWord } from './resolved-word.ts'

/** Titles with the word that are looked at in each part of the index. */
const looked = 256

type Named = Pick<ResolvedWord, 'terms'>

/**
 * How usual the kind of thing is that a title names, 0 to 1, by what stands before the word: of 'fans' most are ceiling fans, and who
 * asks for a fan alone means one of these before a fan of any other kind. Answers for each part of the index by its articles; 0 for what the word does not name.
 * @param words how the one word of the query is met in each part
 */
export function usualBefore(
  texts: readonly TextIndex[],
  words: readonly Named[],
): readonly ((doc: number) => number)[] {
  const titles = new Map<string, number>()
  for (const [at, text] of texts.entries()) countKinds(text, words[at]!, titles)
  const most = Math.max(1, ...titles.values())
  return texts.map((text, at) => {
    const known = new Map<number, number>()
    return (doc) => {
      const kind = kindOf(text, words[at]!, doc)
      if (kind === undefined) return 0
      const usual = known.get(kind) ?? Math.sqrt((titles.get(nameOf(text, kind)) ?? 0) / most)
      known.set(kind, usual)
      return usual
    }
  })
}

/** Adds the titles of each kind among some that the word names, at even distances over all ways to meet it. */
function countKinds(text: TextIndex, word: Named, titles: Map<string, number>): void {
  const { starts, docs } = text
  const lists = [...word.terms.keys()].map((term) => [starts[term]!, starts[term + 1]!] as const)
  const step = Math.max(1, lists.reduce((sum, [start, end]) => sum + end - start, 0) / looked)
  const counted = new Map<number, number>()
  let behind = 0
  for (const [start, end] of lists) {
    let place = start + behind
    for (; place < end; place += step) {
      const kind = kindOf(text, word, docs[Math.floor(place)]!)
      if (kind !== undefined) counted.set(kind, (counted.get(kind) ?? 0) + step)
    }
    behind = place - end
  }
  for (const [kind, count] of counted) {
    const name = nameOf(text, kind)
    titles.set(name, (titles.get(name) ?? 0) + count)
  }
}

const noKind = -1

/** What stands before the word in a title that it names, {@link noKind} where it stands first or behind a break. */
function kindOf(
  { titles: { starts, items }, surfaceTerms }: TextIndex,
  { terms }: Named,
  doc: number,
): number | undefined {
  const [start, end] = [starts[doc]!, starts[doc + 1]!]
  if (start === end) return undefined
  // A break is beyond the end of the surfaces.
  const naming = surfaceTerms[items[start]!]
  if (naming === undefined || !terms.has(naming)) return undefined
  for (let at = start + 1; at < end; at++) {
    if (surfaceTerms[items[at]!] !== naming) continue
    const before = at === start + 1 ? undefined : items[at - 1]!
    return before === undefined || surfaceTerms[before] === undefined ? noKind : before
  }
  return undefined
}

/** A figure or a colour before the word makes no kind. */
function nameOf({ surfaces }: TextIndex, kind: number): string {
  const name = kind === noKind ? '' : stringAt(surfaces, kind)
  return isMark(name) || isDescribing(name) ? '' : name
}
