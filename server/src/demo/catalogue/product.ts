import type { ImportInput } from '@shop/contract/imports/kinds'
import type { AttributeKey } from './attribute-names.ts'
import type { Brand } from './brands.ts'
import type { Words } from '../shared/words.ts'

/**
 * A number (with the attribute's unit), a text that reads the same in both languages, words, or a range of numbers.
 */
export type AttributeInput = number | string | Words | { from: number; to: number }
export type Attributes = Partial<Record<AttributeKey, AttributeInput>>

export type DocumentKind =
  | 'data_sheet'
  | 'safety_data_sheet'
  | 'declaration_of_performance'
  | 'certificate'
  | 'manual'

type Unit = NonNullable<Exclude<ImportInput<'articles'>['units'], string>>[number]
export type EnergyLabel = NonNullable<Exclude<ImportInput<'articles'>['eek_classes'], string>>[number]

/** A link to another article; `group` is its heading on screen. */
export interface Accessory {
  key: string
  group:
    | 'adhesive'
    | 'grout'
    | 'skirting'
    | 'sealant'
    | 'profile'
    | 'primer'
    | 'tool'
    | 'fixing'
    | 'part'
    | 'protection'
}

/** An article as the assortments describe it, before it gets its number. */
export interface Product {
  /** What others refer to; the German name when absent, which is unique. */
  key?: string
  /** Category of the fourth level. */
  category: string
  /** Drawing of the picture generator, e.g. "tile". */
  drawing: string
  name: Words
  /** Second title line. */
  line2?: Words
  text: Words
  brand: Brand
  attributes: Attributes
  /** Base unit. */
  unit: string
  salesUnit?: string
  /** Sales step in the sales unit. */
  step?: number
  units?: Unit[]
  /** Kilograms of one base unit. */
  weight?: number
  /** Euros for `kpein` `kmein`; absent: price on application. */
  price?: number
  kpein?: number
  /** Base unit when absent. */
  kmein?: string
  discountGroup: string
  documents?: DocumentKind[]
  energy?: readonly EnergyLabel[]
  accessories?: Accessory[]
  /** Key of the article that replaces this one, which is discontinued. */
  successor?: string
}

/** What all articles of a family have in common; the variants add the rest. */
export type Family = Partial<Product>

/** A base unit that is divided into packs: `content` base units each, given with at most three decimals. */
export function pack(unit: string, content: number): Unit {
  const thousandths = Math.round(content * 1000)
  const divisor = greatestCommonDivisor(thousandths, 1000)
  return { unit, numerator: thousandths / divisor, denominator: 1000 / divisor }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** Every combination of the given columns, in order. */
export function* combinations<A, B>(first: readonly A[], second: readonly B[]): Generator<[A, B]> {
  for (const a of first) for (const b of second) yield [a, b]
}
