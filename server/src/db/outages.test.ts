import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { Db } from './connection.ts'
import { unreachable, watchOutages } from './outages.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error('said the driver'), { code, ...more })
const ofStatement = (cause: Error) => new DrizzleQueryError('select secret from sessions', ['token'], cause)

describe('that the database is away', () => {
  test('is not said by a statement it refuses, nor by what fails elsewhere', () => {
    for (const error of [
      ofStatement(withCode('23505')),
      withCode('ENOENT', { syscall: 'open' }),
      'words',
      undefined,
    ])
      expect(unreachable(error)).toBeUndefined()
  })

  test('is said by network, driver or server, below the statement that found out', async () => {
    const terminated = new Error('Connection terminated unexpectedly')
    for (const cause of [withCode('57P01'), withCode('08006'), withCode('ECONNRESET'), terminated])
      expect(unreachable(ofStatement(cause))).toBe(cause)
    const client = new pg.Client('postgres://shop@localhost:1/shop')
    const refused: unknown = await client.connect().catch((error: unknown) => error)
    expect(unreachable(refused)).toBeDefined()
  })

  test('is told once with its cause and without the statement, and once that it is back', async () => {
    const execute = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('still away'))
    const tell = vi.fn()
    const outages = watchOutages({ execute } as unknown as Db, tell, 5)
    const cause = withCode('57P01')
    for (let requests = 0; requests < 3; requests++) expect(outages.has(ofStatement(cause))).toBe(true)
    expect(outages.has(ofStatement(withCode('23505')))).toBe(false)
    expect(tell.mock.calls).toEqual([[cause]])
    execute.mockResolvedValue({})
    await expect.poll(() => tell.mock.calls).toEqual([[cause], []])
    outages.has(cause)
    outages.stop()
    expect(tell).toHaveBeenCalledTimes(3)
  })
})
