import type { Day } from '@shop/contract/day'
import { isPickupDay, nextPickup, plantFlag } from '../availability/public.ts'
import type { ReadLine } from '../baskets/public.ts'
import { plantCalendar } from './plant-calendar.ts'
import type { PlantRow } from './store.ts'

type Moment = { now: Date; zone: string; today: Day }

/** When the goods of a basket can be picked up at a branch. */
export type PickupPlace = {
  werks: string
  name: string
  city: string
  /** When everything is ready whose date is known. */
  pickupDate: Day
  pickupTime: string
  /** Per line, in their order; null where nobody knows when the article comes. */
  lines: (Day | null)[]
  isOpen: (day: Day) => boolean
}

/** The branches where goods can be picked up, each with its dates; those that never open are left out. */
export const pickupPlaces = (
  lines: readonly ReadLine[],
  plants: readonly PlantRow[],
  moment: Moment,
): PickupPlace[] =>
  plants.filter(({ pickup }) => pickup).flatMap((plant) => placeOf(lines, plant, moment) ?? [])

function placeOf(lines: readonly ReadLine[], plant: PlantRow, moment: Moment): PickupPlace | undefined {
  const calendar = plantCalendar(plant)
  const times = lines.map((line) =>
    nextPickup(readinessAt(line, plant.werks, moment.today), calendar, moment),
  )
  const soonest = nextPickup({ flag: 'available' }, calendar, moment)
  const known = times.filter((time) => time !== undefined)
  const last =
    known.toSorted((a, b) => `${a.day} ${a.time}`.localeCompare(`${b.day} ${b.time}`)).at(-1) ?? soonest
  if (last === undefined) return undefined
  return {
    werks: plant.werks,
    name: plant.name,
    city: plant.city,
    pickupDate: last.day,
    pickupTime: last.time,
    lines: times.map((time) => time?.day ?? null),
    isOpen: (day) => isPickupDay(day, calendar),
  }
}

function readinessAt({ priced }: ReadLine, werks: string, today: Day): Parameters<typeof nextPickup>[0] {
  const { article, unit, quantity, availability } = priced
  const fraction = article?.fractions.get(unit)
  if (article === null || fraction === undefined) return { flag: 'not-available' }
  const stock = article.stock.find((each) => each.werks === werks) ?? { werks, quantity: '0' }
  // What other branches have is sent over, which takes as long as procuring it.
  const procurable = availability?.shortlyAvailable ?? article.procurable
  const flag = plantFlag(stock, { quantity, unit: fraction }, { procurable, today })
  const { replenishmentDate } = stock
  return { flag, ...(replenishmentDate !== undefined && { replenishmentDate }) }
}
