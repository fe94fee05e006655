import { compare, isPositive } from '@shop/contract/exact'
import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import type { Room } from './room-area.ts'
import type { Walls } from './wall-length.ts'

/** More waste than room is a slip of the key, and so are millimetres that are no joint any more. */
const mostWaste = '100'
const widestJoint = '50'

/**
 * Text key of what is wrong with what was typed: something that is no number, more waste than area, no joint.
 * Fields that are still empty are not wrong.
 */
export function calculationProblem(
  rooms: readonly Room[],
  walls: Walls,
  { waste, joint }: { waste: string; joint: string },
  format: NumberFormat,
): 'sizesWrong' | 'wasteWrong' | 'jointWrong' | undefined {
  const isNumber = (text: string, max?: string) => {
    if (text.trim() === '') return true
    const number = parseDecimal(text, format)
    if (number === undefined || number.startsWith('-')) return false
    return max === undefined || compare(number, max) <= 0
  }
  const sizes = rooms.flatMap(({ length, width, area }) => [length, width, area])
  if (![...sizes, walls.doors, walls.length].every((size) => isNumber(size))) return 'sizesWrong'
  if (!isNumber(waste, mostWaste)) return 'wasteWrong'
  const isJoint = joint.trim() === '' || isPositive(parseDecimal(joint, format) ?? '0')
  return isJoint && isNumber(joint, widestJoint) ? undefined : 'jointWrong'
}
