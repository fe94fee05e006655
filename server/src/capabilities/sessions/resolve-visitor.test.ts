import { session } from '@shop/contract/resources/session'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { aUser } from '#server/testing/builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'

test('the statement behind every request is planned once', async ({ shop }) => {
  const user = await signIn(shop, await aUser(shop.db))
  const askSeveralTimes = async () => {
    for (let i = 0; i < 6; i++) await shop.call(session, 'GET_SESSION', {}, user)
  }
  const plansForValues = () =>
    rowsOf<{ count: string }>(
      shop.db,
      sql`select custom_plans as count from pg_prepared_statements where name = 'find_visitors'`,
    )
  // PostgreSQL looks at five plans before it keeps one; at more where tables have grown since it made the first.
  const planned = async () => {
    const before = await plansForValues()
    await askSeveralTimes()
    expect(before).toHaveLength(1)
    return Number((await plansForValues())[0]?.count) - Number(before[0]?.count)
  }
  await askSeveralTimes()
  for (let round = 0; round < 20; round++) if ((await planned()) === 0) return
  expect(await planned()).toBe(0)
})
