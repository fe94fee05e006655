import { Big } from 'big.js'
import type { Decimal } from './decimal.ts'
import { compare, decimalOf, isPositive } from './exact.ts'

/** The rules of one quantity field (specification section 5), in the unit the field shows. */
export interface QuantityRules {
  step: Decimal
  min: Decimal
  max: Decimal
  /** Values above the maximum become the maximum. */
  forceMax: boolean
}

/**
 * Completes the rules of a quantity field: step 1, minimum 0, the application's `maxQuantity` as maximum.
 * @throws RangeError when the step is not above zero
 */
export function quantityRules(given: Partial<QuantityRules>, maxQuantity: Decimal): QuantityRules {
  const { step = '1', min = '0', max = maxQuantity, forceMax = false } = given
  if (!isPositive(step)) throw new RangeError(`The step size must be above zero, not ${step}`)
  return { step, min, max, forceMax }
}

/** Plus and arrow up: the next multiple of the step above the value, within minimum and maximum. */
export function stepUp(value: Decimal, rules: QuantityRules): Decimal {
  return clamp(multiple(steps(value, rules, 'down').plus(1), rules), rules)
}

/** Minus and arrow down: the next multiple of the step below the value, within minimum and maximum. */
export function stepDown(value: Decimal, rules: QuantityRules): Decimal {
  return clamp(multiple(steps(value, rules, 'up').minus(1), rules), rules)
}

/** A typed value: above the maximum it becomes the maximum where `forceMax` says so; otherwise it stays. */
export function enterQuantity(value: Decimal, rules: QuantityRules): Decimal {
  return rules.forceMax && compare(value, rules.max) > 0 ? rules.max : value
}

/** Whether the value can be sold: a multiple of the step, within minimum and maximum. */
export function isOnStep(value: Decimal, rules: QuantityRules): boolean {
  return new Big(value).mod(rules.step).eq(0) && compare(clamp(value, rules), value) === 0
}

/** The smallest quantity that can be sold and covers the value; at most the biggest one within the maximum, always. */
export function snapToStep(value: Decimal, rules: Omit<QuantityRules, 'forceMax'>): Decimal {
  const wanted = steps(compare(value, rules.min) < 0 ? rules.min : value, rules, 'up')
  const most = steps(rules.max, rules, 'down')
  return multiple(wanted.gt(most) ? most : wanted, rules)
}

/**
 * How many characters the field takes: the digits of the maximum. A step with decimals needs its decimals and the
 * separator besides, or values the plus button reaches could not be typed.
 */
export function quantityLength(rules: QuantityRules): number {
  const [whole = ''] = rules.max.split('.')
  const decimals = Math.max(decimalPlaces(rules.step), decimalPlaces(rules.max))
  return whole.length + (decimals === 0 ? 0 : decimals + 1)
}

function decimalPlaces(value: Decimal): number {
  return value.split('.')[1]?.length ?? 0
}

/** How many whole steps the value holds; exact, since the remainder is taken before dividing. */
function steps(value: Decimal, { step }: Pick<QuantityRules, 'step'>, direction: 'up' | 'down'): Big {
  const remainder = new Big(value).mod(step)
  const whole = new Big(value).minus(remainder).div(step)
  if (direction === 'up') return remainder.gt(0) ? whole.plus(1) : whole
  return remainder.lt(0) ? whole.minus(1) : whole
}

function multiple(count: Big, { step }: Pick<QuantityRules, 'step'>): Decimal {
  return decimalOf(count.times(step))
}

function clamp(value: Decimal, { min, max }: QuantityRules): Decimal {
  if (compare(value, max) > 0) return max
  return compare(value, min) < 0 ? min : value
}
