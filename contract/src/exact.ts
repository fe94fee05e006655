import { Big } from 'big.js'
import type { Decimal } from './decimal.ts'

/** Exact arithmetic on canonical decimal texts. Used by the money and quantity rules; big.js stays behind it. */

/** The canonical text of an exact number. */
export function decimalOf(value: Big): Decimal {
  return value.eq(0) ? '0' : value.toFixed()
}

/** The sum; '0' for an empty list. */
export function sum(values: readonly Decimal[]): Decimal {
  return decimalOf(values.reduce((total, value) => total.plus(value), new Big(0)))
}

export function subtract(value: Decimal, taken: Decimal): Decimal {
  return decimalOf(new Big(value).minus(taken))
}

export function multiply(a: Decimal, b: Decimal | number): Decimal {
  return decimalOf(new Big(a).times(b))
}

/** Negative, zero or positive, as a sort function wants it. */
export function compare(a: Decimal, b: Decimal): number {
  return new Big(a).cmp(b)
}

export function isPositive(value: Decimal): boolean {
  return compare(value, '0') > 0
}

/** Rounds to `digits` places after the point, half away from zero. */
export function round(value: Decimal, digits: number): Decimal {
  return decimalOf(new Big(value).round(digits, Big.roundHalfUp))
}

/**
 * dividend / divisor, rounded once to `digits` places, half away from zero. The division itself works at that
 * precision with its remainder in view, so a quotient such as 0.00499… is never rounded twice.
 */
export function divide(dividend: Decimal | Big, divisor: Decimal | Big, digits: number): Decimal {
  const whole = new Big(divisor)
  // Most units and prices are per one: rounding does it, at a tenth of the cost.
  if (whole.eq(1)) return decimalOf(new Big(dividend).round(digits, Big.roundHalfUp))
  return decimalOf(new (dividing(digits))(dividend).div(whole))
}

const constructors = new Map<number, typeof Big>()

/** The Big whose divisions end after so many places, rounded half away from zero; made once for each number of them. */
function dividing(digits: number): typeof Big {
  const known = constructors.get(digits)
  if (known !== undefined) return known
  const made = Big()
  made.DP = digits
  made.RM = Big.roundHalfUp
  constructors.set(digits, made)
  return made
}
