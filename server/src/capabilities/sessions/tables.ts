import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'
import { users } from '../users/tables.ts'

/** Sessions: opaque tokens, stored as SHA-256 only. A guest's session has no user. */
export const sessions = pgTable(
  'sessions',
  {
    id: ownId(),
    tokenHash: text().notNull().unique(),
    userId: text().references(() => users.userId, { onDelete: 'cascade' }),
    kunnr: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Fresh second factor or password at this time, for sensitive steps. */
    confirmedAt: moment(),
    ended: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Failed attempts per subject (hashed alias or address): slows, never locks out a named user. */
export const attempts = pgTable('attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment().notNull(),
})

/** Tokens of machines (import, outbox, metrics); stored as SHA-256 only. */
export const apiTokens = pgTable('api_tokens', {
  id: ownId(),
  tokenHash: text().notNull().unique(),
  label: text().notNull(),
  scopes: text().array().notNull(),
  createdAt: moment().notNull().defaultNow(),
  revokedAt: moment(),
})
