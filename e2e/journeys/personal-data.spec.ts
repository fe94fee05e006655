import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

async function download(page: Page, press: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: press }).first().click(),
  ])
  return {
    name: file.suggestedFilename(),
    data: JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { alias: string } },
  }
}

test.describe('what the shop keeps about a person', () => {
  test('is downloaded by himself in the settings', async ({ page, signIn }) => {
    await signIn('geselle')
    await page.goto('myaccount/settings', { waitUntil: 'networkidle' })
    const { name, data } = await download(page, 'Meine Daten herunterladen')
    expect(name).toMatch(/^geselle-\d{4}-\d\d-\d\d\.json$/)
    expect(data.account.alias).toBe('geselle')
  })

  test('is handed out by administrators, which the audit log shows', async ({ page, signIn }) => {
    await signIn('it')
    await page.goto('staff/users?q=azubi', { waitUntil: 'networkidle' })
    const { data } = await download(page, /^Daten von .+ herunterladen$/)
    expect(data.account.alias).toBe('azubi')
    await page.goto('staff/audit', { waitUntil: 'networkidle' })
    await expect(page.getByText('Personenbezogene Daten ausgegeben').first()).toBeVisible()
  })
})
