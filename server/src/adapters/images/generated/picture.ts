import type { Random } from './random.ts'

/** What a drawing is made from. */
export interface ArticlePicture {
  matnr: string
  /** Name of the drawing, e.g. "tile"; unknown or empty: guessed from the name. */
  drawing: string
  /** German name; printed on labels and read for the guess. */
  name: string
  brand: string
  /** German attribute values by key; numbers as decimal text. */
  attributes: Readonly<Record<string, string>>
}

/** The drawing's material at hand: the article, its main colour, repeatable randomness. */
export interface Sketch extends ArticlePicture {
  colour: string
  /** Colour of the brand, for labels and grips. */
  brandColour: string
  random: Random
  /** A numeric attribute; for a range its beginning. */
  number: (key: string, otherwise: number) => number
  /** Text attributes in lower case; '' when absent. */
  text: (key: string) => string
}

/** Draws on a field of 400 × 400; definitions (gradients, filters) may stand anywhere in the text. */
export type Drawing = (sketch: Sketch) => string
