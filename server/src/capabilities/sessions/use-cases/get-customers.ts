import type { session } from '@shop/contract/resources/session'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import type { UseCase } from '#server/http/context.ts'

type Row = {
  kunnr: string
  name: string
  street: string
  plz: string
  city: string
  favourite: boolean
  locked: boolean
  found: string
}

/** GET_CUSTOMERS: the neutral number of field sales is none to choose. */
export const getCustomers: UseCase<typeof session, 'GET_CUSTOMERS'> = async (input, { db, actor }) => {
  const words = (input.query ?? '').split(/\s+/).filter((word) => word !== '')
  const matches = words.map((word) => {
    const pattern = holdingInAnyCase(word)
    return sql`concat_ws(' ', c.kunnr, c.name, c.name2, c.plz, c.city) ~* ${pattern}`
  })
  const rows = await rowsOf<Row>(
    db,
    sql`
    select c.kunnr, c.name, c.street, c.plz, c.city, c.locked, uc.favourite, count(*) over () as found
    from user_customers uc join customers c using (kunnr)
    where uc.user_id = ${actor.user?.userId ?? ''} and not c.neutral ${matches.length === 0 ? sql`` : sql`and ${sql.join(matches, sql` and `)}`}
    order by uc.favourite desc, c.name, c.kunnr
    limit ${input.rows ?? 50} offset ${input.start ?? 0}`,
  )
  const customers = rows.map(({ found: _, ...row }) => ({ ...row, active: row.kunnr === actor.kunnr }))
  return { customers, numFound: Number(rows[0]?.found ?? 0) }
}
