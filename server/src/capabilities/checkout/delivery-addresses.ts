import type { DocumentAddress } from '../documents/public.ts'
import type { Orderer, listAddresses } from './store.ts'

/** Id under which the customer's own address stands among the delivery addresses. */
export const ownAddressId = 'customer'

type Stored = Awaited<ReturnType<typeof listAddresses>>

/** Where the customer's goods may go: his delivery addresses, and his own; exactly one is the default. */
export function deliveryAddresses({ customer, usual }: Orderer, stored: Stored): DocumentAddress[] {
  const own = { ...addressOf(customer), id: ownAddressId, firstName: '', isDefault: false, isGlobal: true }
  const all = [
    ...stored.map(({ global, ...address }) => ({
      ...addressOf(address),
      id: address.id,
      firstName: address.firstName,
      isDefault: false,
      isGlobal: global,
    })),
    own,
  ]
  const preferred =
    all.find(({ id }) => id === usual.deliveryAddressId) ??
    all.find(({ id }) => stored.some((address) => address.id === id && address.isDefault)) ??
    own
  return all.map((address) => ({ ...address, isDefault: address === preferred }))
}

type Place = { name: string; street: string; plz: string; city: string; country: string }

const addressOf = ({ name, street, plz, city, country }: Place): Place => ({
  name,
  street,
  plz,
  city,
  country,
})
