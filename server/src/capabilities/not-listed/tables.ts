import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, moment, ownId } from '#server/db/columns.ts'
import type { RequestedProduct } from './complete.ts'

/** What customers asked for beyond the assortment; kept until some time after staff have answered it. */
export const productRequests = pgTable(
  'product_requests',
  {
    id: ownId(),
    kunnr: text().notNull(),
    userId: text().notNull(),
    /** Of the customer's page: the same key of the same user and customer finds its request again. */
    key: text().notNull(),
    /** Hash over what was sent: the same key with something else is refused. */
    content: text().notNull(),
    positions: jsonb().$type<RequestedProduct[]>().notNull(),
    remark: text().notNull(),
    customerReference: text().notNull(),
    /** '' without a file. */
    attachmentName: text().notNull(),
    attachmentMime: text().notNull(),
    attachment: bytes(),
    createdAt: moment().notNull(),
    doneAt: moment(),
    /** User of the staff. */
    doneBy: text().notNull().default(''),
  },
  (table) => [
    unique().on(table.userId, table.kunnr, table.key),
    index().on(table.kunnr, table.createdAt),
    index().on(table.doneAt),
  ],
)
