import type { Address } from './queries.ts'

/** Name and place of an address, as they are typed. */
export type Place = Pick<Address, 'firstName' | 'name' | 'street' | 'plz' | 'city' | 'country'>
export type PlaceField = keyof Place

export const emptyPlace: Place = { firstName: '', name: '', street: '', plz: '', city: '', country: 'DE' }
const placeFields = Object.keys(emptyPlace) as PlaceField[]

/** Name and place alone of what holds more. */
export const placeOf = ({ firstName, name, street, plz, city, country }: Place): Place => ({
  firstName,
  name,
  street,
  plz,
  city,
  country,
})

/** What is typed over what was seen, on what stands there now: fields that were not touched show what they are by now. */
export const onTopOf = (now: Place, typed: Place, seen: Place): Place => ({
  ...placeOf(now),
  ...Object.fromEntries(
    placeFields.filter((field) => typed[field] !== seen[field]).map((field) => [field, typed[field]]),
  ),
})

/** Person and firm in one line. */
export const nameOf = ({ firstName, name }: Pick<Place, 'firstName' | 'name'>): string =>
  [firstName, name].filter(Boolean).join(' ')

/** An address in one line. */
export const lineOf = (place: Place): string =>
  [nameOf(place), place.street, `${place.plz} ${place.city}`].join(', ')
