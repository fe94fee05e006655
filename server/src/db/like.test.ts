import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { rowsOf } from './connection.ts'
import { beginning, holding } from './like.ts'

test('what is typed is looked for letter by letter, also where it means something to the database', async ({
  shop,
}) => {
  const found = async (pattern: string) => {
    const texts = sql`(values ('50 % Rest'), ('50 Stück'), ('a_b'), ('axb'), ('c\\d')) as v (text)`
    const rows = await rowsOf<{ text: string }>(
      shop.db,
      sql`select text from ${texts} where text like ${pattern}`,
    )
    return rows.map(({ text }) => text)
  }
  expect(await found(holding('0 %'))).toEqual(['50 % Rest'])
  expect(await found(holding('_'))).toEqual(['a_b'])
  expect(await found(holding('\\'))).toEqual(['c\\d'])
  expect(await found(beginning('50'))).toEqual(['50 % Rest', '50 Stück'])
  expect(await found(beginning('%'))).toEqual([])
})
