import type { Decimal } from '@shop/contract/decimal'
import { unitOfPrice } from './price-units.ts'
import { shortTextsOf } from './short-texts.ts'
import type { DatanormRecord, Fault, HowWritten, PriceOf, RecordParser, TextKind } from './records.ts'
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

/** Records of DATANORM 5 by their letter; undefined where a mandatory field is missing. */
export const parsers5: Readonly<Record<string, RecordParser>> = {
  A: readArticle,
  B: readDeletion,
  T: readText,
  D: readDimension,
  P: readPrice,
  R: readDiscount,
  S: readGroup,
  G: readGraphic,
  Z: readSurcharge,
  K: (fields) => withNumber(filled(fields, 1), (number) => ({ type: 'customer', number })),
  E: (fields) => ({ type: 'end', count: Number(filled(fields, 1)) || 0 }),
  C: () => ({ type: 'unused', letter: 'C' }),
  J: () => ({ type: 'unused', letter: 'J' }),
}

function withNumber(
  number: string | undefined,
  record: (number: string) => DatanormRecord | undefined,
): DatanormRecord | undefined {
  return number === undefined ? undefined : record(number)
}

function readArticle(fields: readonly string[], fault: Fault, how: HowWritten): DatanormRecord | undefined {
  // The standard deletes by record B; writers of version 4 delete here as they did there.
  if (markOf(fields) === 'L')
    return withNumber(filled(fields, 2), (number) => ({ type: 'article', action: 'delete', number }))
  // A line that was cut off behind its number must not empty what another one says.
  if (!fields.slice(3).some((field) => field.trim() !== '')) return undefined
  const writtenUnit = filled(fields, 7)
  const priceUnit = unitOfPrice(writtenUnit, how.priceUnits, fault)
  return withNumber(filled(fields, 2), (number) => ({
    type: 'article',
    action: 'write',
    number,
    ...shortTextsOf(fields, 3),
    unit: filled(fields, 5),
    price: pricePer(priceUnit, priceOf(filled(fields, 6), filled(fields, 8), fault, how)),
    priceUnit,
    writtenUnit,
    discountGroup: filled(fields, 9),
    mainGroup: filled(fields, 10),
    group: filled(fields, 11),
    matchCode: filled(fields, 12),
    alternative: reference(fields, 14),
    manufacturerNumber: reference(fields, 16),
    manufacturerType: filled(fields, 17),
    ean: reference(fields, 18),
    graphic: reference(fields, 19),
    packaging: implied(reference(fields, 20), 0, 'packaging', fault),
    longText: reference(fields, 23),
  }))
}

/** A price; without a known price unit it would be wrong by a factor of ten and is none that can be read. */
function pricePer(unit: Decimal | undefined, price: PriceOf | undefined): PriceOf | undefined {
  const isMeant = price?.kind === 'list' || price?.kind === 'net'
  return unit === undefined && isMeant ? { kind: 'unreadable', meant: price.kind } : price
}

/**
 * Record B of version 5 deletes (L), from a day on and with a successor, or renumbers (A); it has nothing to do with that
 * of version 4.
 */
function readDeletion(fields: readonly string[], fault: Fault): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => {
    const to = reference(fields, 3)
    if (markOf(fields) === 'A') return to === undefined ? undefined : { type: 'renumber', from: number, to }
    const expiry = reference(fields, 4)
    // A day that cannot be read deletes nothing: the article runs out without end.
    const lastDay = expiry && (dayOf(expiry, 'year first', fault) ?? '9999-12-31')
    return { type: 'ending', number, successor: to, lastDay }
  })
}

const textKinds: Readonly<Record<string, TextKind>> = { '2': 'insert', '3': 'unbound' }

function readText(fields: readonly string[]): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => {
    const kind = textKinds[filled(fields, 3) ?? ''] ?? 'long'
    const [place, text] = [lineNumber(fields[4]), fields[5] ?? '']
    const lines = place === 0 && text.trim() === '' ? [] : [{ place, text }]
    return { type: 'text', kind, action: actionOf(fields), number, lines }
  })
}

function readDimension(fields: readonly string[]): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => {
    const line = {
      place: lineNumber(fields[3]),
      flag: filled(fields, 4)?.toUpperCase() ?? 'F',
      block: filled(fields, 6) ?? '',
      text: fields[5] ?? '',
    }
    const isEmpty = line.place === 0 && line.block === '' && line.text.trim() === ''
    return { type: 'dimension', action: actionOf(fields), number, lines: isEmpty ? [] : [line] }
  })
}

function readPrice(fields: readonly string[], fault: Fault, how: HowWritten): DatanormRecord | undefined {
  return withNumber(filled(fields, 1), (number) => {
    const own = [6, 8, 10].flatMap(
      (index) => discountOf(filled(fields, index), filled(fields, index + 1), fault, how) ?? [],
    )
    const group = reference(fields, 5)
    const discounts = own.length === 0 && group !== undefined ? [{ group }] : own
    const writtenUnit = filled(fields, 3)
    // Where it names none, its price is for as many as the article's own, as all of version 4 are.
    const isOwn = writtenUnit !== undefined
    const priceUnit = isOwn ? unitOfPrice(writtenUnit, how.priceUnits, fault) : undefined
    const price = priceOf(filled(fields, 2), filled(fields, 4), fault, how)
    const from = reference(fields, 12)
    const day = dayOf(from, 'year first', fault)
    // From a day on that nobody can read: it may not hold yet.
    if (from !== undefined && day === undefined)
      return { type: 'prices', prices: [{ number, discounts: [] }] }
    return {
      type: 'prices',
      prices: [
        {
          number,
          price: isOwn ? pricePer(priceUnit, price) : price,
          priceUnit,
          writtenUnit,
          discounts,
          day,
        },
      ],
    }
  })
}

function readDiscount(fields: readonly string[], fault: Fault, how: HowWritten): DatanormRecord | undefined {
  return withNumber(filled(fields, 1), (group) => {
    const discount = discountOf(filled(fields, 2), filled(fields, 3), fault, how) ?? { factor: '1' }
    return { type: 'discount', group, discount }
  })
}

function readGroup(fields: readonly string[]): DatanormRecord | undefined {
  return withNumber(filled(fields, 1), (main) => {
    const group = filled(fields, 2)
    const label = filled(fields, 3)
    return group === undefined
      ? { type: 'group', main, mainLabel: label }
      : { type: 'group', main, group, label }
  })
}

function readGraphic(fields: readonly string[]): DatanormRecord | undefined {
  const [name, extension] = [filled(fields, 5), filled(fields, 6)]
  if (name === undefined) return { type: 'unused', letter: 'G' }
  const file = extension === undefined || name.includes('.') ? name : `${name}.${extension}`
  return withNumber(filled(fields, 2), (number) => ({
    type: 'graphic',
    number,
    file,
    title: filled(fields, 7),
  }))
}

function readSurcharge(fields: readonly string[]): DatanormRecord | undefined {
  return withNumber(filled(fields, 2), (number) => ({
    type: 'surcharge',
    number,
    isScale: filled(fields, 4) === '1',
    kind: filled(fields, 5),
  }))
}
