import { docs } from '@shop/contract/resources/docs'
import { session } from '@shop/contract/resources/session'
import { staff } from '@shop/contract/resources/staff'
import type { Page } from '@playwright/test'
import { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

const tile = { matnr: '1000003', quantity: '1.44' }
const otherTile = { matnr: '1000352', quantity: '1.44' }

/** How many documents of the last days the user sees, over all his customers. */
async function documentsOf(alias: string, url: string): Promise<number> {
  const client = new ApiClient(url)
  await client.login(alias)
  const { customers } = await client.call(session, 'GET_CUSTOMERS', {})
  let count = 0
  for (const { kunnr } of customers) {
    await client.call(session, 'SELECT_CUSTOMER', { kunnr })
    count += (await client.call(docs, 'GET_LIST', { timespan: '2' })).numFound
  }
  return count
}

const quantityOf = (page: Page, place: number) => page.getByRole('textbox', { name: /^Menge für/ }).nth(place)
const more = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Positionen' }).getByRole('button', { name: 'Menge erhöhen' }).nth(place)

/** A change of a line has reached the shop. */
const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().postData()?.includes('EDIT_POSITION') === true)

test('a tab that shows another customer than the session has orders nothing, and says why', async ({
  page,
  context,
  shop,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.startBasket('Zwei Kunden', [tile])
  const before = await documentsOf('buero', shop.url)
  await page.goto('checkout')
  const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })
  await expect(order).toBeEnabled()

  const other = await context.newPage()
  await other.goto('')
  const user = other.getByRole('banner').getByRole('button', { name: /Hofmann/ })
  const customer = await user.innerText()
  await user.click()
  await other.getByRole('button', { name: 'Kunde wechseln' }).click()
  await other.getByRole('dialog').locator('li:not([data-active]) button:not([aria-pressed])').first().click()
  await expect(user).not.toHaveText(customer)

  await order.click()
  await expect(page.getByText(/wurde der Benutzer oder der Kunde gewechselt/)).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  expect(await documentsOf('buero', shop.url)).toBe(before)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByText(/^In einem anderen Fenster/)).toHaveCount(0)
})

test('two tabs on one basket keep the changes of both, and never overwrite each other unasked', async ({
  page,
  context,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.startBasket('Zwei Fenster', [tile, otherTile])
  const other = await context.newPage()
  await Promise.all([page.goto('basket'), other.goto('basket')])
  await Promise.all([saved(page), more(page, 0).click()])
  await Promise.all([saved(other), more(other, 1).click()])
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(quantityOf(tab, 0)).toHaveValue('2,88')
    await expect(quantityOf(tab, 1)).toHaveValue('2,88')
  }

  await quantityOf(page, 0).fill('4,32')
  await Promise.all([saved(page), quantityOf(page, 0).press('Enter')])
  await quantityOf(other, 0).fill('7,2')
  await quantityOf(other, 0).press('Enter')
  await expect(other.getByText(/^Diese Position wurde inzwischen geändert/)).toBeVisible()
  await other.getByRole('button', { name: 'Aktuellen Stand behalten' }).click()
  await expect(quantityOf(other, 0)).toHaveValue('4,32')
})

test('field sales choose a customer, see both names on every page, and order on his behalf', async ({
  page,
  signIn,
}) => {
  const client = await signIn('adm')
  await page.goto('')
  await expect(page.getByRole('heading', { name: 'Für wen handeln Sie?' })).toBeVisible()
  await page.getByLabel('Kunden suchen').fill('Baumgärtel')
  const choice = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Baumgärtel' })
  const number = /\d{5,}/.exec(await choice.first().innerText())?.[0] ?? ''
  await choice.first().getByRole('button').first().click()
  const acting = page.getByText(new RegExp(`^Jochen Wanderer handelt für .*Baumgärtel.*\\(${number}\\)`))
  await expect(acting).toBeVisible()

  await page.goto('p/1000003')
  await expect(acting).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await expect(page.getByText(/lieg(t|en) im Warenkorb/)).toBeVisible()
  await page.goto('checkout')
  await expect(acting).toBeVisible()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible()
  const docid = await page.getByText('Vorgangsnummer').getByRole('strong').innerText()

  await client.login('it')
  const { entries } = await client.call(staff, 'GET_AUDIT', { query: docid })
  expect(entries).toContainEqual(expect.objectContaining({ actor: 'S000001', kunnr: number }))
  await client.login('meister')
  expect((await client.call(docs, 'GET_LIST', {})).documents.map((document) => document.docid)).toContain(
    docid,
  )
})
