import type { SearchHit, SearchSort } from '../port.ts'
import { titleBreak } from '../embedded/index/text-index.ts'
import type { TextIndex } from '../embedded/index/text-index.ts'
import { findString } from '../embedded/memory/string-table.ts'
import { titleBonuses } from '../embedded/query/refine.ts'
import { refinedIn } from '../embedded/query/run.ts'
import { byRank } from '../embedded/query/top.ts'
import { titleField, titlePart, titleSeparator } from './layout.ts'
import type { SelectAnswer } from './select.ts'
import type { AskedWord } from './words-query.ts'

/** Looks at the titles of the best hits, partial ones or full ones, more closely and puts them in the order that results. */
export function rankByTitles(
  docs: SelectAnswer['docs'],
  words: readonly AskedWord[],
  text: TextIndex,
  sort: SearchSort | undefined,
  isPartial: boolean,
): SearchHit[] {
  const refined = refinedIn[text.language]
  const resolved = words.map((word) => word.resolved)
  const bonusOf = titleBonuses(titlesOf(docs.slice(0, refined), text), resolved, isPartial)
  const sign = sort?.direction === 'asc' ? -1 : 1
  const ranked = docs.map(({ score, sales, boost }, hit) => {
    const bonus = hit < refined ? bonusOf(hit) * Number(boost) : 0
    return { hit, key: sign * (Number(score) + bonus), second: Number(sales) }
  })
  return [...ranked.slice(0, refined).toSorted(byRank), ...ranked.slice(refined)].map(({ hit, key }) => ({
    matnr: String(docs[hit]!['matnr']),
    score: key,
  }))
}

function titlesOf(docs: SelectAnswer['docs'], text: TextIndex) {
  const starts = [0]
  const items: number[] = []
  for (const doc of docs) {
    const title = String(doc[titleField(text.language)] ?? '')
    for (const surface of title === '' ? [] : title.split(titleSeparator)) {
      items.push(surface === titlePart ? titleBreak : numberOf(surface, text))
    }
    starts.push(items.length)
  }
  return {
    language: text.language,
    terms: text.terms,
    surfaceTerms: text.surfaceTerms,
    starts: text.starts,
    heads: text.heads,
    titles: { starts: Uint32Array.from(starts), items: Uint32Array.from(items) },
  }
}

/** A word this node does not know yet counts as one that nobody asked for. */
function numberOf(surface: string, { surfaces, surfaceTerms }: TextIndex): number {
  const at = findString(surfaces, surface)
  return at < 0 ? surfaceTerms.length : at
}
