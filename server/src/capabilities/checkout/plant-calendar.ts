import { type DeliveryPlant, isFederalState, type PickupPlant } from '../availability/public.ts'
import type { PlantRow } from './store.ts'

/** Minutes from the order until picked goods are ready. */
const pickingMinutes = 60

/** Holidays of a branch outside Germany are not known; those of the most populous state stand in. */
const otherState = 'NW'

/** A branch as the rules of delivery and pick-up dates want it. */
export function plantCalendar(plant: PlantRow): DeliveryPlant & PickupPlant {
  const { state, deliveryCutoff, pickupCutoff, openingHours } = plant
  return {
    state: isFederalState(state) ? state : otherState,
    deliveryCutoff,
    pickupCutoff,
    openingHours,
    pickingMinutes,
  }
}

/** For an installation that has no branches yet: deliveries on every working day. */
export const anyPlant: DeliveryPlant = { state: otherState, deliveryCutoff: '12:00' }
