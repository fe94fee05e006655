import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { buildApp } from './app.ts'
import { loggedError } from './logged-error.ts'
import { reasonOf } from './reason-of.ts'
import { testServices } from './testing/services.ts'
import { test, testConfig } from './testing/test-app.ts'

const secret = 'https://shop.example/reset?token=secret'

test('the log keeps what failed and why, without what a statement was given', async ({ shop }) => {
  const lines: string[] = []
  const log = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({ config: testConfig(), db: shop.db, services: testServices(), log })
  app.get('/failing', () =>
    shop.db.transaction((tx) =>
      tx.execute(
        sql`insert into mails (subject, text) values (${secret}, ${secret}) returning nothing_there`,
      ),
    ),
  )
  const { statusCode } = await app.inject('/failing')
  await app.close()
  expect(statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('secret')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a request failed',
    err: {
      message: expect.stringContaining('insert into mails (subject, text) values ($1, $2)'),
      stack: expect.stringMatching(/^Error: Failed query: insert [^\n]+\n +at /),
      cause: { code: '42703', message: expect.stringContaining('nothing_there') },
    },
  })
})

test('a row PostgreSQL quotes is not in the log, what it breaks is', async ({ shop }) => {
  const failing = shop.db.transaction((tx) =>
    tx.execute(sql`insert into mails (subject, text) values (${secret}, null)`),
  )
  const error: unknown = await failing.catch((thrown: unknown) => thrown)
  expect(JSON.stringify(loggedError(error))).not.toContain('secret')
  expect(loggedError(error)).toMatchObject({ cause: { code: '23502', table: 'mails' } })
  expect(reasonOf(error)).not.toContain('secret')
  expect(reasonOf(error)).toContain('violates not-null constraint')
})

test('an error of several is logged with each, and what is no error as it is', () => {
  const several = new AggregateError([new TypeError('one'), 'two'], 'many')
  expect(loggedError(several)).toMatchObject({
    type: 'AggregateError',
    errors: [{ type: 'TypeError', message: 'one' }, { message: 'two' }],
  })
  expect(loggedError('gone')).toMatchObject({ type: 'string', message: 'gone' })
})
