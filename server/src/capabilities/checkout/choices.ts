import type { Day } from '@shop/contract/day'
import type { Basket } from '../baskets/public.ts'
import type { DocumentAddress } from '../documents/public.ts'
import type { PickupPlace } from './pickup.ts'
import type { Orderer } from './store.ts'

export type PaymentMethod = 'invoice' | 'sepa' | 'card'

/** The choices of a checkout with the usual ones where nothing was chosen; '' and null where a choice is missing. */
export type Choices = {
  kommi: string
  project1: string
  project2: string
  text: string
  delivery_text: string
  payment_method: PaymentMethod
  delivery_type: '01' | '02'
  delivery_address: string
  delivery_date: Day | null
  pickup_werks: string
  pickup_date: Day | null
  complete_delivery: boolean
}

/** Cards need a payment provider, which this version has not; direct debit a mandate, which the ERP knows. */
export const allowedMethods = ({ customer }: Orderer): PaymentMethod[] =>
  customer.paymentMethods.filter((method) => method !== 'card')

/** What was chosen for the order, and what is usual for the customer where nothing was; the delivery day needs the lines. */
export function resolveChoices(
  { kommi, choices }: Pick<Basket, 'kommi' | 'choices'>,
  of: {
    orderer: Orderer
    addresses: readonly DocumentAddress[]
    places: readonly PickupPlace[]
    /** The customer's branch, '' for none. */
    werks: string
  },
): Omit<Choices, 'delivery_date'> {
  const { orderer, addresses, places, werks } = of
  const methods = allowedMethods(orderer)
  const usualMethod = methods.find((method) => method === orderer.usual.paymentMethod) ?? methods[0]
  const usualPlace = places.find((place) => place.werks === werks) ?? places[0]
  const pickupWerks = choices.pickup_werks ?? usualPlace?.werks ?? ''
  const place = places.find((each) => each.werks === pickupWerks)
  return {
    kommi,
    project1: choices.project1 ?? '',
    project2: choices.project2 ?? '',
    text: choices.text ?? '',
    delivery_text: choices.delivery_text ?? '',
    payment_method: choices.payment_method ?? usualMethod ?? 'invoice',
    delivery_type: choices.delivery_type ?? orderer.usual.deliveryType,
    delivery_address: choices.delivery_address ?? addresses.find(({ isDefault }) => isDefault)?.id ?? '',
    pickup_werks: pickupWerks,
    pickup_date: chosenDay(choices.pickup_date, place?.pickupDate),
    complete_delivery: choices.complete_delivery ?? false,
  }
}

/** A day nobody chose is the next possible one; one that was taken out stays missing ('Bitte Datum pflegen'). */
export const chosenDay = (chosen: Day | undefined, next: Day | undefined): Day | null =>
  (chosen ?? next ?? '') || null
