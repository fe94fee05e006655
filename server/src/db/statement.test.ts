import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { statement } from './statement.ts'

test('a second statement of a name is refused when the program starts', () => {
  statement('test_taken', 'select 1')
  expect(() => statement('test_taken', 'select 2')).toThrow('Two statements are named test_taken')
})

test('a statement sent again is prepared once per connection, and counts each time', async ({ shop }) => {
  const doubled = statement<{ doubled: string }, [number: string]>(
    'test_doubled',
    'select ($1::numeric * 2)::text as doubled',
  )
  const prepared = statement<{ count: number }, []>(
    'test_prepared',
    `select count(*)::int as count from pg_prepared_statements where name = 'test_doubled'`,
  )
  shop.countStatements()
  expect([await doubled(shop.db, '1.5'), await doubled(shop.db, '2')]).toEqual([
    [{ doubled: '3.0' }],
    [{ doubled: '4' }],
  ])
  expect(await prepared(shop.db)).toEqual([{ count: 1 }])
  expect(shop.countStatements()).toBe(3)
})
