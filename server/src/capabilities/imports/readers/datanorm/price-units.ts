import type { Decimal } from '@shop/contract/decimal'
import type { Fault, PriceUnits } from './records.ts'
import { implied } from './values.ts'

/** Units a price is for, by the code of version 4. */
const codes: Readonly<Record<string, Decimal>> = { '0': '1', '1': '10', '2': '100', '3': '1000' }

/**
 * The units a price is for; nothing and 0 stand for 1. Undefined where it cannot be read, or is 2 or 3 where quantities
 * stand: nothing is sold so, they are codes that got lost. In a file that mixes both, 1 may be the code for ten.
 */
export function unitOfPrice(
  written: string | undefined,
  priceUnits: PriceUnits,
  fault: Fault,
): Decimal | undefined {
  if (written === undefined || /^0+$/.test(written)) return '1'
  if (priceUnits === 'codes') {
    const unit = codes[written]
    if (unit === undefined) fault('UNKNOWN_PRICE_UNIT', 'price unit', written)
    return unit
  }
  const quantity = implied(written, 0, 'price unit', fault)
  const isOdd = quantity === '2' || quantity === '3' || (priceUnits === 'mixed' && quantity === '1')
  if (!isOdd) return quantity
  fault('ODD_PRICE_UNIT', 'price unit', written)
  return undefined
}

/** So many times more often one way of writing must stand in a file for the other to be a slip. */
const slip = 20

/**
 * Tells from all price units of a file how its program writes them, whatever the version says: tens and hundreds are
 * never codes; 2 and 3 are never quantities, where zeros are more than ones. Where a file has both, put together of two
 * as it may be, nobody can tell what its ones mean.
 */
export class PriceUnitsOfFile {
  readonly #met = new Map<string, number>()

  add(written: string | undefined): void {
    const key = (written ?? '0').replace(/^0+(?=\d)/, '')
    this.#met.set(key, (this.#met.get(key) ?? 0) + 1)
  }

  /** How they are written where the version is followed by nobody; else undefined. */
  unlike(version: '4' | '5'): PriceUnits | undefined {
    const count = (...units: string[]) => units.reduce((sum, unit) => sum + (this.#met.get(unit) ?? 0), 0)
    const [hundreds, codes] = [count('10', '100', '1000', '10000'), count('2', '3')]
    const isOfCodes = version === '4' || count('0') > count('1')
    const isMixed = isOfCodes && hundreds > 0 && codes > 0
    if (isMixed && hundreds < slip * codes && codes < slip * hundreds) return 'mixed'
    if (version === '4') return hundreds > 0 && codes < slip * hundreds ? 'quantities' : undefined
    return isOfCodes && hundreds === 0 && codes > 0 ? 'codes' : undefined
  }
}
