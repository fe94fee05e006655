/** How much a word in a field of an article counts, and how much a long field dilutes it. */
export interface FieldRule {
  weight: number
  /** Words the field usually has; longer ones count less per word. */
  usual: number
  /** 0: length is ignored, 1: length counts fully. */
  dilution: number
}

export const fieldRules = {
  title: { weight: 3, usual: 9, dilution: 0.5 },
  subtitle: { weight: 1.4, usual: 6, dilution: 0.5 },
  brand: { weight: 1.6, usual: 2, dilution: 0.2 },
  category: { weight: 1.6, usual: 5, dilution: 0.3 },
  class: { weight: 4, usual: 6, dilution: 0.1 },
  words: { weight: 1.2, usual: 3, dilution: 0.3 },
  attributes: { weight: 1, usual: 14, dilution: 0.3 },
  description: { weight: 0.5, usual: 60, dilution: 0.6 },
} as const satisfies Record<string, FieldRule>

export type FieldName = keyof typeof fieldRules

/** BM25's saturation: how soon repeating a word stops helping. */
const saturation = 1.2

/** Weighted frequency of a word in an article as a byte, 255 for a word that could not count more. */
export const impactOf = (weightedFrequency: number): number =>
  Math.max(1, Math.round((255 * weightedFrequency) / (saturation + weightedFrequency)))

/** What a word counts that only says for what or with what the article is ('Mörtel für Bodenfliesen'). */
export const asideShare = 0.7

/** What the beginning of a compound written with a hyphen counts: the end names the thing. */
export const partShare = 0.4

/**
 * What the word that names the thing counts in an English title, which is long and about many things: only the best hits have their
 * titles looked at, and of a 'shower' or a 'grill' accessories have the shortest.
 */
export const namingShare = 1.15

/** Words of a description that are searched. */
export const descriptionWords = 400
