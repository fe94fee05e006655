/** One figure of a size such as 60 x 120 cm; `value` is in the base unit, present when a unit was written. */
export interface Figure {
  raw: number
  value?: number
  unit?: string
}

export type Token =
  /**
   * `glued`: a hyphen or the like joins it to the token before. `isCut`: its end is left out behind a hyphen. `isShort`: it is
   * cut off as titles of suppliers are ('Handbr.'), and what it is short for is not known here. `isOther`: behind a bar it says what the word
   * before is besides ('Drill/Driver').
   */
  | { kind: 'word'; text: string; glued: boolean; isCut?: boolean; isShort?: boolean; isOther?: boolean }
  /** Letters and digits mixed, or a run of digits too long for a figure. */
  | { kind: 'code'; text: string; glued: boolean }
  | { kind: 'figure'; figure: Figure; text: string; glued: boolean }
  /**
   * Two figures or more joined by x. `apart`: the same with the fraction behind a space as a figure of its own, for '4x8 1/2
   * inch' may be a sheet of 4x8, half an inch thick.
   */
  | {
      kind: 'size'
      figures: Figure[]
      apart?: { sides: [Figure, Figure]; thickness: Figure; written: string }
    }
  /** Comma, bracket or dash: what follows says something else. */
  | { kind: 'break' }
