import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useShop } from '#web/app/use-shop.ts'
import { nameOf } from './place.ts'
import type { Address, AddressesAnswer, addressesQuery } from './queries.ts'

/**
 * Deletes addresses and chooses the default; both show at once and can be undone.
 * @param usual what the user has chosen as his default so far
 */
export function useAddressWrites(query: ReturnType<typeof addressesQuery>, usual: string) {
  const t = useTexts('addresses')
  const { api } = useShop()
  const client = useQueryClient()
  /** The settings choose from the same addresses. */
  async function written(answer: Promise<unknown>) {
    await answer
    await invalidate(client, 'settings')
  }
  const choose = (id: string) => written(api.post('addresses', 'SET_DEFAULT', { address_id: id }))

  const removing = useOptimistic<AddressesAnswer, Address>({
    query,
    handles: ['VERSION_CONFLICT'],
    send: ({ id, version }) => written(api.post('addresses', 'DELETE_ADDRESS', { address_id: id, version })),
    change: (before, { id }) => ({
      ...before,
      addresses: before.addresses.filter((one) => one.id !== id),
      numFound: before.numFound - 1,
    }),
    done: (address) => t('deleted', { name: nameOf(address) }),
    undo: ({ id }) => written(api.post('addresses', 'PUT_BACK', { address_id: id })),
  })
  const choosing = useOptimistic<AddressesAnswer, Address>({
    query,
    send: ({ id }) => choose(id),
    change: (before, { id }) => ({
      ...before,
      usual: id,
      defaultGone: false,
      addresses: before.addresses.map((one) => ({ ...one, isDefault: one.id === id })),
    }),
    done: (address) => t('isDefaultNow', { name: nameOf(address) }),
    undo: (_address, before) => choose(before.usual),
  })
  const { error } = removing
  return {
    remove: (address: Address) => removing.mutate(address),
    makeDefault: (address: Address) => {
      if (address.id !== usual || !address.isDefault) choosing.mutate(address)
    },
    /** What another window has made of an address that was to be deleted, and stays. */
    overseen:
      isRefusal(error, 'VERSION_CONFLICT') && 'address' in error.data
        ? (error.data['address'] as Address)
        : undefined,
  }
}
