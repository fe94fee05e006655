import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import { plants, tours } from '../tables.ts'

const tourKey = ['plz', 'werks'] as const

/** Writer of the import kind `plants`. */
export const importPlants: BatchWriter<ImportRow<'plants'>, ImportKey<'plants'>> = {
  write: async (db, rows) => {
    const values = rows.map(({ value }) => ({
      werks: value.werks,
      name: value.name,
      street: value.street,
      plz: value.plz,
      city: value.city,
      country: value.country,
      state: value.state,
      latitude: Number(value.latitude),
      longitude: Number(value.longitude),
      phone: value.phone ?? '',
      mail: value.mail ?? '',
      openingHours: value.opening_hours,
      pickupCutoff: value.pickup_cutoff,
      deliveryCutoff: value.delivery_cutoff,
      pickup: value.pickup,
    }))
    await upsert(db, plants, ['werks'], values)
    return []
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      plants,
      ['werks'],
      keys.map(({ value }) => value),
    )
    return []
  },
}

/** Writer of the import kind `tours`: the plant must exist. */
export const importTours: BatchWriter<ImportRow<'tours'>, ImportKey<'tours'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'werks', column: plants.werks, of: (row) => row.werks },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      plz: value.plz,
      werks: value.werks,
      days: value.days,
    }))
    await upsert(db, tours, tourKey, right)
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      tours,
      tourKey,
      keys.map(({ value }) => value),
    )
    return []
  },
}
