import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { rowsOf } from './connection.ts'
import { beginning, holding, holdingInAnyCase } from './like.ts'

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

test('words are found in any case and spelling, umlauts too, wherever the database stands', async ({
  shop,
}) => {
  const found = async (typed: string) => {
    const texts = sql`(values ('Müller Äcker'), ('MUELLER ÉTÉ'), ('Straße (a.b) 50 %'), ('axb 😀')) as v (text)`
    const rows = await rowsOf<{ text: string }>(
      shop.db,
      sql`select text from ${texts} where text ~* ${holdingInAnyCase(typed)}`,
    )
    return rows.map(({ text }) => text)
  }
  for (const typed of ['müller', 'MÜLLER', 'Mueller', 'mu\u0308ller'])
    expect(await found(typed)).toEqual(['Müller Äcker', 'MUELLER ÉTÉ'])
  expect(await found('äcker')).toEqual(['Müller Äcker'])
  expect(await found('été')).toEqual(['MUELLER ÉTÉ'])
  expect(await found('STRASSE')).toEqual(['Straße (a.b) 50 %'])
  expect(await found('(a.b) 50 %')).toEqual(['Straße (a.b) 50 %'])
  expect(await found('a.b 😀')).toEqual([])
  expect(await found('B 😀')).toEqual(['axb 😀'])
  expect(await found('***=[^\\')).toEqual([])
})
