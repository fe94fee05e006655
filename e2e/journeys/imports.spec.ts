import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const catalogue = fileURLToPath(
  new URL('../../server/src/capabilities/imports/readers/bmecat/fixtures/tiles-1.2.xml', import.meta.url),
)

async function look(page: Page, file: string): Promise<void> {
  await page.goto('staff/imports/new', { waitUntil: 'networkidle' })
  await page.getByLabel('Dateien', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Prüfen und Vorschau zeigen' }).click()
}

test('a clerk follows imports and cannot begin one', async ({ page, signIn }) => {
  await signIn('innendienst')
  await page.goto('staff/imports')
  await expect(page.getByText('Importieren kann nur die Administration.')).toBeVisible()
  await page.goto('staff/imports/new')
  await expect(page.getByText('Nur für die Administration')).toBeVisible()
})

test('sending goes on where a lost connection broke it off', async ({ page, signIn }) => {
  await signIn('it')
  await page.route('**/api/imports', (route) =>
    route.request().postData()?.includes('ADD_PIECE') === true ? route.abort() : route.continue(),
  )
  await look(page, catalogue)
  // It is tried again for twelve seconds before anybody is asked.
  await expect(page.getByText(/Die Verbindung ist abgebrochen/)).toBeVisible({ timeout: 90_000 })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Weiter senden' }).click()
  await expect(page.getByText('Erkannt als BMEcat')).toBeVisible()
})

test('a catalogue is looked at, imported, sold and undone', async ({ page, signIn, expectAccessible }) => {
  test.slow()
  await signIn('it')
  await look(page, catalogue)
  const preview = page.getByRole('region', { name: 'Vorschau' })
  const first = preview.getByRole('row').filter({ hasText: 'Bodenfliese Größe 60 x 60 cm, grau' })
  await expect(first).toContainText('Neu')
  await expect(
    preview.getByRole('row').filter({ hasText: 'Die Artikelnummer des Lieferanten fehlt' }),
  ).toBeVisible()
  await expectAccessible()
  await preview.getByRole('button', { name: 'Import starten' }).click()

  await expect(page).toHaveURL(/staff\/imports\/\d+$/)
  const report = page.url()
  await expect(page.getByRole('main').getByText('Fertig')).toBeVisible({ timeout: 90_000 })
  await expectAccessible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Bericht herunterladen/ }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('NO_SUPPLIER_NUMBER')

  const customer = await signIn('meister')
  await customer.askForBasket(3)
  await customer.startBasket('Bad Import', [])
  // The search follows the import by itself, and an exact number opens its article.
  await expect(async () => {
    await page.goto('search?q=KN-6060')
    const title = page.getByRole('heading', { level: 1, name: /Bodenfliese Größe 60 x 60/ })
    await expect(title).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 90_000 })
  const article = page.url()
  const order = page.getByRole('region', { name: 'Preis und Bestellung' })
  await expect(order).toContainText('4.404,87 €')
  const quantity = order.getByRole('textbox')
  await quantity.fill('4')
  await quantity.press('Enter')
  await expect(page.getByText(/lieg(t|en) im Warenkorb/)).toBeVisible()
  expect(await customer.order(`import-${Date.now()}`)).toMatchObject({ status: 'OK' })

  await signIn('it')
  await page.goto(report)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import rückgängig machen?' })
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByText('Rückgängig gemacht', { exact: true })).toBeVisible({ timeout: 90_000 })
  await signIn('meister')
  expect((await page.goto(article))?.status()).toBe(404)
})
