import { groupByKey } from '../memory/csr.ts'
import { growUint32 } from '../memory/grow.ts'
import { remembering } from '../memory/remembering.ts'
import type { Steps } from '../memory/steps.ts'
import { sizeOf, stringAt } from '../memory/string-table.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import { typoDistance } from '../text/distance.ts'
import { heardAs } from '../text/heard-as.ts'
import { soundOf } from '../text/sound.ts'
import type { TypoIndex } from './text-index.ts'

/** Letters of a word whose omissions are indexed; behind them only the verification looks. */
const indexedLetters = 7
const longestWord = 40

/** Typos a word may have: none up to 3 letters, one up to 7, two from 8. */
export const typosAllowed = (length: number): 0 | 1 | 2 => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Letters are left out more often than added: 'porclin' may be two typos from a word that is long when spelt right. */
const shortestCut = 6
const shortestWithTwo = 8

/** Typos a word of one length may have that was meant to be one of the other, where it may have `most` by itself. */
const typosBetween = (typed: number, meant: number, most: number): number =>
  most === 1 && typed >= shortestCut && meant >= shortestWithTwo ? 2 : most

/** Words of letters alone take part: a figure or code with another digit is another thing. */
const mayHaveTypos = (word: string): boolean => word.length <= longestWord && /^[a-z]{3,}$/.test(word)

/** Files every word under its sound and under each form that remains when letters of its beginning are left out. */
export function* buildTypos(surfaces: PackedStrings): Steps<TypoIndex> {
  const hashes = growUint32()
  const words = growUint32()
  for (let i = 0; i < sizeOf(surfaces); i++) {
    if ((i & 63) === 0) yield
    const word = stringAt(surfaces, i)
    if (!mayHaveTypos(word)) continue
    for (const hash of [...omissionHashes(word, word.length < 7 ? 1 : 2), soundHash(word)]) {
      hashes.push(hash)
      words.push(i)
    }
  }
  const buckets = 2 ** Math.max(4, Math.ceil(Math.log2(hashes.length / 2 + 1)))
  const keys = hashes.finish()
  for (let i = 0; i < keys.length; i++) {
    keys[i]! &= buckets - 1
    if ((i & 8191) === 0) yield
  }
  return { lists: yield* groupByKey(buckets, keys, (index) => words.array[index]!) }
}

export interface SimilarSurface {
  surface: number
  text: string
  typos: number
}

/** Words whose like is kept, for each index: many queries say the same. */
const kept = 5000
const keptOf = new WeakMap<TypoIndex, (asked: string) => readonly SimilarSurface[]>()

/**
 * Surfaces within the typos allowed for the folded word, and those that sound alike with one typo more; the word
 * itself is left out. `most` is for a word that was cut. What is written `byEar`, as English is, may have any letter wrong that sounds
 * the same.
 */
export function similarWords(
  index: TypoIndex,
  surfaces: PackedStrings,
  word: string,
  most: number = typosAllowed(word.length),
  byEar = false,
): readonly SimilarSurface[] {
  if (most === 0 || !mayHaveTypos(word)) return []
  let similar = keptOf.get(index)
  if (!similar) {
    similar = remembering((asked) => compared(index, surfaces, asked.slice(1), Number(asked[0]), byEar), kept)
    keptOf.set(index, similar)
  }
  return similar(most + word)
}

function compared(
  index: TypoIndex,
  surfaces: PackedStrings,
  word: string,
  most: number,
  byEar: boolean,
): SimilarSurface[] {
  const { starts, items } = index.lists
  const seen = new Set<number>()
  const found: SimilarSurface[] = []
  const sound = soundOf(word)
  const heard = byEar ? heardAs(word) : undefined
  const omissions = word.length >= shortestCut ? 2 : most
  const bySound = soundHash(word)
  for (const hash of [bySound, ...omissionHashes(word, omissions)]) {
    const bucket = hash & (starts.length - 2)
    for (let at = starts[bucket]!; at < starts[bucket + 1]!; at++) {
      const surface = items[at]!
      if (seen.has(surface)) continue
      seen.add(surface)
      const length = surfaces.offsets[surface + 1]! - surfaces.offsets[surface]!
      const few = typosBetween(word.length, length, most)
      if (Math.abs(length - word.length) > few + 1) continue
      const text = stringAt(surfaces, surface)
      const typos = text === word ? Infinity : typoDistance(word, text, few + 1)
      const isNear = typos <= few || (typos === few + 1 && soundAlike(word, text, sound))
      if (isNear) found.push({ surface, text, typos })
      else if (hash === bySound && text !== word && heardAs(text) === heard)
        found.push({ surface, text, typos: few + 1 })
    }
  }
  return found
}

/** Short words share their consonants with too many others: their vowels must agree as well. */
function soundAlike(word: string, other: string, sound: string): boolean {
  if (word.length < 5 || soundOf(other) !== sound) return false
  return word.length > 5 || vowelsOf(word) === vowelsOf(other)
}

const vowelsOf = (word: string): string => word.replace(/[^aeiou]/g, '')

/** Hashes of the beginning of a word with up to `omissions` letters left out. */
function omissionHashes(word: string, omissions: number): Set<number> {
  const hashes = new Set<number>()
  const start = word.slice(0, indexedLetters)
  hashes.add(hashWithout(start, -1, -1))
  for (let i = 0; i < start.length; i++) {
    hashes.add(hashWithout(start, i, -1))
    if (omissions === 1) continue
    for (let j = i + 1; j < start.length; j++) hashes.add(hashWithout(start, i, j))
  }
  return hashes
}

/** Kept apart from the omissions by a sign no word contains. */
const soundHash = (word: string): number => hashWithout(`~${soundOf(word)}`, -1, -1)

/** FNV-1a over the letters but those at two positions. */
function hashWithout(word: string, first: number, second: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) {
    if (i !== first && i !== second) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  }
  hash ^= hash >>> 15
  return hash >>> 0
}
