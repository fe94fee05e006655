import { groupByKey } from '../memory/csr.ts'
import { growUint32 } from '../memory/grow.ts'
import type { Steps } from '../memory/steps.ts'
import { packSorted } from '../memory/string-table.ts'
import { loosePartsOf, splitCompound } from '../text/split-compound.ts'
import { stem } from '../text/stem.ts'
import { tradeNouns } from '../text/trade-nouns.ts'
import type { TextBuilder } from './text-builder.ts'
import type { CompoundIndex } from './text-index.ts'

/** A compound of a segment and one of its parts, by their numbers in the builder. */
export interface FoundPart {
  part: number
  compound: number
  isHead: boolean
}

/**
 * Takes the compounds among the words of a segment apart. German alone writes compounds as one word. A part that
 * stands nowhere by itself becomes a word of the segment, so that it is completed and forgiven typos like others.
 */
export function* findParts(builder: TextBuilder, isWord: (folded: string) => boolean): Steps<FoundPart[]> {
  const found: FoundPart[] = []
  if (builder.language !== 'de') return found
  const known = (word: string) => builder.hasSurface(word) || tradeNouns.has(word) || isWord(word)
  const count = builder.surfaces.length
  for (let i = 0; i < count; i++) {
    if ((i & 31) === 0) yield
    const surface = builder.surfaces[i]!
    const compound = builder.surfaceTerms.array[i]!
    const parts = splitCompound(surface, known)
    for (const { word, isHead } of parts.length ? parts : loosePartsOf(surface, known)) {
      const part = builder.term(stem(word, builder.language))
      if (part === compound) continue
      builder.surface(word, word, part)
      found.push({ part, compound, isHead })
    }
  }
  return found
}

/** Files compounds under the terms of their parts. */
export function* buildCompounds(
  found: readonly FoundPart[],
  builder: TextBuilder,
  termPlace: Uint32Array,
): Steps<CompoundIndex> {
  const partNumbers = new Map<number, number>()
  const keys = growUint32()
  for (const { part } of found) {
    const number = partNumbers.get(part) ?? partNumbers.size
    partNumbers.set(part, number)
    keys.push(number)
  }
  yield
  const { table, order } = yield* packSorted([...partNumbers.keys()].map((part) => builder.terms[part]!))
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const sortedKeys = keys.finish().map((key) => place[key]!)
  const lists = yield* groupByKey(order.length, sortedKeys, (index) => {
    const { compound, isHead } = found[index]!
    return termPlace[compound]! * 2 + (isHead ? 1 : 0)
  })
  return { parts: table, lists }
}
