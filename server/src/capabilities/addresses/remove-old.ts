import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { shopPrefix } from './store.ts'
import { addressDeletions, addresses } from './tables.ts'

/**
 * Addresses people have deleted in the shop. Of those the ERP had handed over the fact that they are deleted stays, or
 * its next delivery would bring them back; its own deletion removes them.
 */
export const removeDeletedAddresses: Remover = (db, before, most) =>
  removeSome(
    db,
    addresses,
    sql`${addresses.deletedAt} < ${before.toISOString()} and starts_with(${addresses.id}, ${shopPrefix})`,
    most,
  )

/** Requests to delete addresses that were answered or withdrawn; open ones stay. */
export const removeDeletions: Remover = (db, before, most) =>
  removeSome(db, addressDeletions, sql`${addressDeletions.answeredAt} < ${before.toISOString()}`, most)
