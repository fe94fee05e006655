import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'

/** What waits and what has failed, and how many articles there are. */
export type Counts = {
  outboxWaiting: number
  outboxFailed: number
  jobsWaiting: number
  jobsFailed: number
  mailsWaiting: number
  mailsFailed: number
  articles: number
}

/** All counts in one statement. Failed are also messages and mails that still wait, when the last try went wrong. */
export async function countWork(db: Db): Promise<Counts> {
  const [counts] = await rowsOf<Counts>(
    db,
    sql`
    select
      (select count(*)::int from outbox where state = 'waiting') as "outboxWaiting",
      (select count(*)::int from outbox where state = 'waiting' and last_error <> '') as "outboxFailed",
      (select count(*)::int from jobs where state = 'waiting') as "jobsWaiting",
      (select count(*)::int from jobs where state = 'failed') as "jobsFailed",
      (select count(*)::int from mails where state = 'waiting') as "mailsWaiting",
      (select count(*)::int from mails where state = 'failed' or state = 'waiting' and last_error <> '') as "mailsFailed",
      (select count(*)::int from articles) as "articles"`,
  )
  if (counts === undefined) throw new Error('a statement over one row gave none')
  return counts
}
