import type { Words } from '../../shared/words.ts'
import type { ColourKey } from '../colours.ts'
import type { Attributes } from '../product.ts'

/** A protective article in its sizes and colours. */
export interface Wear {
  category: string
  drawing: string
  title: Words
  sizes: readonly string[]
  colours: readonly ColourKey[]
  price: number
  weight: number
  norm: string
  protection: string | Words
  material: Words
  use: Words
  attributes?: Attributes
  perPack?: number
}

/** Sizes of what fits everybody. */
export const one = ['Universal']
export const building: Words = ['Bau und Montage', 'Building and assembly']
export const chemical: Words = ['Umgang mit Chemikalien', 'Handling chemicals']
export const leather: Words = ['Leder', 'Leather']
