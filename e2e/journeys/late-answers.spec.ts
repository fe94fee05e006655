import { basket } from '@shop/contract/resources/basket'
import { labels } from '@shop/contract/resources/labels'
import { lists } from '@shop/contract/resources/lists'
import { session } from '@shop/contract/resources/session'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { untilAlive } from '../at-rest.ts'
import { expect, test } from '../fixtures.ts'
import { scan } from '../scanner.ts'

const tile = { matnr: '1000003', quantity: '1.44' }
const otherTile = { matnr: '1000352', quantity: '1.44' }

const quantityOf = (page: Page, place: number) => page.getByRole('textbox', { name: /^Menge für/ }).nth(place)

/**
 * Holds what the shop answers an event until it is let go, or lets nothing of it through.
 * @returns lets all of it go, and what comes later
 */
async function hold(page: Page, resource: string, event: string, then: 'answers' | 'nothing' = 'answers') {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(new RegExp(`/api/${resource}\\b`), async (route) => {
    const request = route.request()
    if (!`${request.url()} ${request.postData() ?? ''}`.includes(event)) return route.fallback()
    const response = then === 'answers' ? await route.fetch() : undefined
    await gate
    return response ? route.fulfill({ response }) : route.abort()
  })
  return letGo
}

test('a change that waits its turn goes into the basket it was made in, not into the one that is active by then', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.startBasket('Später aktiv', [otherTile])
  const later = (await client.call(basket, 'GET_BASKET', {})).basket.id
  await client.startBasket('Zuerst aktiv', [tile])
  const first = (await client.call(basket, 'GET_BASKET', {})).basket.id
  await page.goto('basket', { waitUntil: 'networkidle' })
  const letGo = await hold(page, 'basket', 'EDIT_POSITION')
  for (const typed of ['2,88', '4,32']) {
    await quantityOf(page, 0).fill(typed)
    await quantityOf(page, 0).press('Enter')
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1 Position/ })
    .click()
  await page.getByRole('button', { name: /^Später aktiv/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Später aktiv')
  letGo()
  await expect(async () => {
    const { positions } = await client.call(basket, 'GET_BASKET', { multibasket: first })
    expect(positions[0]?.quantity).toBe('4.32')
  }).toPass()
  const { positions } = await client.call(basket, 'GET_BASKET', { multibasket: later })
  expect(positions[0]?.quantity).toBe('1.44')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Später aktiv')
  await expect(quantityOf(page, 0)).toHaveValue('1,44')
})

/** The window comes back after so long that what it shows is read again. */
async function comeBack(page: Page) {
  await page.clock.fastForward(40_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

test('a quantity begun before somebody else has changed the line does not go over his unseen', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.startBasket('Begonnen', [tile])
  await page.clock.install()
  await page.goto('basket', { waitUntil: 'networkidle' })
  const { positions } = await client.call(basket, 'GET_BASKET', {})
  const { posnr = 0, version = 0 } = positions[0] ?? {}
  await client.call(basket, 'EDIT_POSITION', { posnr, version, quantity: '7.2' })
  const total = page
    .getByRole('article')
    .filter({ has: quantityOf(page, 0) })
    .getByRole('strong')
    .last()
  const before = await total.innerText()
  const letGo = await hold(page, 'basket', 'GET_BASKET')
  await comeBack(page)
  await quantityOf(page, 0).fill('2,88')
  letGo()
  // The line behind what is typed is another by now.
  await expect(total).not.toHaveText(before)
  await quantityOf(page, 0).press('Enter')
  await expect(page.getByText(/^Diese Position wurde inzwischen geändert/)).toBeVisible()
})

test('an answer asked for before a change does not take it back', async ({ page, signIn }) => {
  const client = await signIn('buero')
  await client.startBasket('Überholt', [tile])
  await page.clock.install()
  await page.goto('basket', { waitUntil: 'networkidle' })
  const letGo = await hold(page, 'basket', 'GET_BASKET')
  const isRead = (url: string) => url.includes('GET_BASKET')
  const asked = page.waitForRequest((request) => isRead(request.url()))
  await comeBack(page)
  const first = await asked
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('EDIT_POSITION') === true,
  )
  await quantityOf(page, 0).fill('2,88')
  await quantityOf(page, 0).press('Enter')
  await saved
  letGo()
  await (await first.response())?.finished()
  await page.clock.runFor(100)
  await expect(quantityOf(page, 0)).toHaveValue('2,88')
})

