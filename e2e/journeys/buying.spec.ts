import { article } from '@shop/contract/resources/article'
import { docs } from '@shop/contract/resources/docs'
import type { Page } from '@playwright/test'
import { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

/** A tile of the demo: 60x120 cm, sold by the carton of 1.44 m². */
const tile = '1000003'

/** Everything the shop sends to this page as text: pages and answers, in the order they came. */
async function listen(page: Page): Promise<string[]> {
  const texts: string[] = []
  await page.route('**/*', async (route) => {
    if (!['document', 'fetch', 'xhr'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    texts.push(await response.text())
    return route.fulfill({ response })
  })
  return texts
}

async function clientOf(alias: string, url: string): Promise<ApiClient> {
  const client = new ApiClient(url)
  await client.login(alias)
  return client
}

test.describe('a journeyman without net prices', () => {
  test('gets no net amount, neither on a page nor in an answer behind it', async ({ page, shop, signIn }) => {
    const master = await clientOf('meister', shop.url)
    const { netPrice } = (await master.call(article, 'GET_DETAILS', { matnr: tile })).article
    const net = netPrice?.price ?? ''
    expect(net).toMatch(/^\d+\.\d\d$/)
    const client = await signIn('geselle')
    await client.startBasket('Ohne Nettopreise', [{ matnr: tile, quantity: '1.44' }])
    const texts = await listen(page)
    for (const path of ['search?q=60x120 anthrazit', `p/${tile}`, 'basket', 'checkout', 'myaccount'])
      await page.goto(path, { waitUntil: 'networkidle' })
    const all = texts.join('\n')
    expect(all).toContain(tile)
    expect(all).not.toContain(net)
    expect(all).not.toContain(net.replace('.', ','))
    expect(all).not.toMatch(/"?net(Price|Total)"?:\s*(\{|"\d)/)
  })

  test('is asked which basket, and cannot make one without a name or with a taken one', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('geselle')
    await client.startBasket('Bad Seitz', [])
    await page.goto(`p/${tile}`)
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'In welchen Warenkorb?' })
    await dialog.getByRole('button', { name: 'Neuer Warenkorb' }).click()
    const name = dialog.getByLabel('Name des Warenkorbs')
    const create = dialog.getByRole('button', { name: 'Warenkorb anlegen' })
    await expect(create).toBeDisabled()
    await name.fill(' ')
    await name.blur()
    await expect(dialog.getByText('Geben Sie einen Warenkorbnamen an', { exact: true })).toBeVisible()
    await expect(create).toBeDisabled()
    await name.fill('bad seitz')
    await expect(dialog.getByText('Der Name ist bereits vergeben', { exact: true })).toBeVisible()
    await name.fill('Küche Ott')
    await create.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/lieg(t|en) im Warenkorb „Küche Ott“/)).toBeVisible()
  })
})

test.describe('a master craftsman', () => {
  test('takes back one of two additions, and the other one stays', async ({ page, signIn }) => {
    const client = await signIn('meister')
    await client.askForBasket(3)
    await client.startBasket('Zweimal', [])
    await page.goto(`p/${tile}`)
    const quantity = page.getByRole('region', { name: 'Preis und Bestellung' }).getByRole('textbox')
    const toast = (text: RegExp) =>
      page.locator('[aria-live="polite"] > [data-kind]').filter({ hasText: text })
    for (const typed of ['2,88', '14,4']) {
      await quantity.fill(typed)
      await quantity.press('Enter')
      await expect(toast(new RegExp(`^${typed}`))).toBeVisible()
    }
    // The basket is read anew by the next page: only then is it without what was taken back.
    const taken = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('TAKE_BACK') === true,
    )
    await toast(/^2,88/).getByRole('button', { name: 'Rückgängig' }).click()
    await taken
    await page.goto('basket')
    await expect(page.getByRole('textbox', { name: /^Menge für/ })).toHaveValue('14,4')
  })

  test('orders tiles from the search to the letter of confirmation', async ({ page, signIn }) => {
    const client = await signIn('meister')
    await client.askForBasket(3)
    await client.startBasket('Bad Journey', [])
    await page.goto('')
    await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill('60x120 anthrazit R10')
    await page.keyboard.press('Enter')
    const found = page.getByRole('article').filter({ hasText: tile })
    await expect(found).toContainText('37,93 €')
    await expect(found).toContainText('Listenpreis')
    await found.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('60x120 cm anthrazit R10')
    await expect(page.getByText('Ihre Niederlassung')).toBeVisible()
    const quantity = page.getByRole('region', { name: 'Preis und Bestellung' }).getByRole('textbox')
    await quantity.fill('14,4')
    await quantity.press('Enter')
    await expect(page.getByText(/^14,4\sm² .* liegen im Warenkorb/)).toBeVisible()

    await page
      .getByRole('banner')
      .getByRole('button', { name: /1 Position/ })
      .click()
    await page.getByRole('link', { name: 'Warenkorb ansehen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bad Journey')
    await expect(page.getByRole('textbox', { name: /^Menge für/ })).toHaveValue(/^14,4/)
    await page.getByRole('complementary', { name: 'Summe' }).getByRole('link', { name: 'Zur Kasse' }).click()

    await page.getByLabel(/^Kommission/).fill('Bad Journey')
    const day = page.getByLabel('Lieferdatum')
    await day.fill((await day.getAttribute('min')) ?? '')
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible()
    const docid = await page.getByText('Vorgangsnummer').getByRole('strong').innerText()

    // The built-in ERP takes its time to acknowledge.
    const row = page.getByRole('row').filter({ hasText: 'Bad Journey' })
    await expect(async () => {
      await page.goto('myaccount/documents')
      await expect(row.getByRole('rowheader')).toContainText(/Auftrag$/, { timeout: 500 })
    }).toPass({ timeout: 90_000 })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText(docid)
    const orderNumber = /\d+/.exec(await row.getByRole('rowheader').innerText())?.[0] ?? ''
    expect(orderNumber).not.toBe(docid)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/myaccount/document/1/${docid}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Auftrag ${orderNumber}`)

    await signIn('innendienst')
    for (const subject of [`Eingangsbestätigung ${docid}`, `Auftragsbestätigung ${orderNumber}`]) {
      const mail = page.getByRole('link', { name: subject })
      await expect(async () => {
        await page.goto('staff/mails')
        await expect(mail).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 60_000 })
      await mail.click()
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
      const letter = page.getByRole('region', { name: 'Anhänge' }).getByRole('link', { name: /\.pdf/ })
      const file = await page.request.get((await letter.getAttribute('href')) ?? '')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('orders in English, on the page where the language was changed', async ({ page, signIn }) => {
    const client = await signIn('chef')
    await client.startBasket('Bad Miller', [{ matnr: tile, quantity: '1.44' }])
    const before = (await client.call(docs, 'GET_LIST', { timespan: '2' })).numFound
    await page.goto('checkout')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Baumgärtel/ })
      .click()
    await page.getByText('English', { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('complementary', { name: 'Order' })).toContainText(/€\d+\.\d\d/)
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    expect((await client.call(docs, 'GET_LIST', { timespan: '2' })).numFound).toBe(before + 1)
  })
})
