import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { keptTable } from '#server/db/kept-reads.ts'

/**
 * Keys of attributes in the order in which an article of a category states them, by the category's id. One article speaks
 * for those beside it: makers and imports describe a kind of thing alike. Categories without articles of their own are
 * left out.
 */
export function attributeOrders(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  return keptTable(db, 'attribute orders', async () => {
    const rows = await rowsOf<{ id: string; keys: string[] }>(
      db,
      sql`
      select c.id, array(
        select stated.value ->> 'key' from jsonb_array_elements(a.attributes) with ordinality stated
        order by stated.ordinality
      ) as keys
      from categories c
      cross join lateral (select attributes from articles where categories @> array[c.id] limit 1) a`,
    )
    return new Map(rows.map(({ id, keys }) => [id, keys]))
  })
}
