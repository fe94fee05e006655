import type { Decimal } from '@shop/contract/decimal'
import { divide, isPositive, multiply, sum } from '@shop/contract/exact'
import { consumptionKey } from './laying.ts'
import type { AttributeValue } from './tables.ts'

/** The group of accessories that fill the joints of what is laid. */
export const groutCategory = 'grout'

const inMillimetres: Record<string, Decimal> = { mm: '1', cm: '10', m: '1000' }
/** Kilograms of a litre, by the unit of a density. */
const perLitre: Record<string, Decimal> = { 'kg/m³': '0.001', 'kg/dm³': '1', 'kg/l': '1', 'g/cm³': '1' }

/** Millimetres of a joint where the covering names none: what most tiles and slabs are laid with. */
const usualJoint = '3'

/** What a grout needs on a covering, and the joint in millimetres it was counted by; null for the maker's average. */
interface Grout {
  attributes: readonly AttributeValue[]
  joint: Decimal | null
}

/**
 * The attributes of a grout with its consumption on this covering in place of the maker's average: (length + width) ÷
 * (length × width) × thickness × joint in millimetres gives litres, the density kilograms per square metre. They stay
 * as they are where a measure or the density is not known.
 */
export function groutFor(covering: readonly AttributeValue[], grout: readonly AttributeValue[]): Grout {
  const [length, width, thickness, named] = ['length', 'width', 'thickness', 'joint_width'].map((key) =>
    measureOf(covering, key, inMillimetres),
  )
  const density = measureOf(grout, 'density', perLitre)
  const average = grout.find(({ key }) => key === consumptionKey)
  if (!length || !width || !thickness || !density || !average) return { attributes: grout, joint: null }
  const joint = named ?? usualJoint
  const volume = multiply(multiply(sum([length, width]), thickness), joint)
  const value = divide(multiply(volume, density), multiply(length, width), 9)
  const attributes = grout.map((one) => (one === average ? { ...one, value, unit: 'kg/m²' } : one))
  return { attributes, joint }
}

function measureOf(attributes: readonly AttributeValue[], name: string, units: Record<string, Decimal>) {
  const { value, unit } = attributes.find(({ key }) => key === name) ?? {}
  const factor = units[unit ?? '']
  return factor !== undefined && typeof value === 'string' && isPositive(value)
    ? multiply(value, factor)
    : undefined
}
