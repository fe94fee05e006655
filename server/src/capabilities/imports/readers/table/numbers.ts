import { type Decimal, toDecimal } from '@shop/contract/decimal'
import type { NumberStyle } from '@shop/contract/imports/table-columns'
import { withoutNoise } from './calculated.ts'

/** So many times more often one style must be proven in a column for the other to be a slip. */
const slip = 20

/** How the numbers of a column are written, as far as its cells tell; `ambiguous` where none tell, or some the one and some the other. */
export class StyleOfColumn {
  #comma = 0
  #point = 0
  #ambiguous = 0

  add(text: string): void {
    const number = bare(text)
    if (/^-?\d{1,3}(?:\.\d{3})*,\d+$/.test(number) && !/^-?\d{1,3},\d{3}$/.test(number)) this.#comma += 1
    else if (/^-?\d{1,3}(?:,\d{3})*\.\d+$/.test(number) && !/^-?\d{1,3}\.\d{3}$/.test(number))
      this.#point += 1
    else if (/^-?\d{1,3}[.,]\d{3}$/.test(number)) this.#ambiguous += 1
  }

  /** In doubt as in German: the comma is decimal, a dot before three digits separates thousands. */
  get style(): 'comma' | 'point' {
    return this.#point > this.#comma && !this.#isMixed ? 'point' : 'comma'
  }

  /** Whether any cell tells how numbers are written, or could. */
  get isSaid(): boolean {
    return this.#comma + this.#point + this.#ambiguous > 0
  }

  get isAmbiguous(): boolean {
    return this.#ambiguous > 0 && (this.#isMixed || this.#comma + this.#point === 0)
  }

  /** Put together of lists in both styles: a dot before three digits says nothing there. */
  get #isMixed(): boolean {
    const [less, more] = [this.#comma, this.#point].toSorted((a, b) => a - b)
    return less !== undefined && more !== undefined && less > 0 && more < slip * less
  }
}

/** A number as it is written in a table, with or without currency; undefined where it is none. */
export function readNumber(text: string, style: Exclude<NumberStyle, 'auto'>): Decimal | undefined {
  const number = bare(text)
  const [comma, point] = [number.lastIndexOf(','), number.lastIndexOf('.')]
  // Where both stand, the last one is decimal, whatever others in the column look like.
  const isComma = comma !== -1 && point !== -1 ? comma > point : style === 'comma'
  const [decimal, thousands] = isComma ? [',', '.'] : ['.', ',']
  const whole = number.split(decimal)[0] ?? ''
  const isGrouped = whole.includes(thousands)
  if (isGrouped && !new RegExp(`^-?\\d{1,3}(?:\\${thousands}\\d{3})+$`).test(whole))
    // "12.5" in a column of commas: a point that cannot separate thousands is decimal.
    return whole === number ? toDecimal(number.replace(thousands, '.')) : undefined
  const plain = number.replaceAll(thousands, '').replace(decimal, '.')
  return toDecimal(/^-?\d+\.\d+$/.test(plain) ? withoutNoise(plain) : plain)
}

/** Whether it is a number below zero, as people (−5,00) and accounts (5,00-) write it. */
export function isNegative(text: string): boolean {
  const [, before, after] = /^[-–−]\s*(\d.*)$|^(\d.*\d)\s*[-–−]$/.exec(text.trim()) ?? []
  const number = before ?? after
  return number !== undefined && (readNumber(number, 'comma') ?? readNumber(number, 'point')) !== undefined
}

/** What parts thousands; "12'50" and "12 50" are no numbers, for nobody can tell what is meant. */
const thousands = /(?<=(?<![\d.,])\d{1,3})[\s'’]+(?=\d{3}(?!\d))/g
/** What stands around a number, but not between its digits. */
const around = /(?<!\d)(?:[\s'’€*]|EURO?)+|(?:[\s'’€*]|EURO?)+(?!\d)/gi

function bare(text: string): string {
  return text
    .replaceAll(thousands, '')
    .replaceAll(around, '')
    .replace(/[.,][-–—]+$/, '')
}
