import type { Language } from '../document.ts'
import { finishWords } from '../embedded/index/finish-text.ts'
import { TextBuilder } from '../embedded/index/text-builder.ts'
import type { TextIndex } from '../embedded/index/text-index.ts'
import { runInSlices } from '../embedded/memory/steps.ts'
import { isMark } from '../embedded/text/marks.ts'
import { stem } from '../embedded/text/stem.ts'
import { readWordToken } from './layout.ts'

/** A term or word token with the number of articles that have it, one behind the other, as Solr lists them. */
export type FlatCounts = readonly (string | number)[]

/**
 * The words of the index in one language, made of what Solr lists: what planning a search reads, without postings and
 * titles, which stay in Solr.
 */
export async function wordsIndex(
  language: Language,
  { terms, words, heads, titled }: Record<'terms' | 'words' | 'heads' | 'titled', FlatCounts>,
): Promise<TextIndex> {
  const builder = new TextBuilder(language)
  const frequencies = new Map<number, number>()
  for (const [term, count] of pairs(terms)) frequencies.set(builder.term(term), count)
  for (const [token] of pairs(words)) {
    const { surface, spelling } = readWordToken(token)
    builder.surface(surface, spelling, builder.term(isMark(surface) ? surface : stem(spelling, language)))
  }
  const { words: index, termPlace } = await runInSlices(finishWords(builder, () => false))
  const counts = new Uint32Array(termPlace.length + 1)
  for (const [term, count] of frequencies) counts[termPlace[term]! + 1] = count
  const shares = new Uint8Array(termPlace.length)
  for (const [name, count] of pairs(heads)) {
    const term = builder.term(name)
    const place = termPlace[term]
    if (place !== undefined)
      shares[place] = Math.round((255 * count) / Math.max(count, frequencies.get(term) ?? 0))
  }
  const inTitles = new Uint32Array(termPlace.length)
  for (const [name, count] of pairs(titled)) {
    const place = termPlace[builder.term(name)]
    if (place !== undefined) inTitles[place] = count
  }
  for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!
  return {
    ...index,
    starts: counts,
    docs: new Uint32Array(0),
    impacts: new Uint8Array(0),
    heads: shares,
    inTitles,
    titles: { starts: new Uint32Array(1), items: new Uint32Array(0) },
  }
}

function* pairs(flat: FlatCounts): Generator<[string, number]> {
  for (let i = 0; i + 1 < flat.length; i += 2) yield [String(flat[i]), Number(flat[i + 1])]
}
