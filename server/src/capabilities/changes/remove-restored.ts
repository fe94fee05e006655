import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

/**
 * Removes changes that a dump brought from another server, whose transactions are numbered otherwise: those from beyond
 * the last one here, which no follower could place. A new one stands for them, so that the log is not without a
 * beginning. Before anybody follows the log; several nodes may do it at once.
 */
export async function removeRestored(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from catalogue_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint returning 1)
    insert into catalogue_changes (xid, kind, key)
    select pg_current_xact_id()::text::bigint, 'restored', '' where exists (select from gone)`)
}
