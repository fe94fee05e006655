import type { Raised } from './raise.ts'

/** Articles that meet a word in one way: docs[start … end], ascending. */
export interface Postings {
  docs: Uint32Array
  /** One byte per article, or absent when all count fully. */
  impacts?: Uint8Array
  start: number
  end: number
  /** What a full impact counts. */
  weight: number
  /** Whether it is a list of the index itself, which never changes. */
  isLasting?: boolean
}

/** Articles in which several terms stand, and how much of them. */
export type Group = Pick<Postings, 'docs' | 'impacts'>

/** A word of the query in one segment. */
export interface ResolvedWord {
  postings: Postings[]
  /** Articles in which the word counts more. */
  raised?: readonly Raised[]
  /** Terms of the segment that meet the word, with their weight, for what stands where in a title. */
  terms: Map<number, number>
  /** The word as typed among the surfaces of the segment, -1 when it is not there. */
  surface: number
  /** The same in the other number, the 'grill' of 'grills'. */
  otherNumber?: number
  rarity: number
  /** It names what is asked for. */
  isName?: boolean | undefined
  /** It names what is asked for something or with something. */
  isThing?: boolean | undefined
}

/** Exact numbers, else numbers that begin so, else numbers that contain it; the shop's and the customer's own. */
