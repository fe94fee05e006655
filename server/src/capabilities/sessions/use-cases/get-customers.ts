import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { listCustomersOf } from '../customers-store.ts'

/** GET_CUSTOMERS */
export const getCustomers: UseCase<typeof session, 'GET_CUSTOMERS'> = async (input, { db, actor }) => {
  const words = (input.query ?? '').split(/\s+/).filter((word) => word !== '')
  const wanted = { words, rows: input.rows ?? 50, start: input.start ?? 0 }
  const rows = await listCustomersOf(db, actor.user?.userId ?? '', wanted)
  const customers = rows.map(({ found: _, ...row }) => ({ ...row, active: row.kunnr === actor.kunnr }))
  return { customers, numFound: Number(rows[0]?.found ?? 0) }
}