test('a reference that is being typed stays while somebody else writes another one', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.startBasket('Beschriftet', [tile])
  await page.clock.install()
  await page.goto('basket', { waitUntil: 'networkidle' })
  const { positions } = await client.call(basket, 'GET_BASKET', {})
  const { posnr = 0, version = 0 } = positions[0] ?? {}
  await page.getByText('Referenz oder Notiz ergänzen').click()
  const reference = page.getByRole('textbox', { name: 'Ihre Referenz zur Position' })
  await reference.fill('Bad Seitz')
  await client.call(basket, 'EDIT_POSITION', { posnr, version, reference: 'Küche Ott' })
  const read = page.waitForResponse((answer) => answer.url().includes('GET_BASKET'))
  await comeBack(page)
  await read
  await expect(page.locator('summary').filter({ hasText: 'Küche Ott' })).toBeVisible()
  await expect(reference).toHaveValue('Bad Seitz')
  await reference.press('Enter')
  await expect(page.getByText(/^Diese Position wurde inzwischen geändert.*Bad Seitz/)).toBeVisible()
  const kept = await client.call(basket, 'GET_BASKET', {})
  expect(kept.positions[0]?.reference).toBe('Küche Ott')
})

test('two changes that do not arrive leave the quantity the shop has', async ({ page, signIn }) => {
  const client = await signIn('buero')
  await client.startBasket('Ohne Netz', [tile])
  await page.goto('basket', { waitUntil: 'networkidle' })
  const letGo = await hold(page, 'basket', 'EDIT_POSITION', 'nothing')
  for (const typed of ['2,88', '4,32']) {
    await quantityOf(page, 0).fill(typed)
    await quantityOf(page, 0).press('Enter')
  }
  await expect(quantityOf(page, 0)).toHaveValue('4,32')
  letGo()
  await expect(page.getByRole('complementary', { name: 'Summe' }).locator('[aria-busy]')).toHaveCount(0)
  await expect(quantityOf(page, 0)).toHaveValue('1,44')
})

test('a line comes back into the basket it was taken from', async ({ page, signIn }) => {
  const client = await signIn('buero')
  await client.startBasket('Anderer', [otherTile])
  await client.startBasket('Eigener', [tile])
  const own = (await client.call(basket, 'GET_BASKET', {})).basket.id
  await page.goto('basket', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /entfernen$/ }).click()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /0 Positionen/ })
    .click()
  await page.getByRole('button', { name: /^Anderer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anderer')
  await undo.click()
  await expect(async () => {
    const { positions } = await client.call(basket, 'GET_BASKET', { multibasket: own })
    expect(positions).toHaveLength(1)
  }).toPass()
  await expect(quantityOf(page, 0)).toHaveValue('1,44')
})

test('whoever leaves a form that is being saved stays where he went', async ({ page, signIn }) => {
  const client = await signIn('buero')
  await client.startBasket('Umbenannt', [])
  const { id } = (await client.call(basket, 'GET_BASKET', {})).basket
  await page.goto(`myaccount/manage-baskets/edit/${id}`, { waitUntil: 'networkidle' })
  const letGo = await hold(page, 'basket', 'EDIT_BASKET')
  await page.getByLabel('Name des Warenkorbs').fill('Neu benannt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('link', { name: 'Schnellerfassung' }).first().click()
  const number = page.getByRole('textbox', { name: 'Artikelnummer, Zeile 1' })
  await number.fill('1000003')
  letGo()
  await expect(page.getByText(/„Neu benannt“/)).toBeVisible()
  // By the time a line is ordered one would have been led away.
  await number.press('Enter')
  await page.getByRole('textbox', { name: 'Menge, Zeile 1' }).fill('1,44')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 0)).toHaveValue('1,44')
  await expect(page).toHaveURL(/\/basket#quick-order$/)
})

