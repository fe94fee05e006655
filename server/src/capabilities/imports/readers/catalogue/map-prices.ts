import type { Decimal } from '@shop/contract/decimal'
import { toDecimal } from '@shop/contract/decimal'
import type { ImportInput } from '@shop/contract/imports/kinds'
import { Big } from 'big.js'
import { namedUnit } from './map-units.ts'
import type { MappingOptions, Note } from './mapping.ts'
import type { PriceEntry } from './records.ts'
import { shopUnit, unitAmong } from './units.ts'

/** What prices of an article refer to. */
export type PriceBasis = {
  matnr: string
  /** Order units one price is for (PRICE_QUANTITY). */
  quantity: Decimal
  /** The order unit, and every other unit the article converts to. */
  unit: string
  convertible: readonly string[]
  /** Smallest quantity that can be ordered; a price that holds only from more on is a scale. */
  least: Decimal
  /** First day of prices without one of their own. */
  validFrom: string
  /** Of the catalogue, for prices without one. */
  currency?: string
  factor?: Decimal
  /** Whether the shop has a price already: it stays where the file brings none. */
  isPriced: boolean
}

// Best first. A purchase price comes last and only with a mark-up.
const kinds = ['net_list', 'nrp', 'gros_list', 'net_customer', 'net_customer_exp'] as const
type PriceKind = (typeof kinds)[number]

/**
 * Retail prices from the price entries of an article: per currency the best kind the mapping allows, without
 * scales, for the chosen territory. PRICE_AMOUNT × PRICE_FACTOR is the price of PRICE_QUANTITY order units, which
 * becomes price, kpein and kmein exactly. Whatever is left out is noted; no row at all means price on request, or the
 * price the shop has already.
 */
export function mapPrices(
  entries: readonly PriceEntry[],
  basis: PriceBasis,
  options: MappingOptions,
  note: Note,
): ImportInput<'prices'>[] {
  const current = entries.map((entry) => (isOver(entry, options) ? extended(entry, options) : entry))
  const usable = current.filter((entry) => isUsable(entry, basis, options, note))
  const rows = new Map<string, ImportInput<'prices'>>()
  for (const currency of new Set(usable.map((entry) => entry.currency ?? basis.currency))) {
    const inCurrency = usable.filter((entry) => (entry.currency ?? basis.currency) === currency)
    const best = bestKind(inCurrency, options)
    const ofKind = withoutScalesBefore(inCurrency.filter((one) => one.priceType === best))
    for (const entry of withoutReplaced(ofKind, options)) {
      const row = mapPrice(entry, basis, options, note)
      const key = `${row?.currency} ${row?.valid_from}`
      if (row && rows.has(key)) note('warning', 'PRICE_CLASH', 'PRICE_AMOUNT', entry.amount)
      else if (row) rows.set(key, row)
    }
  }
  if (rows.size === 0) noteMissing(entries, basis, options, note)
  return [...rows.values()]
}

/** The best kind of those that are not over: a list price of last year is nobody's beside a recommended one of this year. */
function bestKind(entries: readonly PriceEntry[], { today }: MappingOptions): PriceKind | undefined {
  const current = entries.filter(({ validTo = today }) => validTo >= today)
  const among = current.length > 0 ? current : entries
  return kinds.find((kind) => among.some((entry) => entry.priceType === kind))
}

/** A price without first day was there before one whose first day has come: it must not begin today. */
function withoutReplaced(entries: readonly PriceEntry[], { today }: MappingOptions): readonly PriceEntry[] {
  const holds = ({ validFrom, validTo = today }: PriceEntry) =>
    validFrom !== undefined && validFrom <= today && validTo >= today
  return entries.some(holds) ? entries.filter(({ validFrom }) => validFrom !== undefined) : entries
}

