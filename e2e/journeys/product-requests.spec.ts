import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { sendLogin } from '../login-form.ts'

test('a guest signs in first, and finds what he searched in the form', async ({ page }) => {
  await page.goto('not-listed-products?q=quietschentchen')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await sendLogin(page, 'meister')
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel anfragen' })).toBeVisible()
  await expect(page.getByLabel('Beschreibung')).toHaveValue('quietschentchen')
})

test('a file that is not what it is called is refused, and what was typed stays', async ({
  page,
  signIn,
}) => {
  await signIn('meister')
  await page.goto('not-listed-products', { waitUntil: 'networkidle' })
  await page.getByLabel('Bemerkung').fill('Eilt')
  const file = { name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ') }
  await page.getByLabel('Datei (freiwillig)').setInputFiles(file)
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByText(/^Diese Datei können wir nicht annehmen/)).toBeVisible()
  await expect(page.getByText('Bitte korrigieren Sie die markierten Felder')).toBeVisible()
  await expect(page.getByLabel('Bemerkung')).toHaveValue('Eilt')
})

test('a search without hits becomes a request that staff answer', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('meister')
  await page.goto('search?q=BX-77-quietsch')
  await page.getByRole('link', { name: 'Fragen Sie einen Artikel an, der nicht im Sortiment ist.' }).click()
  const line = page.getByRole('group', { name: 'Position 1' })
  await expect(line.getByLabel('Herstellernummer')).toHaveValue('BX-77-quietsch')
  const send = page.getByRole('button', { name: 'Anfrage senden' })
  await send.click()
  await expect(page.getByText('Bitte korrigieren Sie die markierten Felder')).toBeVisible()
  await expect(line.getByLabel('Hersteller oder Lieferant')).toBeFocused()
  await expectAccessible()
  await page.keyboard.type('Entenhaus')
  await line.getByLabel('Menge').fill('12 Stück')
  const file = { name: 'Stückliste.csv', mimeType: 'text/csv', buffer: Buffer.from('BX-77;12') }
  await page.getByLabel('Datei (freiwillig)').setInputFiles(file)
  await page.getByLabel('Ihre Referenz').fill('Bad Huber')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Ihre Anfrage ist bei uns' })).toBeFocused()
  await expectAccessible()
  const number = await page.getByRole('main').locator('strong').innerText()

  await signIn('innendienst')
  await page.goto('staff/requests?open=true')
  await expectAccessible()
  await page.getByLabel(/^Nummer, Kunde/).fill('entenhaus')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('link', { name: `Anfrage ${number}`, exact: true }).click()
  await expect(page.getByRole('table', { name: 'Positionen' })).toContainText('BX-77-quietsch')
  await expect(page.getByText('Bad Huber')).toBeVisible()
  await expectAccessible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Stückliste\.csv/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Stückliste.csv')
  expect(await readFile(await download.path(), 'utf8')).toBe('BX-77;12')
  await page.getByRole('button', { name: 'Als erledigt markieren' }).click()
  await expect(page.getByRole('main').getByText('Erledigt', { exact: true })).toBeVisible()

  await page.goto('staff/mails')
  await expect(page.getByRole('link', { name: `Ihre Artikelanfrage ${number}` })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`^Artikelanfrage ${number} von `) })).toBeVisible()
})
