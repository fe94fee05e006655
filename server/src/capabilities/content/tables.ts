import type { ContentKind } from '@shop/contract/resources/content'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'

/** A text in both languages; '' in English means: the German one is shown. */
export type Words = { de: string; en: string }

/** What staff write for the shop. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: ownId(),
    kind: text().$type<ContentKind>().notNull(),
    title: jsonb().$type<Words>().notNull(),
    /** Paragraphs, parted by an empty line. */
    text: jsonb().$type<Words>().notNull(),
    /** Questions with the same topic stand together. */
    topic: jsonb().$type<Words>().notNull(),
    position: integer().notNull(),
    published: boolean().notNull(),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    changedAt: moment().notNull(),
  },
  (table) => [index().on(table.kind, table.position)],
)
