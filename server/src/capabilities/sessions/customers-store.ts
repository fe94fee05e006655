import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'

type Chosen = {
  kunnr: string
  name: string
  werks: string | null
  currency: string
  locked: boolean
  neutral: boolean
}

/** A customer of this user; undefined where the number is not one of his. */
export async function findCustomerOf(db: Db, userId: string, kunnr: string): Promise<Chosen | undefined> {
  const [customer] = await rowsOf<Chosen>(
    db,
    sql`
    select c.kunnr, c.name, c.werks, c.currency, c.locked, c.neutral
    from user_customers uc join customers c using (kunnr)
    where uc.user_id = ${userId} and c.kunnr = ${kunnr}`,
  )
  return customer
}

type Listed = {
  kunnr: string
  name: string
  street: string
  plz: string
  city: string
  favourite: boolean
  locked: boolean
  found: string
}

/**
 * Customers of a user that hold all the words, favourites first, each with the number of all of them as `found`. The
 * neutral number of field sales is none to choose.
 */
export function listCustomersOf(
  db: Db,
  userId: string,
  { words, rows, start }: { words: readonly string[]; rows: number; start: number },
): Promise<Listed[]> {
  const matches = words.map((word) => {
    const pattern = holdingInAnyCase(word)
    return sql`concat_ws(' ', c.kunnr, c.name, c.name2, c.plz, c.city) ~* ${pattern}`
  })
  return rowsOf<Listed>(
    db,
    sql`
    select c.kunnr, c.name, c.street, c.plz, c.city, c.locked, uc.favourite, count(*) over () as found
    from user_customers uc join customers c using (kunnr)
    where uc.user_id = ${userId} and not c.neutral ${matches.length === 0 ? sql`` : sql`and ${sql.join(matches, sql` and `)}`}
    order by uc.favourite desc, c.name, c.kunnr
    limit ${rows} offset ${start}`,
  )
}