/** Where nobody can order less than a scale begins with, what is cheaper or dearer before it is paid by nobody. */
function withoutScalesBefore(entries: readonly PriceEntry[]): readonly PriceEntry[] {
  const from = ({ lowerBound = '0' }: PriceEntry) => new Big(lowerBound)
  const isSame = (a: PriceEntry, b: PriceEntry) => a.validFrom === b.validFrom && a.validTo === b.validTo
  return entries.filter(
    (entry) => !entries.some((other) => isSame(entry, other) && from(other).gt(from(entry))),
  )
}

function isOver(entry: PriceEntry, { expired, today }: MappingOptions): boolean {
  return expired === 'extend' && entry.validTo !== undefined && entry.validTo < today
}

function extended({ validTo: _, ...entry }: PriceEntry, { today }: MappingOptions): PriceEntry {
  return { ...entry, validFrom: today }
}

function isUsable(entry: PriceEntry, basis: PriceBasis, options: MappingOptions, note: Note): boolean {
  const { territories, lowerBound } = entry
  if (!isChosen(entry.priceType, options)) {
    if (!isPurchase(entry.priceType)) note('note', 'PRICE_TYPE_IGNORED', 'price_type', entry.priceType)
    return false
  }
  if (entry.amount === undefined || entry.amount === '0' || entry.amount.startsWith('-')) {
    const code = entry.amount?.startsWith('-') === true ? 'NEGATIVE_NUMBER' : 'NO_AMOUNT'
    note('warning', code, 'PRICE_AMOUNT', entry.amount)
    return false
  }
  if (!/^[A-Z]{3}$/.test(entry.currency ?? basis.currency ?? '')) {
    note('warning', 'NO_CURRENCY', 'PRICE_CURRENCY', entry.currency)
    return false
  }
  if (territories.length > 0 && !territories.includes(options.territory)) {
    note('note', 'OTHER_TERRITORY', 'TERRITORY', territories.join(', '))
    return false
  }
  if (lowerBound !== undefined && new Big(lowerBound).gt(basis.least)) {
    note('note', 'SCALE_NOT_KEPT', 'LOWER_BOUND', lowerBound)
    return false
  }
  if (entry.base && !convertible(entry.base, basis, note)) {
    note('warning', 'BAD_CONVERSION', 'PRICE_UNIT', entry.base.unit)
    return false
  }
  return true
}

function isChosen(priceType: string, options: MappingOptions): priceType is PriceKind {
  if (isPurchase(priceType)) return options.markup !== undefined
  if (options.basis === 'purchase') return false
  if (priceType === 'gros_list') return options.grosList !== 'ignore'
  return priceType === 'net_list' || priceType === 'nrp'
}

function isPurchase(priceType: string): boolean {
  return priceType === 'net_customer' || priceType === 'net_customer_exp'
}

/**
 * A price per another unit than the order unit is taken where the article's own units convert it. The file's
 * PRICE_UNIT_FACTOR is not used: it is read as order units per price unit by some and the other way round by
 * others, and a price wrong by its square is worse than none.
 */
function convertible(base: { unit: string }, basis: PriceBasis, note: Note): boolean {
  return unitAmong(namedUnit(base.unit, 'PRICE_UNIT', note), basis.convertible) !== undefined
}

/** Prices from which on they are none: no building material costs that much, and the shop keeps 13 digits before the point. */
const tooLarge = { forGoods: 1e8, toKeep: 1e13 }

