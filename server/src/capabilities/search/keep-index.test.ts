import { expect, vi } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { keepIndex } from './public.ts'

test('a node that is told to end gives up the first reading of the catalogue at once', async ({
  committed: { db },
}) => {
  await anArticle(db)
  const engine = embeddedSearchEngine()
  const begun = Promise.withResolvers<void>()
  let read = 0
  vi.spyOn(engine, 'rebuild').mockImplementation(async ({ documents }) => {
    for await (const _ of documents) read++
    begun.resolve()
    // What is made of the articles when they are read takes as long again.
    await new Promise(() => undefined)
  })
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const stop = keepIndex({ db, databaseUrl: '', engine, today: () => '2026-03-11', onError })
  await begun.promise
  await stop()
  expect({ read, failures }).toEqual({ read: 1, failures: [] })
  await engine.close()
})

test('a node that is told to end reads no further article', async ({ committed: { db } }) => {
  for (let i = 0; i < 5; i++) await anArticle(db)
  const engine = embeddedSearchEngine()
  let read = 0
  let stopped: Promise<void> | undefined
  vi.spyOn(engine, 'rebuild').mockImplementation(async ({ documents }) => {
    for await (const _ of documents) {
      read++
      stopped ??= stop()
    }
  })
  const failures: unknown[] = []
  const onError = (error: unknown) => failures.push(error)
  const stop = keepIndex({ db, databaseUrl: '', engine, today: () => '2026-03-11', onError })
  await eventually(() => expect(stopped).toBeDefined())
  await stopped
  expect({ read, failures }).toEqual({ read: 1, failures: [] })
  await engine.close()
})
