import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { recordArticles } from '../changes/public.ts'

/** Says of articles that something of them changed that stands in no table: their pictures get other addresses. */
export async function touchArticles(db: Db, matnrs: readonly string[]): Promise<void> {
  if (matnrs.length === 0) return
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`update articles set changed_at = now() where matnr = any(${sql.param([...matnrs])}::text[])`,
    )
    await recordArticles(transaction, matnrs)
  })
}
