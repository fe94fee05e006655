import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#server/db/connection.ts'
import { aCatalog } from '#server/testing/builders.ts'
import { aCategory, anArticle } from '#server/testing/catalogue-builders.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { isVisible, isVisibleOfMany } from './visible.ts'

/** Numbers of the articles a condition lets somebody see who has some catalogues. */
async function seen({ db }: Shop, condition: typeof isVisible, catalogs: readonly string[]) {
  const [before = '', ...rest] = condition('a', '$1').split('$1')
  const where = rest.flatMap((part) => [sql`${sql.param(catalogs)}`, sql.raw(part)])
  const rows = await rowsOf<{ matnr: string }>(
    db,
    sql`select a.matnr from articles a where ${sql.join([sql.raw(before), ...where])} order by a.matnr`,
  )
  return rows.map(({ matnr }) => matnr)
}

/** An article in each pair of places: none, a category, the one above it, or itself. */
async function catalogsInEveryWay(shop: Shop): Promise<string[]> {
  const ways = [false, true].flatMap((reserved) =>
    (['itself', 'category', 'above'] as const).map((how) => ({ reserved, how })),
  )
  const ids: string[] = []
  for (const one of [undefined, ...ways]) {
    for (const other of [undefined, ...ways]) {
      const above = await aCategory(shop.db)
      const { id } = await aCategory(shop.db, { below: above })
      const { matnr } = await anArticle(shop.db, { categories: [id] })
      const places = { itself: { articles: [matnr] }, category: { categories: [id] } }
      const by = { ...places, above: { categories: [above.id] } }
      for (const way of [one, other])
        if (way !== undefined) ids.push(await aCatalog(shop.db, { ...by[way.how], reserved: way.reserved }))
    }
  }
  return ids
}

test('who reads the whole catalogue sees what he would see article by article, whatever he has', async ({
  shop,
}) => {
  await anArticle(shop.db)
  expect(await seen(shop, isVisibleOfMany, [''])).toHaveLength(1)
  const ids = await catalogsInEveryWay(shop)
  const some = (every: number) => ids.filter((_, index) => index % every === 0)
  for (const catalogs of [[], [''], some(2), ['', ...some(2)], ['', ...some(3)], some(5), ['', ...ids]]) {
    const one = await seen(shop, isVisible, catalogs)
    expect(await seen(shop, isVisibleOfMany, catalogs)).toEqual(one)
    // So that the above can fail: all but who has nothing, or everything, see a part.
    const isPart = one.length > 0 && one.length < 50
    expect(isPart, `${one.length} of 50`).toBe(![0, ids.length + 1].includes(catalogs.length))
  }
})
