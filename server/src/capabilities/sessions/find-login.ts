import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'

export type LoginUser = {
  userId: string
  passwordHash: string | null
  initialPassword: boolean
  initialPasswordAt: Date | null
  locked: boolean
  active: boolean
  staff: string | null
  /** First assigned customer that is not locked. */
  kunnr: string | null
  /** How many are assigned at all. */
  assigned: number
}

type Row = {
  user_id: string
  password_hash: string | null
  initial_password: boolean
  initial_password_at: string | Date | null
  locked: boolean
  active: boolean
  staff: string | null
  kunnr: string | null
  assigned: number
}

/** The user of a login name (without case) with the customer number he would start with. */
export async function findLogin(db: Db, alias: string): Promise<LoginUser | undefined> {
  const [row] = await rowsOf<Row>(
    db,
    sql`
    select u.user_id, u.password_hash, u.initial_password, u.initial_password_at, u.locked, u.active, u.staff,
      (select uc.kunnr from user_customers uc join customers c using (kunnr)
        where uc.user_id = u.user_id and not c.locked
        order by c.neutral desc, uc.sort, uc.kunnr limit 1) as kunnr,
      (select count(*)::int from user_customers uc where uc.user_id = u.user_id) as assigned
    from users u where lower(u.alias) = lower(${alias.trim()})`,
  )
  if (row === undefined) return undefined
  return {
    userId: row.user_id,
    passwordHash: row.password_hash,
    initialPassword: row.initial_password,
    initialPasswordAt: row.initial_password_at === null ? null : new Date(row.initial_password_at),
    locked: row.locked,
    active: row.active,
    staff: row.staff,
    kunnr: row.kunnr,
    assigned: row.assigned,
  }
}
