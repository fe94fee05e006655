import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import { unitCode } from '../datanorm/unit-code.ts'
import type { CellsOfRow } from './order-of-row.ts'

/** Kilograms in a unit a weight may be written in, by its UN/ECE code. */
const kilograms: Readonly<Record<string, Decimal>> = { KGM: '1', GRM: '0.001', TNE: '1000' }

const withUnit = /^(.*\d)\s*(\p{L}+)\.?$/u

/** A weight as a cell writes it: "25 kg", "500 g", or the number alone, which its column has in kilograms. */
export function weightInCell(text: string): { amount: string; inKilograms: Decimal } {
  const [, amount, unit = ''] = withUnit.exec(text.trim()) ?? []
  const inKilograms = kilograms[unitCode(unit)]
  return amount === undefined || inKilograms === undefined
    ? { amount: text, inKilograms: '1' }
    : { amount, inKilograms }
}

/** The weight of a row in kilograms, of one of those `many` its cell weighs. */
export function weightOfRow({ text, number }: CellsOfRow, many: Decimal): Decimal | undefined {
  const cell = text('weight')
  if (cell === undefined) return undefined
  const { amount, inKilograms } = weightInCell(cell)
  const read = number('weight', amount)
  return read && toDecimal(new Big(read).times(inKilograms).div(many).round(9).toFixed())
}
