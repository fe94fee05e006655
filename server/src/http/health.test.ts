import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'

test('a database that does not answer is not waited for by whoever asks whether the shop is ready', async ({
  committed: { app, db },
}) => {
  const ask = async () => {
    const { statusCode, body } = await app.inject('/readyz')
    return [statusCode, (JSON.parse(body) as { status: string }).status]
  }
  expect(await ask()).toEqual([200, 'ready'])
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`lock table shop_settings in access exclusive mode`)
    await asked
  })
  await expect
    .poll(
      async () => (await db.execute(sql`select from pg_locks where mode = 'AccessExclusiveLock'`)).rowCount,
    )
    .toBeGreaterThan(0)
  // The process itself is well.
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(await ask()).toEqual([503, 'database unreachable'])
  resolve()
  await held
  expect(await ask()).toEqual([200, 'ready'])
})
