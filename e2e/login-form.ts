import type { Page } from '@playwright/test'
import { demoPassword } from './demo-users.ts'

/** Fills the login form that is open, and sends it. */
export async function sendLogin(page: Page, alias: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Benutzername').fill(alias)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
}
