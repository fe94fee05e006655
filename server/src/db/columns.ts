import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core'

/** Building blocks of tables: one way to write ids, moments, money, quantities and files. */

/** An id the shop gives itself; a text in the program, because it leaves as one and is never calculated with. */
export const ownId = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()
export const refId = () => bigint({ mode: 'bigint' })
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
/** Exact decimals arrive as text and are calculated with big.js. */
export const money = () => numeric({ precision: 15, scale: 2 })
export const quantity = () => numeric({ precision: 15, scale: 3 })

/** A file's content. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
