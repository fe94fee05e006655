import type { Decimal } from '@shop/contract/decimal'
import type { TaxCategory } from '@shop/contract/money'
import type { Fraction, Unit } from '@shop/contract/quantity'
import { unitMeant } from '@shop/contract/unit-words'
import type { PlantStock } from '../availability/public.ts'
import type { UnitPrice } from './retail-price.ts'

/** An article as far as selling needs it: units, weight, tax, retail price of today, stock. */
export interface SoldArticle {
  matnr: string
  /** Base unit: stock, weight and the fractions refer to it. */
  meins: string
  /** Unit it is sold in, with the step of the quantity in it. */
  salesUnit: string
  step: Decimal
  /** All units, the base unit (1/1) first. */
  units: Unit[]
  fractions: ReadonlyMap<string, Fraction>
  /** Kilograms of one base unit. */
  weight?: Decimal
  discountGroup?: string
  taxCategory: TaxCategory
  taxCode: string
  discontinued: boolean
  /** Can be procured within 5 to 7 working days; never true of a discontinued article. */
  procurable: boolean
  retail?: UnitPrice
  stock: PlantStock[]
}

type Units = Pick<SoldArticle, 'salesUnit' | 'fractions'>

/** Codes of an article's units, the one it is sold in first. */
export const unitsOf = ({ salesUnit, fractions }: Units): string[] => [
  salesUnit,
  ...[...fractions.keys()].filter((unit) => unit !== salesUnit),
]

/** The article's own code of a unit that may be written in any words; as it is written where the article has no such unit. */
export const unitOf = (written: string, article: Units): string =>
  article.fractions.has(written) ? written : (unitMeant(written, unitsOf(article)) ?? written)
