import type { Page } from '@playwright/test'
import { ApiClient } from '../api-client.ts'
import { expect, test as base } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'
import { type RunningShop, startShop } from '../shop.ts'
import { startTlsProxy, type TlsProxy } from '../tls-proxy.ts'

/**
 * A shop under /shop/ behind a proxy that ends TLS, on the worker's database. Of one test alone: what belonged to the
 * worker would be a worker, and a shop, of its own.
 */
const test = base.extend<{ behind: TlsProxy; below: RunningShop }>({
  below: [
    async ({ shop }, use) => {
      const environment = { BASE_PATH: '/shop/', TRUST_PROXY: '127.0.0.1' }
      const below = await startShop({ databaseUrl: shop.databaseUrl, beside: shop, environment })
      await use(below)
      await below.stop()
    },
    { timeout: 120_000 },
  ],
  behind: async ({ below }, use) => {
    const proxy = await startTlsProxy(below.url)
    await use(proxy)
    await proxy.stop()
  },
  baseURL: async ({ behind }, use) => use(`${behind.origin}/shop/`),
  ignoreHTTPSErrors: true,
})

/** Addresses of links, pictures, scripts, styles and forms on the page that stand outside /shop/. */
const strays = (page: Page) =>
  page.locator('[href], [src], form[action]').evaluateAll((elements) =>
    elements
      .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
      .filter((address) => address !== null && !/^(tel:|mailto:|data:|#)/.test(address))
      .map((address) => new URL(address ?? '', document.baseURI))
      .filter(({ origin, pathname }) => origin !== location.origin || !pathname.startsWith('/shop/'))
      .map(({ href }) => href),
  )

test('under /shop/ behind TLS a customer signs in, searches and orders, and nothing leaves /shop/', async ({
  page,
  context,
  behind,
  below,
}) => {
  const baseURL = `${behind.origin}/shop/`
  const client = new ApiClient(below.url)
  await client.login('meister')
  await client.askForBasket(3)
  await client.startBasket('Unter einem Pfad', [])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('myaccount')
  await expect(page).toHaveURL(`${baseURL}login?redirect=%2Fmyaccount`)
  expect(await strays(page)).toEqual([])
  await sendLogin(page, 'meister')
  await expect(page).toHaveURL(`${baseURL}myaccount`)
  for (const { name, secure, path, httpOnly } of await context.cookies())
    expect([name, secure, path, httpOnly]).toEqual([name, true, '/shop/', true])

  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('60x120 anthrazit R10')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/search\?q=/)
  const hit = page.getByRole('article').filter({ hasText: '1000003' })
  expect(await strays(page)).toEqual([])
  await hit.getByRole('button', { name: /in den Warenkorb legen$/ }).click()
  await expect(page.getByText(/lieg(t|en) im Warenkorb/)).toBeVisible()
  await page.goto('checkout')
  expect(await strays(page)).toEqual([])
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(baseURL) && !url.startsWith('data:'))).toEqual([])
})
