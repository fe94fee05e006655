import { search } from '@shop/contract/resources/search'
import type { Page } from '@playwright/test'
import { cloneNamed } from '../../server/src/testing/databases.ts'
import { deadSolrUrl, startSolrStandIn } from '../../server/src/testing/solr-stand-in.ts'
import type { SolrStandIn } from '../../server/src/testing/solr-stand-in.ts'
import { expect, test as base } from '../fixtures.ts'
import { demoTemplate } from '../global-setup.ts'
import { type RunningShop, startShop } from '../shop.ts'

/** A shop on a SolrCloud of which one node is gone and the other finds no replica that is alive. */
const test = base.extend<object, { cloud: SolrStandIn; shop: RunningShop }>({
  cloud: [
    async ({}, use) => {
      const cloud = await startSolrStandIn('failing')
      await use(cloud)
      await cloud.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ cloud }, use, worker) => {
      const admin = process.env['JOURNEYS_ADMIN_URL'] ?? ''
      const name = `offline_${worker.parallelIndex}_${process.pid}`
      const database = await cloneNamed(admin, name, demoTemplate)
      const environment = { SOLR_URL: `${await deadSolrUrl()},${cloud.url}` }
      const shop = await startShop({ databaseUrl: database.url, environment, search: 'offline' })
      await use(shop)
      await shop.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const warning = (page: Page) =>
  page.getByText('Die Suche ist zurzeit nicht erreichbar. Kategorien, Artikelseiten und Ihr Warenkorb')

test.describe('while Solr does not answer', () => {
  test('a search says so at once and what still works', async ({ page, signIn, expectAccessible }) => {
    await signIn('meister')
    await page.goto('search?q=fliesenkleber')
    await expect(page.getByRole('heading', { name: 'Die Suche macht gerade Pause' })).toBeVisible()
    await expect(warning(page)).toBeVisible()
    await expectAccessible()
  })

  test('categories are leafed through and articles opened from the database', async ({ page, signIn }) => {
    const client = await signIn('meister')
    const { categories } = await client.call(search, 'GETCATEGORYHIERARCHY', {})
    await page.goto(`c/${categories[0]?.id ?? ''}`)
    await expect(warning(page)).toBeVisible()
    const hits = page.getByRole('region', { name: 'Treffer' })
    const first = hits.getByRole('article').first()
    const name = await first.getByRole('heading').innerText()
    await hits.getByRole('link', { name: 'Nächste Seite' }).click()
    await expect(hits.getByRole('article').first().getByRole('heading')).not.toHaveText(name)
    await hits.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\//)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the search is back by itself when Solr is', async ({ page, signIn, cloud }) => {
    await signIn('meister')
    await page.goto('search?q=fliesenkleber')
    await expect(warning(page)).toBeVisible()
    cloud.behave('empty')
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: /^Keine Treffer/ })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(warning(page)).toBeHidden()
  })
})
