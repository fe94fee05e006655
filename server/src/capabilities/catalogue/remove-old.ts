import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/db/connection.ts'
import type { Remover } from '#server/db/remove-some.ts'
import { recordArticlesOf } from '../changes/public.ts'

/** Articles whose last day has passed, with what goes with them. */
export const removeEndedArticles: Remover = async (db, before, most) => {
  const day = before.toISOString().slice(0, 10)
  const gone = await rowsOf<{ matnr: string }>(
    db,
    sql`
      delete from articles where matnr in (
        select matnr from articles where last_day < ${day} order by last_day, matnr limit ${most})
      returning matnr`,
  )
  await recordArticlesOf(db, gone)
  return gone.length
}
