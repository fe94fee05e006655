import type { FieldErrors } from '@shop/contract/answer'
import type { Permission } from '@shop/contract/permissions'
import { type Place, placeProblems } from '../addresses/public.ts'
import type { DocumentAddress } from '../documents/public.ts'

/** Id under which an address for this order alone stands among the delivery addresses. */
export const freeAddressId = 'free'

/** All addresses of a checkout: those of the address book, and the one typed for this order by whoever may. */
export function withFreeAddress(
  addresses: readonly DocumentAddress[],
  free: Place | undefined,
  permissions: ReadonlySet<Permission>,
): DocumentAddress[] {
  if (free === undefined || !permissions.has('ADDRESSES_FREE')) return [...addresses]
  return [...addresses, { id: freeAddressId, ...free, isDefault: false, isGlobal: false }]
}

/** What is wrong with an address for one order, by the fields of SAVE_CHECKOUT. */
export const freeAddressProblems = (place: Place): FieldErrors =>
  Object.fromEntries(
    Object.entries(placeProblems(place)).map(([field, code]) => [`free_address.${field}`, code]),
  )

/** An address in one line, as it is compared and told. */
export const addressLine = ({ firstName, name, street, plz, city, country }: Place): string =>
  [[firstName, name].filter((part) => part !== '').join(' '), street, `${plz} ${city}`, country].join(', ')
