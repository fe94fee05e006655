import { basket } from '@shop/contract/resources/basket'
import { topsellers } from '@shop/contract/resources/topsellers'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

/** The article the customer has in most orders, and how it was ordered last. */
async function theFirst(client: ApiClient) {
  const { articles } = await client.call(topsellers, 'GET_TOPSELLERS', { scope: 'customer', timespan: '8' })
  const [first] = articles
  if (first === undefined) throw new Error('nothing was ordered')
  return { matnr: first.article.matnr, name: first.article.maktx1, ...first.last }
}

/** Once more where the articles of another period come in the middle of it: what was chosen belongs to those before. */
const choose = (page: Page, name: string) =>
  expect(async () => {
    await page.getByRole('checkbox', { name: `${name} auswählen` }).check()
    await page.getByRole('button', { name: 'Mit letzter Menge in den Warenkorb' }).click({ timeout: 1000 })
  }).toPass()

test.describe('what is ordered again and again', () => {
  test('is found by the menu and ordered as last time, which can be undone', async ({ page, signIn }) => {
    const client = await signIn('meister')
    await client.askForBasket(1)
    await client.startBasket('Wie immer', [])
    const { name, quantity, unit, matnr } = await theFirst(client)
    await page.goto('myaccount', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Oft bestellt', exact: true }).click()
    await page.getByRole('link', { name: 'Ganze Firma' }).click()
    await page.getByLabel('Zeitraum').selectOption('Unbegrenzt')
    await expect(page).toHaveURL(/topsellers\/customer\?timespan=8/)
    await choose(page, name)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Wie immer/ })
      .click()
    await expect(page.getByText('1 Position liegt im Warenkorb „Wie immer“')).toBeVisible()
    const lines = async () =>
      (await client.call(basket, 'GET_BASKET', {})).positions.map((line) => ({
        matnr: line.matnr,
        quantity: line.quantity,
        unit: line.unit,
      }))
    expect(await lines()).toEqual([{ matnr, quantity, unit }])
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(lines).toEqual([])
    await expect(page.getByText('Im Warenkorb „Wie immer“')).toHaveCount(0)
  })

  test('is narrowed by words that stay with Back, and says so where none fits', async ({ page, signIn }) => {
    const client = await signIn('meister')
    const { name, matnr } = await theFirst(client)
    await page.goto('myaccount/last-articles?timespan=8', { waitUntil: 'networkidle' })
    const words = page.getByLabel('Name, Marke oder Nummer')
    await words.fill(matnr)
    await words.press('Enter')
    await expect(page.getByRole('checkbox', { name: /auswählen$/ })).toHaveCount(2)
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await words.fill('quietschentchen')
    await words.press('Enter')
    await expect(page.getByText('Nichts davon passt zu „quietschentchen“.')).toBeVisible()
    await page.goBack()
    await expect(words).toHaveValue(matnr)
  })

  test('asks whom the basket is chosen by each time, and shows him no net price', async ({
    page,
    signIn,
  }) => {
    const client = await signIn('geselle')
    await client.askForBasket(1)
    const { name } = await theFirst(client)
    await page.goto('myaccount/topsellers/customer?timespan=8', { waitUntil: 'networkidle' })
    await choose(page, name)
    await expect(page.getByRole('dialog')).toContainText('1 Position ausgewählt')
    await page.keyboard.press('Escape')
    await expect(page.getByText(/liegt im Warenkorb/)).toHaveCount(0)
    await expect(page.getByText('Ihr Preis')).toHaveCount(0)
  })
})
