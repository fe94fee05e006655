import { expect } from 'vitest'
import { keepReadsOf } from '#server/db/kept-reads.ts'
import { openAssortment } from '#server/testing/builders.ts'
import { someArticles } from '#server/testing/catalogue-builders.ts'
import { eventually } from '#server/testing/eventually.ts'
import { test } from '#server/testing/test-app.ts'
import { articleTiles } from './article-tiles.ts'
import { fillSome, fillTiles } from './fill-tiles.ts'

const config = { basePath: '/' }
const day = '2026-03-11'

test('tiles are read before somebody asks, for what is not restricted and for nobody else', async ({
  committed: { db, countStatements },
}) => {
  const kept = keepReadsOf(db)
  kept.isRightFor(60_000)
  const matnrs = (await someArticles(db, 30)).map(({ matnr }) => matnr).toSorted()
  const first = await fillSome({ db, config }, day, '')
  expect(first).toBe(matnrs[24])
  const last = await fillSome({ db, config }, day, first ?? '')
  expect([last, await fillSome({ db, config }, day, last ?? '')]).toEqual([matnrs[29], undefined])

  const statementsFor = async (language: 'de' | 'en', today: string, catalogs: string[]) => {
    countStatements()
    const actor = { currency: 'EUR', assortment: { ...openAssortment, catalogs } }
    expect((await articleTiles({ db, language, today, config, actor }, matnrs)).size).toBe(30)
    return countStatements()
  }
  expect(await statementsFor('de', day, [])).toBe(0)
  expect(await statementsFor('en', day, [])).toBe(1)
  expect(await statementsFor('de', '2026-03-12', [])).toBe(1)
  expect(await statementsFor('de', day, ['own'])).toBe(1)
})

test('reading beforehand ends when it is stopped', async ({ committed: { db } }) => {
  const kept = keepReadsOf(db)
  kept.isRightFor(60_000)
  const failures: unknown[] = []
  await someArticles(db, 3)
  const stop = fillTiles({ db, config, today: () => day, onError: (error) => failures.push(error) })
  await eventually(() => expect(kept.filledWithArticles).toBeGreaterThan(0))
  await stop()
  kept.forgetAll()
  expect([failures, kept.filledWithArticles]).toEqual([[], 0])
})
