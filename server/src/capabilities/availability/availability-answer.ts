import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import {
  type AvailabilityFlag,
  availabilityOf,
  type Demand,
  type PlantStock,
  type Supply,
} from './availability.ts'

/** Availability as answers carry it (contract shape `availabilityOut`). */
export interface AvailabilityAnswer {
  availabilityFlag: AvailabilityFlag
  directlyAvailable: Decimal
  shortlyAvailable: boolean
  replenishmentDate: Day | null
  werks: string | null
  werksQuantity: Decimal | null
}

/** Availability of a quantity to a customer whose branch is `ownWerks` ('' for guests and customers without one). */
export function availabilityAnswer(
  stocks: readonly PlantStock[],
  demand: Demand,
  supply: Supply,
  ownWerks: string,
): AvailabilityAnswer {
  const found = availabilityOf(stocks, demand, supply, ownWerks === '' ? undefined : ownWerks)
  return {
    availabilityFlag: found.flag,
    directlyAvailable: found.directlyAvailable,
    shortlyAvailable: found.shortlyAvailable,
    replenishmentDate: found.replenishmentDate ?? null,
    werks: found.own?.werks ?? null,
    werksQuantity: found.own?.quantity ?? null,
  }
}
