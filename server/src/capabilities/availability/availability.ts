import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { sum } from '@shop/contract/exact'
import { baseFraction, compareQuantities, type Fraction } from '@shop/contract/quantity'

export type AvailabilityFlag = 'available' | 'shortly-available' | 'not-available'

/** Stock of an article at a plant, in base units. */
export interface PlantStock {
  werks: string
  quantity: Decimal
  replenishmentDate?: Day | undefined
}

export interface Availability {
  flag: AvailabilityFlag
  /** Base units in stock, over all plants asked about. */
  directlyAvailable: Decimal
  /** Can be there within 5 to 7 working days: procured, or sent over from another plant. */
  shortlyAvailable: boolean
  /** When the plant, or else the first of the others, gets the article again; never in the past. */
  replenishmentDate?: Day
  /** The customer's plant and what it has. */
  own?: PlantStock
}

/** What somebody wants to have. */
export interface Demand {
  quantity: Decimal
  unit: Fraction
}

/** What is known of the article besides its stock. */
export interface Supply {
  /** Can be procured within 5 to 7 working days when the plant has none; never true of a discontinued article. */
  procurable: boolean
  today: Day
}

/**
 * Availability of a quantity to a customer. His own plant decides whether it is available; what other plants have can
 * be sent over like a procured article. Without an own plant (a guest), any plant that covers the quantity will do.
 */
export function availabilityOf(
  stocks: readonly PlantStock[],
  demand: Demand,
  supply: Supply,
  ownWerks?: string,
): Availability {
  const own = ownWerks === undefined ? undefined : ownStock(stocks, ownWerks)
  const others = stocks.filter((stock) => stock.werks !== ownWerks)
  const isAvailable = own
    ? covers(own.quantity, demand)
    : others.some((stock) => covers(stock.quantity, demand))
  const directlyAvailable = sum(stocks.map((stock) => stock.quantity))
  const shortlyAvailable = supply.procurable || covers(directlyAvailable, demand)
  const date = nextReplenishment(own ? [own] : [], supply.today) ?? nextReplenishment(others, supply.today)
  return {
    flag: flagOf(isAvailable, shortlyAvailable),
    directlyAvailable,
    shortlyAvailable,
    ...(date === undefined || isAvailable ? {} : { replenishmentDate: date }),
    ...(own ? { own } : {}),
  }
}

/** Availability of a quantity at one plant, seen for itself. */
export function plantFlag(stock: PlantStock, demand: Demand, supply: Supply): AvailabilityFlag {
  return flagOf(covers(stock.quantity, demand), supply.procurable)
}

function flagOf(isAvailable: boolean, shortlyAvailable: boolean): AvailabilityFlag {
  if (isAvailable) return 'available'
  return shortlyAvailable ? 'shortly-available' : 'not-available'
}

/** A plant that never had the article has none of it. */
function ownStock(stocks: readonly PlantStock[], werks: string): PlantStock {
  return stocks.find((stock) => stock.werks === werks) ?? { werks, quantity: '0' }
}

function covers(stock: Decimal, { quantity, unit }: Demand): boolean {
  return compareQuantities(stock, baseFraction, quantity, unit) >= 0
}

function nextReplenishment(stocks: readonly PlantStock[], today: Day): Day | undefined {
  return stocks
    .flatMap((stock) => stock.replenishmentDate ?? [])
    .filter((date) => date >= today)
    .toSorted()[0]
}
