import { sql } from 'drizzle-orm'
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