function mapPrice(
  entry: PriceEntry,
  basis: PriceBasis,
  options: MappingOptions,
  note: Note,
): ImportInput<'prices'> | undefined {
  const amount = new Big(entry.amount ?? '0').times(entry.factor ?? basis.factor ?? '1')
  const marked = isPurchase(entry.priceType)
    ? rounded(amount.times(new Big(options.markup ?? '0').plus(100)).div(100), amount)
    : withoutTax(amount, entry, options, note)
  const { price, quantity } = asKept(marked, new Big(entry.quantity ?? basis.quantity))
  if (marked.gte(tooLarge.forGoods) || price.gte(tooLarge.toKeep)) {
    note('warning', 'PRICE_TOO_LARGE', 'PRICE_AMOUNT', entry.amount)
    return undefined
  }
  if (price.eq(0)) {
    note('warning', 'NO_AMOUNT', 'PRICE_AMOUNT', entry.amount)
    return undefined
  }
  const value = toDecimal(price.toFixed())
  if (value === undefined || quantity.gt(1_000_000_000)) {
    note('warning', 'NOT_A_NUMBER', 'PRICE_AMOUNT', entry.amount)
    return undefined
  }
  const currency = entry.currency ?? basis.currency
  if (currency !== options.currency) note('warning', 'OTHER_CURRENCY', 'PRICE_CURRENCY', currency)
  if (entry.validTo !== undefined && entry.validTo < options.today)
    note('warning', 'PRICE_EXPIRED', 'valid_end_date', entry.validTo)
  return {
    matnr: basis.matnr,
    price: value,
    currency,
    kpein: quantity.toNumber(),
    kmein: unitOf(entry, basis),
    valid_from: entry.validFrom ?? basis.validFrom,
    valid_to: entry.validTo ?? '9999-12-31',
  }
}

/** The unit a price is for, as its article has it. */
function unitOf({ base }: PriceEntry, { unit, convertible: own }: PriceBasis): string {
  return base === undefined ? unit : (unitAmong(shopUnit(base.unit).unit, own) ?? unit)
}

/** A list price; of a gros_list the VAT it names goes, unless it was chosen to be none. */
function withoutTax(
  amount: Big,
  { priceType, tax }: PriceEntry,
  { grosList }: MappingOptions,
  note: Note,
): Big {
  if (priceType !== 'gros_list') return amount
  if (grosList === 'net' && tax !== undefined) {
    note('warning', 'GROS_NET', 'price_type', `TAX ${tax}`)
    return rounded(amount.div(new Big(tax).plus(1)), amount)
  }
  note('warning', 'GROS_AS_LIST', 'price_type')
  return amount
}

/** Rounded half up to cents, or to the places of the price it comes from where these are more. */
function rounded(price: Big, from: Big): Big {
  const places = Math.max(2, from.toFixed().split('.')[1]?.length ?? 0)
  return price.round(places, Big.roundHalfUp)
}

/**
 * The same price with a whole quantity (kpein) and whole cents, as prices are kept: "12.50 for 0.5" becomes "25 for
 * 1", "0.0125 for 1" becomes "1.25 for 100". Rounds to cents only where no quantity up to a million would do.
 */
function asKept(price: Big, quantity: Big): { price: Big; quantity: Big } {
  const powers = [1, 10, 100, 1000, 10_000, 100_000]
  // Prices per 10, 100, 1000 are what the trade knows; other multiples only help odd quantities to be whole.
  const odd = powers.flatMap((power) => [power, 2 * power, 4 * power, 5 * power])
  for (const factor of isWhole(quantity) ? [...powers, ...odd] : odd) {
    const scaled = { price: price.times(factor), quantity: quantity.times(factor) }
    if (isWhole(scaled.quantity) && isWhole(scaled.price.times(100))) return scaled
  }
  const whole = quantity.times(1_000_000).round(0, Big.roundHalfUp)
  return { price: price.times(1_000_000).round(2, Big.roundHalfUp), quantity: whole }
}

function isWhole(value: Big): boolean {
  return value.eq(value.round(0, Big.roundDown))
}

function noteMissing(
  entries: readonly PriceEntry[],
  { isPriced }: PriceBasis,
  { markup }: MappingOptions,
  note: Note,
): void {
  if (isPriced) return note('warning', 'PRICE_STAYS')
  const bought = entries.some((entry) => isPurchase(entry.priceType) && entry.amount !== undefined)
  note('warning', bought && markup === undefined ? 'PURCHASE_PRICE' : 'NO_PRICE')
}
