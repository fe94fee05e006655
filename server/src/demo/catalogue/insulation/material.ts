import type { Words } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import type { Product } from '../product.ts'

/** An insulating material in its thicknesses. */
export interface Insulation {
  category: string
  title: Words
  brand: Brand
  lambda: number
  thicknesses: readonly number[]
  width: number
  length: number
  density: number
  /** Euros per m² at 100 mm. */
  price: number
  fire: string
  norm: string
  edge: Words
  colour: Words
  roll?: boolean
  accessories: Product['accessories']
}

export const facadeThicknesses = [60, 80, 100, 120, 140, 160, 180, 200]
export const blunt: Words = ['stumpf', 'butt']
export const groove: Words = ['Nut und Feder', 'tongue and groove']
/** What a facade with render takes besides. */
export const etics: Product['accessories'] = [
  { key: 'etics/adhesive', group: 'adhesive' },
  { key: 'etics/reinforce', group: 'part' },
  { key: 'dowel/155', group: 'fixing' },
]
/** What a roof takes besides. */
export const airtight: Product['accessories'] = [
  { key: 'membrane/variable', group: 'part' },
  { key: 'tape/60', group: 'part' },
]
