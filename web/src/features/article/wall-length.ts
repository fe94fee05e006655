import type { Decimal } from '@shop/contract/decimal'
import { compare, isPositive, multiply, subtract, sum } from '@shop/contract/exact'
import type { NumberFormat } from '@shop/contract/number-format'
import { areaOf, readNumber, type Room } from './room-area.ts'

/** What is typed of the walls of all rooms: the widths of their doors, or the length that gets a skirting. */
export interface Walls {
  doors: string
  length: string
}

export const noWalls: Walls = { doors: '', length: '' }

/**
 * Metres of wall that get a skirting: the typed length, else around all rooms less their doors, never below zero.
 * Undefined where a room has an area and no two sides: nobody can tell its walls.
 */
export function wallLength(rooms: readonly Room[], walls: Walls, format: NumberFormat): Decimal | undefined {
  const given = readNumber(walls.length, format)
  if (isPositive(given)) return given
  const laid = rooms.filter((room) => isPositive(areaOf([room], format)))
  const sides = laid.map(({ length, width }) => [readNumber(length, format), readNumber(width, format)])
  if (!sides.flat().every(isPositive)) return undefined
  const around = multiply(sum(sides.flat()), 2)
  const left = subtract(around, readNumber(walls.doors, format))
  return compare(left, '0') < 0 ? '0' : left
}