test('what is typed on a line after the session has ended is not lost, and can be saved after the login', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.startBasket('Abgemeldet', [tile])
  await page.goto('basket', { waitUntil: 'networkidle' })
  await client.call(session, 'LOGOUT', {})
  await quantityOf(page, 0).fill('2,88')
  await quantityOf(page, 0).press('Enter')
  await expect(page.getByText('Nicht gespeichert. Aktuell: 1,44 m². Ihre Eingabe: 2,88 m².')).toBeVisible()
  await signIn('buero')
  await page.getByRole('button', { name: 'Meine Eingabe übernehmen' }).click()
  await expect(page.getByText(/^(Nicht gespeichert|Ihre Sitzung ist beendet)/)).toHaveCount(0)
  await page.reload()
  await expect(quantityOf(page, 0)).toHaveValue('2,88')
})

/** A list of the user's own with one line, open on the page. */
async function openList(page: Page, client: ApiClient, name: string) {
  const { list } = await client.call(lists, 'CREATE_LIST', { name })
  await client.call(lists, 'ADD_ARTICLE', { list_id: list.id, ...tile })
  await page.goto(`myaccount/lists/edit/${list.id}`, { waitUntil: 'networkidle' })
  return list.id
}

test('of two windows that change a line of a list the second is shown both, and decides by keyboard', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  const client = await signIn('buero')
  const list_id = await openList(page, client, 'Zwei Fenster')
  const other = await context.newPage()
  await untilAlive(other)
  await other.goto(`myaccount/lists/edit/${list_id}`, { waitUntil: 'networkidle' })
  await quantityOf(other, 0).fill('7,2')
  await quantityOf(other, 0).press('Enter')
  await expect(async () => {
    const { articles } = await client.call(lists, 'GET_LIST', { list_id })
    expect(articles[0]?.quantity).toBe('7.2')
  }).toPass()
  await quantityOf(page, 0).fill('2,88')
  await quantityOf(page, 0).press('Enter')
  const told = page.getByText('Aktuell: 7,2 m². Ihre Eingabe: 2,88 m².')
  await expect(told).toBeVisible()
  await expect(quantityOf(page, 0)).toHaveValue('7,2')
  await expectAccessible()
  await page.getByRole('button', { name: 'Meine Eingabe übernehmen' }).press('Enter')
  await expect(told).toHaveCount(0)
  await expect(quantityOf(page, 0)).toBeFocused()
  // It is on its way when the question has gone.
  await expect
    .poll(async () => (await client.call(lists, 'GET_LIST', { list_id })).articles[0]?.quantity)
    .toBe('2.88')
})

test('what is pressed on a line of a list after the session has ended is not lost, and can be saved after the login', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  await openList(page, client, 'Abgemeldet')
  await client.call(session, 'LOGOUT', {})
  await page.getByRole('button', { name: 'Menge erhöhen' }).click()
  await expect(page.getByText('Nicht gespeichert. Aktuell: 1,44 m². Ihre Eingabe: 2,88 m².')).toBeVisible()
  await signIn('buero')
  await page.getByRole('button', { name: 'Meine Eingabe übernehmen' }).click()
  await expect(page.getByText(/^(Nicht gespeichert|Ihre Sitzung ist beendet)/)).toHaveCount(0)
  await page.reload()
  await expect(quantityOf(page, 0)).toHaveValue('2,88')
})

