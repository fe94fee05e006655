import type { TextIndex } from '../../index/text-index.ts'
import { breakAmong } from '../../index/text-index.ts'
import { findString, stringAt } from '../../memory/string-table.ts'

/** Articles of a word that are looked at in each part of the index. */
const looked = 64

/**
 * How likely two articles of a word are named alike, 0 to 1, from some of its articles at even distances. A finish, a colour or
 * a maker stands with things of many kinds, the name of a thing with few. 1 where the titles are not at hand.
 */
export function kindsAgree(term: string, texts: readonly TextIndex[]): number {
  const kinds = new Map<string, number>()
  let named = 0
  for (const { terms, starts, docs, titles, surfaceTerms } of texts) {
    const at = findString(terms, term)
    if (at < 0 || titles.items.length === 0) continue
    const gap = breakAmong(titles.items)
    const [start, end] = [starts[at]!, starts[at + 1]!]
    const step = Math.max(1, (end - start) / looked)
    for (let place = start; place < end; place += step) {
      const doc = docs[Math.floor(place)]!
      const naming = titles.starts[doc]!
      const surface = titles.items[naming]!
      if (naming === titles.starts[doc + 1] || surface === gap) continue
      const kind = stringAt(terms, surfaceTerms[surface]!)
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      named++
    }
  }
  if (named < 2) return 1
  const alike = [...kinds.values()].reduce((sum, count) => sum + count * (count - 1), 0)
  return alike / (named * (named - 1))
}
