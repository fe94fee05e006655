import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A text as words are sorted (DIN 5007-1): capitals as small letters, umlauts as their vowels; nothing is null and can
 * stand last. A database's own order depends on its locale.
 */
export const alphabetical = (column: SQLWrapper): SQL =>
  sql`nullif(lower(translate(${column}, 'ÄÖÜäöüß', 'AOUaous')), '')`