test('what is typed on a label after the session has ended is not lost, and can be saved after the login', async ({
  page,
  signIn,
}) => {
  const client = await signIn('buero')
  await client.call(labels, 'CLEAR_LABELS', {})
  await client.call(labels, 'ADD_ARTICLE', { matnr: tile.matnr })
  await page.goto('labels', { waitUntil: 'networkidle' })
  await client.call(session, 'LOGOUT', {})
  const count = page.getByRole('textbox', { name: /^Zahl der Etiketten/ })
  await count.fill('4')
  await count.press('Enter')
  await expect(page.getByText(/^Nicht gespeichert\. .*1 Etikett\. Ihre Eingabe: 4 Etiketten\./)).toBeVisible()
  const again = await signIn('buero')
  await page.getByRole('button', { name: 'Meine Eingabe übernehmen' }).click()
  await expect(page.getByText(/^(Nicht gespeichert|Ihre Sitzung ist beendet)/)).toHaveCount(0)
  const { labels: kept } = await again.call(labels, 'GET_LABELS', {})
  expect(kept).toMatchObject([{ labelQuantity: 4 }])
  await expect(count).toHaveValue('4')
})

test('a dialog says itself that the session has ended, and leads to the login without losing what is typed', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const client = await signIn('it')
  await page.goto('staff/synonyms', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Synonym anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Synonym anlegen' })
  await dialog.getByLabel('Wort', { exact: true }).fill(`Kachelzeug ${Date.now()}`)
  await dialog.getByLabel('Andere Wörter').fill('Fliese')
  await client.call(session, 'LOGOUT', {})
  const save = dialog.getByRole('button', { name: 'Speichern' })
  await save.click()
  await expect(dialog.getByText(/^Ihre Sitzung ist beendet/)).toBeVisible()
  await expectAccessible()
  const [login] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Anmelden' }).click(),
  ])
  await expect(login.getByLabel('Benutzername')).toBeVisible()
  await signIn('it')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Synonym gespeichert')).toBeVisible()
})

test('a dialog says itself that nothing could be saved, and its buttons stay free', async ({
  page,
  signIn,
}) => {
  await signIn('it')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('staff/synonyms', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Synonym anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Synonym anlegen' })
  await dialog.getByLabel('Wort', { exact: true }).fill(`Kachelding ${Date.now()}`)
  await dialog.getByLabel('Andere Wörter').fill('Fliese')
  await page.route('**/api/staff', (route) => route.abort())
  const save = dialog.getByRole('button', { name: 'Speichern' })
  await save.click()
  const told = dialog.getByText(/^Der Shop ist nicht erreichbar/)
  await expect(told).toBeVisible()
  await page.unrouteAll()
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Synonym gespeichert')).toBeVisible()
})

test('a scanned article does not open over the page one has gone to meanwhile, and is told there', async ({
  page,
  signIn,
}) => {
  await signIn('buero')
  await page.goto('', { waitUntil: 'networkidle' })
  const letGo = await hold(page, 'search', 'FIND_NUMBER')
  const asked = page.waitForRequest((request) => request.postData()?.includes('FIND_NUMBER') === true)
  await scan(page, tile.matnr)
  await asked
  await page.getByRole('link', { name: 'Marken' }).first().click()
  await expect(page).toHaveURL(/\/brands$/)
  letGo()
  const told = page.getByRole('region', { name: 'Gescannt' })
  await expect(told.getByText(tile.matnr)).toBeVisible()
  await expect(page).toHaveURL(/\/brands$/)
  await told.getByRole('link', { name: 'Artikel öffnen' }).click()
  await expect(page).toHaveURL(new RegExp(`/p/${tile.matnr}`))
})

test('two articles scanned one after the other open one after the other, however late the first is', async ({
  page,
  signIn,
}) => {
  await signIn('buero')
  await page.goto('', { waitUntil: 'networkidle' })
  const letGo = await hold(page, 'search', 'FIND_NUMBER')
  const asked = page.waitForRequest((request) => request.postData()?.includes('FIND_NUMBER') === true)
  await scan(page, tile.matnr)
  await asked
  await scan(page, otherTile.matnr)
  letGo()
  await expect(page).toHaveURL(new RegExp(`/p/${otherTile.matnr}`))
})
