import { article } from '@shop/contract/resources/article'
import { basket } from '@shop/contract/resources/basket'
import { labels } from '@shop/contract/resources/labels'
import { lists } from '@shop/contract/resources/lists'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scanner.ts'

const tile = '1000003'
const eanOf = async (client: ApiClient, matnr: string) =>
  (await client.call(article, 'GET_DETAILS', { matnr })).article.ean

const scanned = (page: Page) => page.getByRole('region', { name: 'Gescannt' })

const linesOf = async (client: ApiClient) =>
  (await client.call(basket, 'GET_BASKET', {})).positions.map(({ matnr, quantity }) => `${quantity} ${matnr}`)

test.describe('with a hand scanner', () => {
  test('what a person types is no scan, and goes where it always went', async ({ page }) => {
    await page.goto(`p/${tile}`, { waitUntil: 'networkidle' })
    const field = page.getByRole('region', { name: 'Preis und Bestellung' }).getByRole('textbox')
    await page.keyboard.type('1234', { delay: 110 })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(/1234/)
    await field.blur()
    await page.keyboard.type('/kleber', { delay: 90 })
    await expect(page.getByRole('searchbox', { name: 'Suche', exact: true })).toHaveValue('kleber')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search\?q=kleber/)
    await expect(scanned(page)).toHaveCount(0)
  })

  test('a search that begins with "/" is none either, as fast as a machine types it', async ({ page }) => {
    for (const path of ['imprint', `p/${tile}`, '']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await scan(page, '/fliesenkleber', { every: 1, end: undefined })
      const search = page.getByRole('searchbox', { name: 'Suche', exact: true })
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('fliesenkleber')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/search\?q=fliesenkleber/)
    }
    await expect(scanned(page)).toHaveCount(0)
  })

  test('a number nobody has is told with its code, and can be searched and asked for', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('meister')
    await page.goto('', { waitUntil: 'networkidle' })
    await scan(page, ']E04006381333931')
    const notice = scanned(page)
    await expect(notice.getByText('Zu „4006381333931“ gibt es keinen Artikel')).toBeVisible()
    await expectAccessible()
    await notice.getByRole('link', { name: 'Artikel anfragen' }).click()
    await expect(page).toHaveURL(/not-listed-products\?q=4006381333931/)
    await expect(notice.getByText('4006381333931')).toHaveCount(0)
  })

  test('in a field it types as always, and so it does where a dialog waits for keys', async ({
    page,
    signIn,
  }) => {
    await signIn('meister')
    await page.goto('basket', { waitUntil: 'networkidle' })
    const number = page.getByRole('textbox', { name: 'Artikelnummer, Zeile 1' })
    await number.focus()
    await scan(page, '4006381333931', { end: undefined })
    await expect(number).toHaveValue('4006381333931')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await scan(page, '4006381333932', { end: undefined })
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('4006381333932')
    await expect(scanned(page)).toHaveCount(0)
  })

  test('an article opens from any page: by EAN, GTIN-14 and GS1 code, ended by Enter, Tab or nothing', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    const ean = await eanOf(client, tile)
    await page.goto('imprint', { waitUntil: 'networkidle' })
    await scan(page, ean)
    await expect(page).toHaveURL(new RegExp(`/p/${tile}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    // Digits of a scanner are no quantity.
    await scan(page, `]d2010${await eanOf(client, '1000004')}10A7\u001D21S1`, { end: 'Tab' })
    await expect(page).toHaveURL(/\/p\/1000004/)
    await page.goto('brands', { waitUntil: 'networkidle' })
    await scan(page, `https://id.gs1.org/01/0${ean}/10/A7`, { end: undefined })
    await expect(page).toHaveURL(new RegExp(`/p/${tile}`))
    await expect(scanned(page)).toBeEmpty()
  })

  test('keys that a busy device delivers late are one scan', async ({ page, signIn }) => {
    const client = await signIn('meister')
    const ean = await eanOf(client, tile)
    await page.goto('imprint', { waitUntil: 'networkidle' })
    // On a machine that is busy itself the second half of the keys may come later than any scanner's would.
    await expect(async () => {
      await scan(page, ean, { hitch: 130 })
      await expect(page).toHaveURL(new RegExp(`/p/${tile}`), { timeout: 3000 })
    }).toPass({ timeout: 60_000 })
  })

  test('scanned before the page has come to life, it counts', async ({ page, signIn }) => {
    const client = await signIn('meister')
    const ean = await eanOf(client, tile)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/assets\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('brands', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scan(page, ean)
    release()
    await expect(page).toHaveURL(new RegExp(`/p/${tile}`))
  })

  test('in the basket fast scans are counted one by one, and the quantity of a label takes the place of the smallest', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    const ean = await eanOf(client, '2000008')
    let tries = 0
    // A machine that stands still in the middle of two signs gives the first one to the page.
    await expect(async () => {
      await client.startBasket(`Lager ${++tries}`, [])
      await page.goto('basket', { waitUntil: 'networkidle' })
      for (let i = 0; i < 5; i++) await scan(page, ean)
      await scan(page, 'GIBTESNICHT/1')
      await scan(page, '2000245')
      await scan(page, '2000245')
      await scan(page, '12')
      await expect(page.getByText(/^Menge vom Etikett: 12/)).toBeVisible()
    }).toPass({ timeout: 100_000 })
    await expect.poll(() => linesOf(client)).toEqual(['5 2000008', '13 2000245'])
    await expect(scanned(page).getByText('Zu „GIBTESNICHT/1“')).toBeVisible()
    await page.getByRole('button', { name: 'Hinweis zu GIBTESNICHT/1 schließen' }).click()
    await expect(scanned(page)).toBeEmpty()
  })

  test('a code whose beginning, or all but its end, came too early for a busy device is none of its own', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    await client.startBasket('Rest', [])
    await page.goto('basket', { waitUntil: 'networkidle' })
    await scan(page, '2000245')
    await expect.poll(() => linesOf(client)).toEqual(['1 2000245'])
    await scan(page, '12', { hitch: 400 })
    await expect.poll(() => linesOf(client)).toEqual(['12 2000245'])
    for (const early of [1, 3, 4, 7]) {
      await scan(page, '2000008', { hitch: 900, early })
      await expect.poll(() => linesOf(client)).toContain(`${[1, 3, 4, 7].indexOf(early) + 1} 2000008`)
    }
    await expect(scanned(page).getByRole('button', { name: /^Hinweis zu/ })).toHaveCount(0)
  })

  test('the quantity of a label leaves a line as it is that somebody has changed since, and says so', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    await client.startBasket('Zu zweit', [])
    await page.goto('basket', { waitUntil: 'networkidle' })
    await scan(page, '2000245')
    await expect.poll(() => linesOf(client)).toEqual(['1 2000245'])
    const [line] = (await client.call(basket, 'GET_BASKET', {})).positions
    await client.call(basket, 'EDIT_POSITION', { posnr: line!.posnr, quantity: '7' })
    await scan(page, '12')
    await expect(page.getByText(/wurde inzwischen geändert\. Die Menge 12/).first()).toBeVisible()
    await expect.poll(() => linesOf(client)).toEqual(['7 2000245'])
    await expect(scanned(page).getByRole('button', { name: /^Hinweis zu/ })).toHaveCount(0)
  })

  test('on a list and among the labels the article is collected, at the checkout it is only named', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('meister')
    const { list } = await client.call(lists, 'CREATE_LIST', { name: 'Gescanntes' })
    await page.goto(`myaccount/lists/edit/${list.id}`, { waitUntil: 'networkidle' })
    await scan(page, tile)
    await expect(page.getByText(/auf der Liste „Gescanntes“ ergänzt/)).toBeVisible()
    await expect(page.getByRole('main').getByText(tile).first()).toBeVisible()
    await page.goto('labels', { waitUntil: 'networkidle' })
    await scan(page, tile)
    await expect(page.getByText(/zu den Etiketten gelegt/)).toBeVisible()
    expect((await client.call(labels, 'GET_LABELS', {})).labels.map(({ matnr }) => matnr)).toContain(tile)
    await client.fillBasket()
    await page.goto('checkout', { waitUntil: 'networkidle' })
    await scan(page, tile)
    await expect(scanned(page).getByRole('link', { name: 'Artikel öffnen' })).toBeVisible()
    await expect(page).toHaveURL(/checkout/)
  })
})
