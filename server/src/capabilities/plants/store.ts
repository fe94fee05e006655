import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { keptTable } from '#server/db/kept-reads.ts'
import { plants } from './tables.ts'

/** All branches, by name. */
export const listPlants = (db: Db) =>
  keptTable(db, 'plants', async () =>
    db.select().from(plants).orderBy(asc(plants.name)).prepare('all_plants').execute(),
  )
