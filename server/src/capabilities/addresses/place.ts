import type { FieldErrors } from '@shop/contract/answer'
import { deliveryCountries, isPostcode } from '@shop/contract/delivery-countries'
import type { AddressPlace } from '@shop/contract/resources/shapes'

/** Name and place of an address. */
export type Place = AddressPlace

/** Name and place alone of what holds more. */
export const placeOf = ({ firstName, name, street, plz, city, country }: Place): Place => ({
  firstName,
  name,
  street,
  plz,
  city,
  country,
})

/**
 * What is wrong with an address, by field; empty where nothing is.
 * @param before as it is now: what the ERP has written may stay
 */
export function placeProblems(place: Place, before?: Place): FieldErrors {
  const isOffered = deliveryCountries.some((country) => country === place.country)
  if (!isOffered && place.country !== before?.country) return { country: 'UNKNOWN_VALUE' }
  const isSame = place.plz === before?.plz && place.country === before.country
  return isSame || isPostcode(place.plz, place.country) ? {} : { plz: 'INVALID' }
}
