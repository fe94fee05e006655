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

const isTyped = (text: string): boolean => text.trim() !== ''

/** The places of rooms, from 1, in which a side is typed and the other one is missing. */
export const unfinishedRooms = (rooms: readonly Room[]): number[] =>
  rooms.flatMap(({ length, width, area }, index) =>
    isTyped(length) !== isTyped(width) && !isTyped(area) ? [index + 1] : [],
  )

/** The places of rooms, from 1, in which all is typed and makes no area: a side, or the area, is zero. */
export const roomsWithoutArea = (rooms: readonly Room[], format: NumberFormat): number[] =>
  rooms.flatMap((room, index) => {
    const isWhole = isTyped(room.area) || (isTyped(room.length) && isTyped(room.width))
    return isWhole && !isPositive(areaOf([room], format)) ? [index + 1] : []
  })

/** Whether a typed size is zero. */
export const isZero = (text: string, format: NumberFormat): boolean =>
  isTyped(text) && !isPositive(readNumber(text, format))
