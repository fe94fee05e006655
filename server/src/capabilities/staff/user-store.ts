import { type SQL, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { customers } from '../customers/tables.ts'
import { userCustomers, users } from '../users/tables.ts'

/** A page of the users, by name; `query` is looked for in names, mail address and customer numbers. */
export async function listUsers(db: Db, query: string, { start = 0, rows = usualRows }: Page) {
  const where = query === '' ? undefined : matching(query)
  const [found] = await db.select({ numFound: count() }).from(users).where(where)
  const page = await db
    .select({
      userId: users.userId,
      alias: users.alias,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      mail: users.mail,
      kunnr: sql<string>`coalesce(${customers.kunnr}, '')`,
      customerName: sql<string>`coalesce(${customers.name}, '')`,
      staffRole: users.staff,
      password: sql<'none' | 'initial' | 'own'>`case when ${users.passwordHash} is null then 'none'
        when ${users.initialPassword} then 'initial' else 'own' end`,
      active: users.active,
      locked: users.locked,
      letterSentAt: users.letterSentAt,
    })
    .from(users)
    .leftJoin(customers, eq(customers.kunnr, firstCustomer))
    .where(where)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
    .limit(rows)
    .offset(start)
  return { users: page, numFound: found?.numFound ?? 0 }
}

const firstCustomer = sql`(select x.kunnr from ${userCustomers} x where x.user_id = ${users.userId}
  order by x.sort, x.kunnr limit 1)`

function matching(query: string): SQL {
  const pattern = holdingInAnyCase(query)
  return sql`(${users.alias} ~* ${pattern} or ${users.mail} ~* ${pattern}
    or ${users.firstName} || ' ' || ${users.lastName} ~* ${pattern}
    or exists (select 1 from ${userCustomers} x where x.user_id = ${users.userId} and x.kunnr = ${query}))`
}
