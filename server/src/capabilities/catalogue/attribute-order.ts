import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { LeastUsed } from '#server/db/least-used.ts'

/** Milliseconds an order is kept, whatever is imported meanwhile: one of yesterday's articles is as good. */
const keptFor = 600_000
const mostCategories = 10_000

const keptOf = new WeakMap<Db, LeastUsed<{ keys: readonly string[]; until: number }>>()

/**
 * Keys of attributes in the order in which an article of the category states them; none where it has no articles of its
 * own. One article speaks for those beside it: makers and imports describe a kind of thing alike.
 */
export async function attributeOrder(db: Db, category: string): Promise<readonly string[]> {
  const kept = keptOf.get(db) ?? new LeastUsed(mostCategories)
  keptOf.set(db, kept)
  const known = kept.get(category)
  if (known && performance.now() < known.until) return known.keys
  const [row] = await rowsOf<{ keys: string[] }>(
    db,
    sql`
    select array(
      select stated.value ->> 'key' from jsonb_array_elements(a.attributes) with ordinality stated
      order by stated.ordinality
    ) as keys
    from (select attributes from articles where categories @> array[${category}] limit 1) a`,
  )
  if (row) kept.set(category, { keys: row.keys, until: performance.now() + keptFor })
  return row?.keys ?? []
}
