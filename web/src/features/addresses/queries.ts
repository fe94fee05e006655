import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { type AddressesSearch, rowsChoices } from './address.ts'

export type AddressesAnswer = Answer<'addresses', 'GET_ADDRESSES'>
export type Address = AddressesAnswer['addresses'][number]
export type Deletion = Answer<'addresses', 'GET_DELETIONS'>['deletions'][number]
export type GlobalAddress = Answer<'addresses', 'GET_GLOBAL_ADDRESSES'>['addresses'][number]
export type DeletionRequest = Answer<'addresses', 'GET_DELETION_REQUEST'>['deletion']

/** How far GET_ADDRESSES goes. */
const lastStart = 1_000_000

/** Page and rows of the list at an address. */
export function pageOfAddresses({ page = 1, rows = rowsChoices[0] }: AddressesSearch) {
  return { page, rows, start: Math.min((page - 1) * rows, lastStart) }
}

export function addressesQuery(search: AddressesSearch) {
  const { start, rows } = pageOfAddresses(search)
  return getQuery('addresses', 'GET_ADDRESSES', { query: search.query, kind: search.kind, start, rows })
}

export const addressQuery = (id: string) => getQuery('addresses', 'GET_ADDRESS', { address_id: id })

/** Requests of the customer; all that one answer may have, or the newest. */
export const deletionsQuery = (rows: number) => getQuery('addresses', 'GET_DELETIONS', { rows })
export const newestDeletions = 5
