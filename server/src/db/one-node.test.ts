import { once } from 'node:events'
import { expect } from 'vitest'
import { sql } from 'drizzle-orm'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { onOneNode } from './one-node.ts'

const lock = 4711

test('work is done on one node, and on the next when that stops', async ({ committed }) => {
  const working: string[] = []
  const node = (name: string) =>
    onOneNode({
      databaseUrl: committed.url,
      lock,
      every: 20,
      work: async (signal) => {
        working.push(name)
        await once(signal, 'abort')
        working.splice(working.indexOf(name), 1)
      },
      onError: () => undefined,
    })
  const stopFirst = node('first')
  await eventually(() => expect(working).toEqual(['first']))
  const stopSecond = node('second')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(working).toEqual(['first'])
  await stopFirst()
  await eventually(() => expect(working).toEqual(['second']))
  await stopSecond()
  expect(working).toEqual([])
})

test('work ends with the connection that holds the lock, and begins anew', async ({ committed }) => {
  let begun = 0
  let ended = 0
  const stop = onOneNode({
    databaseUrl: committed.url,
    lock,
    every: 20,
    work: async (signal) => {
      begun++
      await once(signal, 'abort')
      ended++
    },
    onError: () => undefined,
  })
  await eventually(() => expect(begun).toBe(1))
  await committed.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'shop-lead' and datname = current_database()`)
  await eventually(() => expect([begun, ended]).toEqual([2, 1]))
  await stop()
})

test('work that fails is said and begun anew', async ({ committed }) => {
  const said: unknown[] = []
  let tries = 0
  const stop = onOneNode({
    databaseUrl: committed.url,
    lock,
    every: 20,
    work: () =>
      ++tries < 3 ? Promise.reject(new Error('no')) : new Promise((resolve) => setTimeout(resolve, 50)),
    onError: (error) => said.push(error),
  })
  await eventually(() => expect(tries).toBeGreaterThan(2))
  await stop()
  expect(said).toEqual([new Error('no'), new Error('no')])
})
