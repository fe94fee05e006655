import { users } from '@shop/contract/resources/users'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'

const initial = 'Mörtel25kg!'

/** A colleague of the master user that no other journey knows. */
async function aColleague(client: ApiClient, alias: string, lastName: string) {
  const { users: found } = await client.call(users, 'GET_USERS', { query: alias })
  for (const { userId } of found) await client.call(users, 'DELETE_USER', { user_id: userId })
  const permissions = ['ORDERS_PLACE', 'BASKETS_MANAGE'] as const
  const input = { user_alias: alias, last_name: lastName, permissions: [...permissions] }
  return (await client.call(users, 'CREATE_USER', input)).userId
}

const toUser = (userId: string, tab = '') =>
  `myaccount/manage-users/edit/${userId}${tab === '' ? '' : `?tab=${tab}`}`

test.describe('the people of a customer', () => {
  test('are no business of who may not manage them, not even by the address', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('geselle')
    await page.goto('myaccount/manage-users/edit/U100003')
    await expect(page.getByText('Benutzer verwaltet, wer die Berechtigung dazu hat.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Benutzer', exact: true })).toHaveCount(0)
    await expectAccessible()
  })

  test('of another customer are not found', async ({ page, signIn }) => {
    await signIn('meister')
    const response = await page.goto(toUser('U100005'))
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Hofmann')).toHaveCount(0)
  })

  test('get a login by a form that loses nothing, and are out the moment they are locked', async ({
    page,
    browser,
    shop,
    signIn,
    expectAccessible,
  }) => {
    const client = await signIn('meister')
    await client.call(users, 'DELETE_USER', { user_id: await aColleague(client, 'lehrling', 'Alt') })
    await page.goto('myaccount', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Benutzer', exact: true }).click()
    await page.getByRole('link', { name: 'Neuer Benutzer' }).click()

    await page.getByLabel('Vorname').fill('Ole')
    await page.getByLabel('Nachname oder Firma').fill('Lehrling')
    await page.getByLabel('Benutzername').fill('azubi')
    await page.getByLabel(/^Link zum Festlegen/).uncheck()
    await page.getByLabel('Benutzername').press('Enter')
    await expect(page.getByLabel('Benutzername')).toBeFocused()
    await expect(page.getByText('bereits vergeben')).toBeVisible()
    await expect(page.getByLabel('Vorname')).toHaveValue('Ole')
    await expectAccessible()
    await page.getByLabel('Benutzername').fill('lehrling')
    await page.getByRole('button', { name: 'Benutzer anlegen' }).click()

    await expect(page).toHaveURL(/\/edit\/[^?]+\?tab=password$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Ole Lehrling' })).toBeVisible()
    await page.getByLabel('Neues Passwort', { exact: true }).fill(initial)
    await page.getByLabel('Neues Passwort wiederholen').fill(initial)
    await page.getByRole('button', { name: 'Initialpasswort vergeben' }).click()
    await expect(page.getByText('Ole Lehrling meldet sich jetzt mit dem Initialpasswort an.')).toBeVisible()

    const other = await browser.newContext({ baseURL: shop.url, locale: 'de-DE' })
    const his = await other.newPage()
    await his.goto('login', { waitUntil: 'networkidle' })
    await sendLogin(his, 'lehrling', initial)
    await his.getByLabel('Neues Passwort', { exact: true }).fill('Fugenmasse5kg!')
    await his.getByLabel('Neues Passwort wiederholen').fill('Fugenmasse5kg!')
    await his.getByRole('main').getByRole('button').last().click()
    await his.waitForURL((url) => !url.pathname.endsWith('/login'))

    await page.getByRole('button', { name: 'Sperren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ole Lehrling sperren?' })
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Sperren' }).click()
    await expect(page.getByRole('button', { name: 'Entsperren' })).toBeVisible()
    await his.goto('myaccount')
    await expect(his).toHaveURL(/\/login/)
    await other.close()
  })

  test('are changed by two windows without one overwriting the other unseen', async ({ page, signIn }) => {
    const client = await signIn('meister')
    const userId = await aColleague(client, 'zwei-fenster', 'Fenster')
    await page.goto(toUser(userId), { waitUntil: 'networkidle' })
    await client.call(users, 'EDIT_USER', { user_id: userId, phone: '+49 89 4711' })
    await page.getByLabel('Nachname oder Firma').fill('Fensterle')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('alert')).toContainText('Telefon: +49 89 4711')
    await expect(page.getByLabel('Nachname oder Firma')).toHaveValue('Fensterle')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fensterle' })).toBeVisible()
    const { user } = await client.call(users, 'GET_USER', { user_id: userId })
    expect(user).toMatchObject({ lastName: 'Fensterle', phone: '+49 89 4711' })
  })

  test('order on the budget they are given, by the keyboard alone', async ({ page, signIn }) => {
    const client = await signIn('meister')
    const userId = await aColleague(client, 'budgetiert', 'Budget')
    await page.goto(toUser(userId), { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Budget und Umsatz' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/tab=budget/)
    await page.getByLabel(/^Bestellt auf Budget/).focus()
    await page.keyboard.press('Space')
    await page
      .getByRole('group', { name: 'Je Woche' })
      .getByLabel(/^Betrag netto/)
      .focus()
    await page.keyboard.type('1.250,50')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    const { user } = await client.call(users, 'GET_USER', { user_id: userId })
    expect(user).toMatchObject({ budgetActive: true, budgets: [{ type: 'weekly', amount: '1250.5' }] })
  })

  test('may change what is their own only after they were told that it signs them out', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('meister')
    await page.goto(toUser('U100001', 'permissions'), { waitUntil: 'networkidle' })
    await page.getByLabel('Retouren anmelden').uncheck()
    await page.getByRole('button', { name: 'Speichern' }).click()
    const dialog = page.getByRole('dialog', { name: 'Eigene Berechtigungen ändern?' })
    await expect(dialog).toContainText('alle Ihre Anmeldungen beendet')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByLabel('Retouren anmelden')).toBeChecked()
  })
})
