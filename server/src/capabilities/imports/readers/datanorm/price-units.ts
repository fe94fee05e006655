import type { Decimal } from '@shop/contract/decimal'
import type { Fault, PriceUnits } from './records.ts'
import { implied } from './values.ts'

/** Units a price is for, by the code of version 4. */
const codes: Readonly<Record<string, Decimal>> = { '0': '1', '1': '10', '2': '100', '3': '1000' }

/**
 * The units a price is for; nothing and 0 stand for 1. Undefined where it cannot be read, or is 2 or 3 where quantities
 * stand: nothing is sold so, they are codes that got lost.
 */
export function unitOfPrice(
  written: string | undefined,
  priceUnits: PriceUnits,
  fault: Fault,
): Decimal | undefined {
  if (written === undefined || /^0+$/.test(written)) return '1'
  if (priceUnits === 'codes') {
    const unit = codes[written]
    if (unit === undefined) fault('NOT_A_NUMBER', 'price unit', written)
    return unit
  }
  const quantity = implied(written, 0, 'price unit', fault)
  if (quantity !== '2' && quantity !== '3') return quantity
  fault('ODD_PRICE_UNIT', 'price unit', written)
  return undefined
}

/**
 * Tells from all price units of a file how its program writes them, whatever the version says: tens and hundreds are
 * never codes; 2 and 3 are never quantities, where zeros are more than ones.
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
    const hundreds = count('10', '100', '1000', '10000')
    if (version === '4') return hundreds > 0 ? 'quantities' : undefined
    return hundreds === 0 && count('2', '3') > 0 && count('0') > count('1') ? 'codes' : undefined
  }
}
