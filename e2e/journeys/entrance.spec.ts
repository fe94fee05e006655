import { demoPassword } from '../demo-users.ts'
import { expect, test } from '../fixtures.ts'

test.describe('the way in', () => {
  test('refuses a wrong password in one sentence and keeps what was typed', async ({ page }) => {
    await page.goto('login')
    await page.getByLabel('Benutzername').fill('meister')
    await page.getByLabel('Passwort', { exact: true }).fill('Falsch123!')
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible()
    await expect(page.getByLabel('Benutzername')).toHaveValue('meister')
  })

  for (const [alias, text] of [
    ['gesperrt', /Benutzer ist gesperrt/],
    ['kundegesperrt', /Kundennummer ist gesperrt/],
  ] as const) {
    test(`tells ${alias} why he cannot come in`, async ({ page }) => {
      await page.goto('login')
      await page.getByLabel('Benutzername').fill(alias)
      await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
      await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
      await expect(page.getByText(text)).toBeVisible()
    })
  }

  test('leads a screen that needs a login to the login, and back', async ({ page }) => {
    await page.goto('myaccount')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await page.getByLabel('Benutzername').fill('meister')
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
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
