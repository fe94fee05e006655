import { redirect } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import type { AddressesSearch } from './address.ts'
import { addressesQuery, addressQuery, deletionsQuery, newestDeletions, pageOfAddresses } from './queries.ts'

/** The list at an address, and the newest requests below it. */
export async function loadAddresses({
  context: { queryClient },
  deps,
}: {
  context: ShopContext
  deps: AddressesSearch
}): Promise<void> {
  const [{ addresses, numFound }] = await Promise.all([
    queryClient.ensureQueryData(addressesQuery(deps)),
    queryClient.ensureQueryData(deletionsQuery(newestDeletions)),
  ])
  // A page beyond the last, of an old link or after a deletion, leads to the last.
  if (addresses.length > 0 || numFound === 0) return
  const page = Math.ceil(numFound / pageOfAddresses(deps).rows)
  throw redirect({ to: '/myaccount/addresses', search: { ...deps, page }, statusCode: 302 })
}

/** One address to be edited. */
export async function loadAddress({ queryClient }: ShopContext, id: string): Promise<{ name: string }> {
  const { address } = await orNotFound(queryClient.ensureQueryData(addressQuery(id)))
  return { name: address.name }
}
