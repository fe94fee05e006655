import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often something was searched for on a day. Without person, session or customer. */
export const searchInsights = pgTable(
  'search_insights',
  {
    day: date({ mode: 'string' }).notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    words: text().notNull(),
    searches: integer().notNull(),
    /** Articles that held all the words, when it was last searched for. */
    found: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.language, table.words] }),
    index().on(table.words, table.language),
  ],
)
