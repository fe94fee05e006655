import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { type Db, rowsOf } from './connection.ts'
import { migrateDatabase } from './migrate.ts'

/** A rule of the shop as the database has it now. */
async function ruleIn(db: Db): Promise<string | undefined> {
  const [rule] = await rowsOf<{ text: string }>(
    db,
    sql`select pg_get_functiondef(oid) as text from pg_proc where proname = 'article_number'`,
  )
  return rule?.text
}

test('a database a newer build has migrated is told of, and keeps the rules of that build', async ({
  committed: { db, url },
}) => {
  const own = await ruleIn(db)
  const change = () => db.execute(sql`alter function article_number(text) cost 77`)
  await change()
  expect(await migrateDatabase(url)).toBe('')
  expect(await ruleIn(db)).toBe(own)

  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)`)
  await change()
  const theirs = await ruleIn(db)
  expect(await migrateDatabase(url)).toContain('newer build of the shop (1 migration this one does not know)')
  expect(await ruleIn(db)).toBe(theirs)
  expect(theirs).not.toBe(own)
})

test('a command or node that starts waits for who is at work in the database, and ends no transaction of theirs', async ({
  committed: { db, url },
}) => {
  const isWaiting = sql`
    select exists (select from pg_locks join pg_stat_activity using (pid)
      where not granted and application_name = 'shop-migrate' and relation = 'articles'::regclass) as "isWaiting"`
  const { promise: started, resolve } = Promise.withResolvers<void>()
  const migrated = started.then(() => migrateDatabase(url))
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`update articles set matnr = matnr where false`)
    resolve()
    for (let waits = false; !waits; await wait(20))
      waits = (await rowsOf<{ isWaiting: boolean }>(db, isWaiting))[0]?.isWaiting ?? false
    for (const table of ['audit_log', 'jobs', 'outbox', 'mails', 'import_runs'])
      await transaction.execute(sql`lock table ${sql.identifier(table)} in row exclusive mode`)
  })
  expect(await migrated).toBe('')
})
