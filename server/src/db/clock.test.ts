import { sql } from 'drizzle-orm'
import { expect, onTestFinished, vi } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { databaseClock } from './clock.ts'
import { type Db, rowsOf } from './connection.ts'

const hour = 3_600_000

/** Milliseconds by which a clock is ahead of that of the database. */
async function ahead(db: Db, now: () => Date): Promise<number> {
  const [row] = await rowsOf<{ time: string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as time`,
  )
  return now().getTime() - Number(row?.time)
}

function setClock(by: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  onTestFinished(() => void vi.useRealTimers())
}

test('a node whose own clock is wrong has that of the database', async ({ shop: { db } }) => {
  setClock(5 * hour)
  const { now, stop } = await databaseClock(db)
  onTestFinished(stop)
  expect(await ahead(db, () => new Date())).toBeGreaterThan(4 * hour)
  expect(Math.abs(await ahead(db, now))).toBeLessThan(1000)
})

test('the clock goes on evenly when that of the node jumps', async ({ shop: { db } }) => {
  const { now, stop } = await databaseClock(db)
  onTestFinished(stop)
  for (const by of [24 * hour, -48 * hour]) {
    setClock(by)
    expect(Math.abs(await ahead(db, now))).toBeLessThan(1000)
  }
})

test('it is asked again, and goes on while the database does not answer', async () => {
  const answers = [
    { time: String(10 * hour) },
    new Error('away'),
    { time: String(20 * hour) },
    { time: String(20 * hour) },
  ]
  const execute = async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return { rows: [answer] }
  }
  const { now, stop } = await databaseClock({ execute } as unknown as Db, 20)
  onTestFinished(stop)
  expect(now().getTime()).toBeLessThan(10 * hour + 1000)
  await vi.waitFor(() => expect(answers.length).toBeLessThan(3))
  await vi.waitFor(() => expect(now().getTime()).toBeGreaterThanOrEqual(20 * hour))
  expect(now().getTime()).toBeLessThan(20 * hour + 1000)
})

test('it is asked at once after the machine was asleep, when only its clock on the wall went on', async () => {
  let time = 10 * hour
  const execute = () => Promise.resolve({ rows: [{ time: String(time) }] })
  const { now, stop } = await databaseClock({ execute } as unknown as Db)
  onTestFinished(stop)
  expect(now().getTime()).toBeLessThan(11 * hour)
  time = 18 * hour
  expect(now().getTime()).toBeLessThan(11 * hour)
  setClock(8 * hour)
  now()
  await vi.waitFor(() => expect(now().getTime()).toBeGreaterThanOrEqual(18 * hour))
})
