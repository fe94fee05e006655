import { boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, ownId, quantity, refId } from '#server/db/columns.ts'

/** Shopping lists of (user, customer); shared ones are read by all users of the customer. */
export const lists = pgTable(
  'lists',
  {
    id: ownId(),
    userId: text().notNull(),
    kunnr: text().notNull(),
    name: text().notNull(),
    /** The name as it is compared, see the baskets' names. */
    nameKey: text().notNull(),
    isPublic: boolean().notNull().default(false),
    /** Grows with every change of the list or its lines. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lists_name').on(table.userId, table.kunnr, table.nameKey),
    index().on(table.kunnr),
  ],
)

/** Who pinned which list; each user pins for himself. */
export const listPins = pgTable(
  'list_pins',
  {
    listId: refId()
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.userId] })],
)

export const listArticles = pgTable(
  'list_articles',
  {
    id: ownId(),
    listId: refId()
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    matnr: text().notNull(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
  },
  (table) => [unique().on(table.listId, table.matnr, table.unit)],
)
