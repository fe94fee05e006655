import type { Language } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import { breakAmong } from '../index/text-index.ts'
import type { PackedStrings } from '../memory/string-table.ts'

/** Signs of the marks of figures, see `text/marks.ts`. */
const [hash, equals, tilde, star] = [0x23, 0x3d, 0x7e, 0x2a]

/** An article of a segment. */
export interface Placed {
  segment: Segment
  doc: number
}

/**
 * Compares the titles of two articles word by word, as Array.sort wants it: for names that are alike as far as their sort
 * keys reach ("Feinsteinzeug Bodenfliese …"). Signs and stop words do not count. Deep pages of many such names compare
 * hundreds of thousands: nothing is made anew for it.
 */
export function compareTitles(a: Placed, b: Placed, language: Language): number {
  const [one, other] = [a.segment.texts[language]!, b.segment.texts[language]!]
  const { starts, items } = one.titles
  const { starts: otherStarts, items: others } = other.titles
  const [gap, otherGap] = [breakAmong(items), breakAmong(others)]
  const [end, otherEnd] = [starts[a.doc + 1]!, otherStarts[b.doc + 1]!]
  // Behind the word that names the thing, which stands before them all.
  let [at, otherAt] = [starts[a.doc]! + 1, otherStarts[b.doc]! + 1]
  for (; ; at++, otherAt++) {
    while (at < end && items[at] === gap) at++
    while (otherAt < otherEnd && others[otherAt] === otherGap) otherAt++
    if (at >= end || otherAt >= otherEnd) return Number(at < end) - Number(otherAt < otherEnd)
    const [word, against] = [items[at]!, others[otherAt]!]
    if (one === other && word === against) continue
    const difference = compareWords(one.surfaces, word, other.surfaces, against)
    if (difference !== 0) return difference
  }
}

/** Compares two words sign by sign, figures in them by size, whatever marks they stand under. */
function compareWords(table: PackedStrings, word: number, otherTable: PackedStrings, other: number): number {
  const [bytes, others] = [table.bytes, otherTable.bytes]
  const [end, otherEnd] = [table.offsets[word + 1]!, otherTable.offsets[other + 1]!]
  let at = behindMark(bytes, table.offsets[word]!)
  let otherAt = behindMark(others, otherTable.offsets[other]!)
  while (at < end && otherAt < otherEnd) {
    if (isDigit(bytes[at]!) && isDigit(others[otherAt]!)) {
      at = behindZeros(bytes, at, end)
      otherAt = behindZeros(others, otherAt, otherEnd)
      const [digits, otherDigits] = [digitsFrom(bytes, at, end), digitsFrom(others, otherAt, otherEnd)]
      if (digits !== otherDigits) return digits - otherDigits
    }
    if (bytes[at] !== others[otherAt]) return bytes[at]! - others[otherAt]!
    at++
    otherAt++
  }
  return end - at - (otherEnd - otherAt)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

function behindMark(bytes: Uint8Array, start: number): number {
  const sign = bytes[start]
  return sign === hash || sign === equals || sign === tilde || sign === star ? start + 1 : start
}

/** The last digit of a figure is none to be skipped. */
function behindZeros(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (bytes[at] === 48 && at + 1 < end && isDigit(bytes[at + 1]!)) at++
  return at
}

function digitsFrom(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && isDigit(bytes[at]!)) at++
  return at - from
}
