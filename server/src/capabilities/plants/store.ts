import { asc } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { plants } from './tables.ts'

/** All branches, by name. */
export const listPlants = (db: Db) => db.select().from(plants).orderBy(asc(plants.name))
