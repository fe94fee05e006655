import { basket } from '@shop/contract/resources/basket'
import { oxomi } from '@shop/contract/resources/oxomi'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

/** Addresses of the portal this page asks, from now on. */
async function portalOf(page: Page, client: ApiClient) {
  const { server } = await client.call(oxomi, 'GET_PORTAL', {})
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(server)) asked.push(request.url())
  })
  const make = (mode: 'normal' | 'slow' | 'dead') => fetch(`${server}/mode/${mode}`)
  return { server, asked, make }
}

const allow = (page: Page) => page.getByRole('button', { name: 'Erlauben und laden' })

const wayIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Abteilungen' }).getByRole('link', { name: 'Kataloge' })

/** Opens the first catalogue and the dialog about the first of its articles, or about the novelty. */
async function openArticle(page: Page, which: 'first' | 'novelty') {
  await page.locator('.oxomi-catalogs button').first().click()
  const items = page.locator('.oxomi-items li')
  const item = which === 'first' ? items.first() : items.filter({ hasText: 'Neuheit' })
  await item.getByRole('button').click()
  return page.locator('.oxomi-infoplay')
}

test('nothing of the portal is loaded before the visitor allows it, nor after he refuses', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const { asked } = await portalOf(page, await signIn('meister'))
  await page.goto('catalogue-portal', { waitUntil: 'networkidle' })
  await expect(allow(page)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(page.getByText('Sie haben diesen Inhalt abgelehnt')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Sie haben diesen Inhalt abgelehnt')).toBeVisible()
  expect(asked).toEqual([])
})

test('a guest finds neither the way to the portal nor its page', async ({ page }) => {
  await page.goto('')
  await expect(wayIn(page)).toBeHidden()
  await page.goto('catalogue-portal')
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test.describe('once it is allowed', () => {
  test('catalogues and videos are shown, and articles go into the basket', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const client = await signIn('geselle')
    await client.askForBasket(1)
    await client.startBasket('Aus dem Portal', [])
    await page.goto('')
    await wayIn(page).click()
    await allow(page).click()
    await expect(page.locator('.oxomi-catalogs li').first()).toBeVisible()
    await expectAccessible()
    const dialog = await openArticle(page, 'first')
    await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
    const choice = page.getByRole('dialog', { name: 'Warenkorb' })
    await choice.getByRole('button', { name: /Aus dem Portal/ }).click()
    await expect(dialog.getByText('In den Warenkorb gelegt.')).toBeVisible()
    const { positions } = await client.call(basket, 'GET_BASKET', {})
    expect(positions).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await page.getByRole('link', { name: 'Videos', exact: true }).click()
    await expect(page.getByText('Großformat verlegen')).toBeVisible()
  })

  test('an article the shop does not have is named so, a failure of the basket is told in the portal', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('azubi')
    await client.askForBasket(3)
    await page.goto('catalogue-portal')
    await allow(page).click()
    const unknown = await openArticle(page, 'novelty')
    await expect(unknown.getByText('in Ihrem Shop nicht erhältlich')).toBeVisible()
    await unknown.getByRole('button', { name: 'Schließen' }).click()
    await page.locator('.oxomi-items li').first().getByRole('button').click()
    const known = page.locator('.oxomi-infoplay')
    for (const wrong of ['viel', '0', '-1', '']) {
      await known.getByLabel('Menge').fill(wrong)
      await known.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(known.getByText('Bitte geben Sie eine Menge über 0 als Zahl ein.')).toBeVisible()
    }
    for (const [wrong, said] of [
      ['0,005', 'Verkauft wird in Schritten von'],
      ['99999999', 'Auf einmal gehen höchstens'],
    ] as const) {
      await known.getByLabel('Menge').fill(wrong)
      await known.getByRole('button', { name: 'In den Warenkorb' }).click()
      await expect(known.locator('.oxomi-said[data-error]')).toContainText(said)
      await expect(page.getByRole('dialog', { name: 'In welchen Warenkorb?' })).toHaveCount(0)
    }
    await page.route('**/api/basket', (route) => route.abort())
    await known.getByLabel('Menge').fill('1,44')
    await known.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(known.locator('.oxomi-said[data-error]')).toContainText('nicht erreichbar')
    await expect(page.getByText('nicht erreichbar')).toHaveCount(1)
    await known.getByRole('button', { name: 'Schließen' }).click()
    await page.route('**/api/oxomi*', (route) => route.abort())
    await page.locator('.oxomi-items li').first().getByRole('button').click()
    await expect(known.locator('.oxomi-said[data-error]')).toContainText('nicht erreichbar')
  })

  test('whoever takes it back in the footer, or leaves, is rid of the script', async ({ page, signIn }) => {
    const { asked } = await portalOf(page, await signIn('meister'))
    // While the page is being loaded anew there is nothing to ask.
    const isLoaded = () => page.evaluate(() => 'oxomi' in window).catch(() => undefined)
    await page.goto('catalogue-portal')
    await allow(page).click()
    await expect(page.locator('.oxomi-catalogs li').first()).toBeVisible()
    await page.getByRole('link', { name: 'Marken' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Marken' })).toBeVisible()
    await expect.poll(isLoaded).toBe(false)
    await page.goBack()
    await expect(page.locator('.oxomi-catalogs li').first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Datenschutz-Einstellungen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nur notwendige' }).click()
    await expect(allow(page)).toBeVisible()
    await expect.poll(isLoaded).toBe(false)
    const before = asked.length
    await page.reload({ waitUntil: 'networkidle' })
    expect(asked.length).toBe(before)
  })
})

test.describe('a portal that fails', () => {
  for (const [mode, title] of [
    ['slow', 'Das Portal antwortet nicht'],
    ['dead', 'Das Portal konnte nicht geladen werden'],
  ] as const) {
    test(`because it is ${mode} says so, leaves the shop working, and can be tried again`, async ({
      page,
      signIn,
      expectAccessible,
    }) => {
      const { make } = await portalOf(page, await signIn('meister'))
      await make(mode)
      try {
        await page.goto('catalogue-portal')
        await allow(page).click()
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expectAccessible()
        await make('normal')
        await page.getByRole('button', { name: 'Erneut versuchen' }).click()
        await expect(page.locator('.oxomi-catalogs li').first()).toBeVisible()
      } finally {
        await make('normal')
      }
    })
  }

  test('after it was shown says so, keeps what stands there, and is loaded anew', async ({
    page,
    signIn,
  }) => {
    const { make } = await portalOf(page, await signIn('meister'))
    await page.goto('catalogue-portal')
    await allow(page).click()
    const catalogues = page.locator('.oxomi-catalogs button')
    await expect(catalogues.first()).toBeVisible()
    await make('dead')
    try {
      await catalogues.first().click()
      await expect(page.getByRole('alert')).toContainText('Das Portal meldet einen Fehler')
      await make('normal')
      await page.getByRole('button', { name: 'Portal neu laden' }).click()
      await expect(page.locator('.oxomi-catalogs li').first()).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
    } finally {
      await make('normal')
    }
  })
})
