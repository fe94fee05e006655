import { compare, isPositive } from '@shop/contract/exact'
import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import type { Room } from './room-area.ts'
import type { Walls } from './wall-length.ts'

/** More waste than room is a slip of the key, and so are millimetres that are no joint any more. */
const mostWaste = '100'
const widestJoint = '50'

/** What is typed of how it is laid. */
export interface LayingFields {
  waste: string
  joint: string
}

/** Fields that are still empty are not wrong. */
function isNumber(text: string, format: NumberFormat, max?: string): boolean {
  if (text.trim() === '') return true
  const number = parseDecimal(text, format)
  if (number === undefined || number.startsWith('-')) return false
  return max === undefined || compare(number, max) <= 0
}

/** Whether something typed is no size. */
export const isSizeWrong = (text: string, format: NumberFormat): boolean => !isNumber(text, format)

/** Whether something typed is no waste. */
export const isWasteWrong = (text: string, format: NumberFormat): boolean =>
  !isNumber(text, format, mostWaste)

/** Whether something typed is no joint. */
export const isJointWrong = (text: string, format: NumberFormat): boolean =>
  !isNumber(text, format, widestJoint) ||
  (text.trim() !== '' && !isPositive(parseDecimal(text, format) ?? '0'))

/** Text key of something wrong with what was typed: something that is no number, more waste than area, no joint. */
export type CalculationProblem = 'sizesWrong' | 'wasteWrong' | 'jointWrong'

/** All that is wrong with what was typed: each marked field finds its own sentence. */
export function calculationProblems(
  rooms: readonly Room[],
  walls: Walls,
  { waste, joint }: LayingFields,
  format: NumberFormat,
): CalculationProblem[] {
  const sizes = rooms.flatMap(({ length, width, area }) => [length, width, area])
  const problems: CalculationProblem[] = []
  if ([...sizes, walls.doors, walls.length].some((size) => isSizeWrong(size, format)))
    problems.push('sizesWrong')
  if (isWasteWrong(waste, format)) problems.push('wasteWrong')
  if (isJointWrong(joint, format)) problems.push('jointWrong')
  return problems
}
