import { addDays, type Day } from '@shop/contract/day'
import { type DeliveryPlant, isTourDay, nextDeliveryDate } from '../availability/public.ts'
import type { ReadLine } from '../baskets/public.ts'

type Moment = { now: Date; zone: string }

/** When the goods of a basket can be delivered. */
export type DeliveryDates = {
  /** The next possible day: of everything together with complete delivery, else of what can go first. */
  next: Day
  /** Per line, in their order; null where nobody knows when the article comes. */
  lines: (Day | null)[]
  isOpen: (day: Day) => boolean
}

/** Looks at most so far ahead for a day on which a tour goes. */
const horizon = 60

/**
 * @param tourDays weekdays on which the branch drives to the address; none: every working day
 * @param together whether everything is to come at once
 */
export function deliveryDates(
  lines: readonly ReadLine[],
  plant: DeliveryPlant,
  tourDays: readonly number[],
  together: boolean,
  moment: Moment,
): DeliveryDates {
  const isOpen = (day: Day) => isTourDay(day, tourDays, plant)
  const soonest = nextDeliveryDate({ flag: 'available' }, plant, tourDays, moment)
  const dates = lines.map(({ priced }) => {
    const { availability } = priced
    if (availability === null) return null
    const { availabilityFlag: flag, replenishmentDate } = availability
    const readiness = { flag, ...(replenishmentDate !== null && { replenishmentDate }) }
    return nextDeliveryDate(readiness, plant, tourDays, moment) ?? null
  })
  const known = dates.filter((date) => date !== null).toSorted()
  const next = (together ? known.at(-1) : known[0]) ?? soonest ?? moment.now.toISOString().slice(0, 10)
  return { next, lines: dates, isOpen }
}

/** The first open day from a day on; the day itself where none is near. */
export function openDayFrom(day: Day, isOpen: (day: Day) => boolean): Day {
  for (let ahead = 0; ahead <= horizon; ahead++) {
    const candidate = addDays(day, ahead)
    if (isOpen(candidate)) return candidate
  }
  return day
}
