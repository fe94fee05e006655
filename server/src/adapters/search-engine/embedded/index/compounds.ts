import { groupByKey } from '../memory/csr.ts'
import { growUint32 } from '../memory/grow.ts'
import type { Steps } from '../memory/steps.ts'
import { packSorted } from '../memory/string-table.ts'
import { loosePartsOf, splitCompound } from '../text/split-compound.ts'
import { stem } from '../text/stem.ts'
import type { TextBuilder } from './text-builder.ts'
import type { CompoundIndex } from './text-index.ts'

/**
 * Takes the compounds among the words of a segment apart. German alone writes compounds as one word; other languages
 * get an empty index.
 */
export function* buildCompounds(
  builder: TextBuilder,
  termPlace: Uint32Array,
  isWord: (folded: string) => boolean,
): Steps<CompoundIndex> {
  const partNumbers = new Map<string, number>()
  const keys = growUint32()
  const items = growUint32()
  const known = (word: string) => builder.hasSurface(word) || isWord(word)
  const count = builder.language === 'de' ? builder.surfaces.length : 0
  for (let i = 0; i < count; i++) {
    if ((i & 31) === 0) yield
    const term = builder.surfaceTerms.array[i]!
    const surface = builder.surfaces[i]!
    const parts = splitCompound(surface, known)
    for (const { word, isHead } of parts.length ? parts : loosePartsOf(surface, known)) {
      const part = stem(word, builder.language)
      if (part === builder.terms[term]) continue
      const number = partNumbers.get(part) ?? partNumbers.size
      partNumbers.set(part, number)
      keys.push(number)
      items.push(termPlace[term]! * 2 + (isHead ? 1 : 0))
    }
  }
  const { table, order } = yield* packSorted([...partNumbers.keys()])
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const sortedKeys = keys.finish().map((key) => place[key]!)
  const lists = yield* groupByKey(order.length, sortedKeys, (index) => items.array[index]!)
  return { parts: table, lists }
}
