import { search } from '@shop/contract/resources/search'
import { describe, expect } from 'vitest'
import { guestMode } from '#server/testing/builders.ts'
import { aCategory, anArticle } from '#server/testing/catalogue-builders.ts'
import { test as withSearch } from '#server/testing/followed-search.ts'
import { type Shop, test } from '#server/testing/test-app.ts'

/** Two articles of one category, one of another. */
async function someTiles(shop: Shop) {
  await guestMode(shop.db)
  const [floor, wall] = [await aCategory(shop.db), await aCategory(shop.db)]
  const texts = { de: { maktx: 'Fliese' } }
  for (const { id } of [floor, floor, wall]) await anArticle(shop.db, { texts, categories: [id] })
  return { floor, wall }
}

describe('GETCATEGORYHIERARCHY', () => {
  withSearch('refuses what SEARCH refuses', async ({ found: { shop } }) => {
    await guestMode(shop.db)
    const { http, body } = await shop.call(search, 'GETCATEGORYHIERARCHY', { fq: ['{!func}price'] })
    expect([http, body.fields]).toEqual([422, { 'fq.0': 'UNKNOWN_VALUE' }])
  })

  withSearch(
    'answers as SEARCH does: counted categories, and no articles unless rows are asked for',
    async ({ found: { shop, follower } }) => {
      const { floor } = await someTiles(shop)
      await follower.run()
      const asked = { q: 'fliese', fq: [`category:"${floor.id}"`] }
      const { body } = await shop.call(search, 'GETCATEGORYHIERARCHY', asked)
      expect(body).toMatchObject({
        response: { numFound: 2, start: 0, docs: [] },
        responseHeader: { params: { q: 'fliese', fq: asked.fq, sort: '', rows: 0, start: 0 } },
        stats: { stats_fields: {} },
        solrOffline: false,
      })
      const counted = body.categories.map(({ id, count, isActive }) => [id, count, isActive])
      expect(counted).toContainEqual([floor.id, 2, true])
      expect(body.facets.find(({ kind }) => kind === 'pivot')?.pivot).toEqual(body.categories)
      const solr = body.facet_counts.facet_pivot['category']
      expect(solr?.map(({ value }) => value)).toEqual(body.categories.map(({ value }) => value))
      const withRows = await shop.call(search, 'GETCATEGORYHIERARCHY', { ...asked, rows: 1 })
      expect(withRows.body.response.docs).toHaveLength(1)
    },
  )

  test('has the tree of the database without the engine', async ({ shop }) => {
    const { floor, wall } = await someTiles(shop)
    const { body } = await shop.call(search, 'GETCATEGORYHIERARCHY', {})
    expect(body).toMatchObject({ solrOffline: true, response: { docs: [] } })
    const ids = body.categories.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([floor.id, wall.id]))
  })
})
