import { addDays, type Day, localTime, weekday } from '@shop/contract/day'
import type { AvailabilityFlag } from './availability.ts'
import { addWorkingDays, type Calendar, isOpenDay, isWorkingDay, workingDayFrom } from './working-days.ts'

/** The longer end of 'shortly available (5-7 working days)': what is promised should hold. */
const procurementDays = 7
/** No tour and no opening hour is further away than that, or the plant does not serve at all. */
const horizonDays = 60

/** Time of day, "HH:MM". */
type Time = string

/** How available the goods are, and when they come back. */
export interface Readiness {
  flag: AvailabilityFlag
  replenishmentDate?: Day
}

export interface Moment {
  now: Date
  /** IANA time zone of the plant. */
  zone: string
}

export interface DeliveryPlant extends Calendar {
  /** Orders until then, this minute included, leave with the next tour. */
  deliveryCutoff: Time
}

export interface PickupPlant extends Calendar {
  /** Orders until then, this minute included, are picked the same day. */
  pickupCutoff: Time
  /** 1 Monday … 7 Sunday. */
  openingHours: readonly { day: number; from: Time; to: Time }[]
  /** Minutes between order and ready goods. */
  pickingMinutes: number
}

/**
 * The next day goods can be delivered: picked on a working day, driven on a later tour day of the postcode.
 * @param tourDays weekdays a lorry goes to the postcode, 1 Monday … 7 Sunday; none known: every working day
 * @returns undefined when the goods are not available and nobody knows when, or no tour ever goes
 */
export function nextDeliveryDate(
  readiness: Readiness,
  plant: DeliveryPlant,
  tourDays: readonly number[],
  moment: Moment,
): Day | undefined {
  const picked = pickingDay(readiness, plant, plant.deliveryCutoff, moment)
  if (picked === undefined) return undefined
  return firstDay(addDays(picked, 1), (day) => isTourDay(day, tourDays, plant))
}

/** Whether a lorry drives on that day: a wish date is checked with it, too. */
export function isTourDay(day: Day, tourDays: readonly number[], plant: Calendar): boolean {
  if (tourDays.length === 0) return isWorkingDay(day, plant)
  return tourDays.includes(weekday(day)) && isOpenDay(day, plant)
}

/**
 * The next day and time goods can be picked up at a plant, while it is open.
 * @returns undefined when the goods are not available and nobody knows when, or the plant never opens
 */
export function nextPickup(
  readiness: Readiness,
  plant: PickupPlant,
  moment: Moment,
): { day: Day; time: Time } | undefined {
  const picked = pickingDay(readiness, plant, plant.pickupCutoff, moment)
  if (picked === undefined) return undefined
  const { day: today, time } = localTime(moment.now, moment.zone)
  const ready = picked === today ? quarterHour(addMinutes(time, plant.pickingMinutes)) : '00:00'
  const day = firstDay(
    picked,
    (each) => openFrom(each, each === picked ? ready : '00:00', plant) !== undefined,
  )
  if (day === undefined) return undefined
  return { day, time: openFrom(day, day === picked ? ready : '00:00', plant) ?? ready }
}

/** Whether the plant is open for pick-up on that day. */
export function isPickupDay(day: Day, plant: PickupPlant): boolean {
  return openFrom(day, '00:00', plant) !== undefined
}

/** The working day on which the goods are taken from the shelf. */
function pickingDay(
  { flag, replenishmentDate }: Readiness,
  calendar: Calendar,
  cutoff: Time,
  { now, zone }: Moment,
): Day | undefined {
  const { day: today, time } = localTime(now, zone)
  const first = workingDayFrom(time <= cutoff ? today : addDays(today, 1), calendar)
  if (flag === 'available') return first
  if (flag === 'shortly-available') return addWorkingDays(first, procurementDays, calendar)
  if (replenishmentDate === undefined) return undefined
  return workingDayFrom(replenishmentDate > first ? replenishmentDate : first, calendar)
}

function firstDay(from: Day, fits: (day: Day) => boolean): Day | undefined {
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const day = addDays(from, ahead)
    if (fits(day)) return day
  }
  return undefined
}

/** The first time from `earliest` on at which the plant is open that day. */
function openFrom(day: Day, earliest: Time, plant: PickupPlant): Time | undefined {
  if (!isOpenDay(day, plant)) return undefined
  const hours = plant.openingHours
    .filter((each) => each.day === weekday(day) && earliest < each.to)
    .toSorted((a, b) => a.from.localeCompare(b.from))[0]
  return hours && (earliest > hours.from ? earliest : hours.from)
}

/** Past midnight it stays "24:00" or later, which is after every opening hour. */
function addMinutes(time: Time, minutes: number): Time {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = hour * 60 + minute + minutes
  return timeOf(Math.floor(total / 60), total % 60)
}

/** Rounds up to the next quarter of an hour: nobody promises 10:07. */
function quarterHour(time: Time): Time {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const rounded = Math.ceil(minute / 15) * 15
  return rounded === 60 ? timeOf(hour + 1, 0) : timeOf(hour, rounded)
}

function timeOf(hour: number, minute: number): Time {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
