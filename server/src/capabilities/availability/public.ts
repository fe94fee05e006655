export { type AvailabilityAnswer, availabilityAnswer } from './availability-answer.ts'
export { type PlantStock, plantFlag } from './availability.ts'
export {
  isPickupDay,
  isTourDay,
  nextDeliveryDate,
  nextPickup,
  type DeliveryPlant,
  type PickupPlant,
} from './delivery-date.ts'
export { distanceKm } from './distance.ts'
export { isFederalState } from './working-days.ts'
export { importStock } from './imports/stock.ts'
