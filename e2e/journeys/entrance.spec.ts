import { session } from '@shop/contract/resources/session'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'

test.describe('a session that ends while a page is open', () => {
  /** The window comes to the front, as it does when somebody returns to it. */
  const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

  test('leaves what was typed where it is until it can be sent', async ({ page, context, signIn }) => {
    const client = await signIn('geselle')
    await page.goto('myaccount/settings')
    const place = page.getByLabel('Abladestelle')
    await place.fill('Hof hinten links')
    await client.call(session, 'LOGOUT', {})
    const notice = page.getByText(/^Ihre Sitzung ist beendet/)
    await expect(async () => {
      await comeBack(page)
      await expect(notice).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Anmelden', exact: true }).click()
    await expect(await opened).toHaveURL(/\/login\?redirect=.*settings.*nosession=true/)
    await signIn('geselle')
    await expect(async () => {
      await comeBack(page)
      await expect(notice).toBeHidden({ timeout: 1_000 })
    }).toPass()
    await expect(place).toHaveValue('Hof hinten links')
    await page.getByRole('button', { name: 'Einstellungen speichern' }).click()
    await expect(page.getByText('Ihre Einstellungen sind gespeichert.')).toBeVisible()
  })

  test('leads to the login, and back, where nothing would be lost', async ({ page, signIn }) => {
    const client = await signIn('geselle')
    await page.goto('myaccount/settings')
    await client.call(session, 'LOGOUT', {})
    await expect(async () => {
      await comeBack(page)
      await expect(page).toHaveURL(/\/login\?redirect=.*settings.*nosession=true/, { timeout: 1_000 })
    }).toPass()
  })
})

test.describe('the way in', () => {
  test('refuses a wrong password in one sentence and keeps what was typed', async ({ page }) => {
    await page.goto('login')
    await sendLogin(page, 'meister', 'Falsch123!')
    await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveValue('meister')
  })

  for (const [alias, text] of [
    ['gesperrt', /Benutzer ist gesperrt/],
    ['kundegesperrt', /Kundennummer ist gesperrt/],
  ] as const) {
    test(`tells ${alias} why he cannot come in`, async ({ page }) => {
      await page.goto('login')
      await sendLogin(page, alias)
      await expect(page.getByText(text)).toBeVisible()
    })
  }

  test('leads a screen that needs a login to the login, and back', async ({ page }) => {
    await page.goto('myaccount')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await sendLogin(page, 'meister')
    await expect(page).toHaveURL(/\/myaccount$/)
  })

  test('asks for the terms first', async ({ page, login }) => {
    await login('agb')
    await expect(page).toHaveURL(/\/login-accept-terms/)
  })

  test('holds field sales until a customer is chosen', async ({ page, login }) => {
    await login('adm')
    await expect(page).toHaveURL(/\/login-adma/)
    await page.goto('search?q=fliese')
    await expect(page).toHaveURL(/\/login-adma/)
  })

  test('is accessible', async ({ page, expectAccessible }) => {
    await page.goto('login')
    await expectAccessible()
    await page.goto('')
    await expectAccessible()
  })
})
