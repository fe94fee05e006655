import { unitOfPrice } from './price-units.ts'
import { shortTextsOf } from './short-texts.ts'
import type { DatanormRecord, Fault, HowWritten, PriceChange, RecordParser } from './records.ts'
import {
  actionOf,
  dayOf,
  discountOf,
  filled,
  implied,
  lineNumber,
  markOf,
  priceOf,
  reference,
} from './values.ts'

/** Records of DATANORM 4 by their letter; undefined where a mandatory field is missing. */
export const parsers4: Readonly<Record<string, RecordParser>> = {
  A: readArticle,
  B: readDetails,
  T: (fields) => readText(fields, 'long'),
  E: (fields) => readText(fields, 'insert'),
  D: readDimension,
  P: readPrices,
  R: readDiscount,
  S: readGroup,
  Z: readSurcharge,
  K: (fields) => withNumber(filled(fields, 2), (number) => ({ type: 'customer', number })),
  C: readDate,
  J: () => ({ type: 'unused', letter: 'J' }),
  G: () => ({ type: 'unused', letter: 'G' }),
}

/** A semicolon in a text, which the standard forbids, moves price and unit on: letters stand where the price should. */
export function hasShifted(fields: readonly string[]): boolean {
  return fields.length > 14 && (/\p{L}/u.test(fields[9] ?? '') || /\p{L}{2}/u.test(fields[6] ?? ''))
}

function withNumber(
  number: string | undefined,
  record: (number: string) => DatanormRecord,
): DatanormRecord | undefined {
  return number === undefined ? undefined : record(number)
}

function readArticle(fields: readonly string[], fault: Fault, how: HowWritten): DatanormRecord | undefined {
  const number = filled(fields, 2)
  if (number === undefined) return undefined
  const mark = markOf(fields)
  if (mark === 'X') return withNumber(filled(fields, 4), (to) => ({ type: 'renumber', from: number, to }))
  if (mark === 'L') return { type: 'article', action: 'delete', number }
  // A line that was cut off behind its number must not empty what another one says.
  if (!fields.slice(3).some((field) => field.trim() !== '')) return undefined
  const writtenUnit = filled(fields, 7)
  const priceUnit = unitOfPrice(writtenUnit, how.priceUnits, fault)
  return {
    type: 'article',
    action: 'write',
    number,
    ...shortTextsOf(fields, 4),
    unit: filled(fields, 8),
    // Without a known price unit a price would be wrong by a factor of ten.
    price: priceUnit === undefined ? undefined : priceOf(filled(fields, 6), filled(fields, 9), fault, how),
    priceUnit,
    writtenUnit,
    discountGroup: filled(fields, 10),
    mainGroup: filled(fields, 11),
    longText: reference(fields, 12),
  }
}

function readDetails(fields: readonly string[], fault: Fault): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => {
    // What stands in a record that goes is not what the article has.
    if (markOf(fields) === 'L') return { type: 'details', number, isDeletion: true }
    const packaging = implied(reference(fields, 13), 0, 'packaging', fault)
    return {
      type: 'details',
      number,
      matchCode: filled(fields, 3),
      alternative: reference(fields, 4),
      ean: reference(fields, 9),
      group: reference(fields, 11),
      packaging,
      hasMetal: /[1-9]/.test(fields[8] ?? ''),
    }
  })
}

function readText(fields: readonly string[], kind: 'long' | 'insert'): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => {
    const lines = [4, 7].flatMap((first) => {
      const text = fields[first + 2] ?? ''
      return filled(fields, first) === undefined && text.trim() === ''
        ? []
        : [{ place: lineNumber(fields[first]), text }]
    })
    return { type: 'text', kind, action: actionOf(fields), number, lines }
  })
}

function readDimension(fields: readonly string[]): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => {
    const halves = [3, 7].filter((first) =>
      [first, first + 2, first + 3].some((index) => filled(fields, index) !== undefined),
    )
    const lines = halves.map((first) => {
      const flag = filled(fields, first + 1)?.toUpperCase() ?? 'F'
      const [block, text] = [filled(fields, first + 2) ?? '', fields[first + 3] ?? '']
      const place = lineNumber(fields[first])
      // Some writers put free text where the number of a block would stand.
      return flag === 'F' && text.trim() === ''
        ? { place, flag, block: '', text: block }
        : { place, flag, block, text }
    })
    return { type: 'dimension', action: actionOf(fields), number, lines }
  })
}

function readPrices(fields: readonly string[], fault: Fault, how: HowWritten): DatanormRecord | undefined {
  // Somebody asks for prices.
  if (markOf(fields) === 'P') return { type: 'unused', letter: 'P;P' }
  const prices = [2, 11, 20].flatMap((first): PriceChange[] => {
    const number = filled(fields, first)
    if (number === undefined) return []
    const discounts = [3, 5, 7].flatMap((offset) => {
      const kind = filled(fields, first + offset)
      return discountOf(kind, filled(fields, first + offset + 1), fault, how) ?? []
    })
    const price = priceOf(filled(fields, first + 1), filled(fields, first + 2), fault, how)
    return [{ number, price, discounts }]
  })
  return prices.length === 0 ? undefined : { type: 'prices', prices }
}

function readDiscount(fields: readonly string[], fault: Fault, how: HowWritten): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (group) => {
    const discount = discountOf(filled(fields, 3), filled(fields, 4), fault, how) ?? { factor: '1' }
    return { type: 'discount', group, discount }
  })
}

function readGroup(fields: readonly string[]): DatanormRecord | undefined {
  const [main, group] = [filled(fields, 2), filled(fields, 4)]
  if (main === undefined && group === undefined) return undefined
  return { type: 'group', main, mainLabel: filled(fields, 3), group, label: filled(fields, 5) }
}

function readSurcharge(fields: readonly string[]): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => ({
    type: 'surcharge',
    number,
    isScale: filled(fields, 4) === '1',
    // Metals (3 and 4) stand where other surcharges have their basis.
    kind: filled(fields, filled(fields, 4) === '2' ? 6 : 5),
  }))
}

function readDate(fields: readonly string[], fault: Fault): DatanormRecord {
  const text = filled(fields, 2) === 'TERMIN-1' ? reference(fields, 3) : undefined
  if (text === undefined) return { type: 'unused', letter: 'C' }
  return { type: 'start', text, day: dayOf(text, 'day first', fault) }
}
