import type { Decimal } from '@shop/contract/decimal'
import { isPositive, multiply, sum } from '@shop/contract/exact'
import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'

/** A room as it is typed: by its sides, or by the area alone. */
export interface Room {
  length: string
  width: string
  area: string
}

export const emptyRoom: Room = { length: '', width: '', area: '' }

/** Reads a typed number; '0' for what is none or below zero. */
export function readNumber(text: string, format: NumberFormat): Decimal {
  const number = parseDecimal(text, format)
  return number === undefined || number.startsWith('-') ? '0' : number
}

/** Square metres of all rooms; a typed area counts more than the sides. */
export function areaOf(rooms: readonly Room[], format: NumberFormat): Decimal {
  return sum(
    rooms.map(({ length, width, area }) => {
      const given = readNumber(area, format)
      return isPositive(given) ? given : multiply(readNumber(length, format), readNumber(width, format))
    }),
  )
}

/** The places of rooms, from 1, in which something was typed that makes no area yet. */
export const unfinishedRooms = (rooms: readonly Room[], format: NumberFormat): number[] =>
  rooms.flatMap((room, index) => {
    const isBegun = [room.length, room.width, room.area].some((typed) => typed.trim() !== '')
    return isBegun && !isPositive(areaOf([room], format)) ? [index + 1] : []
  })
