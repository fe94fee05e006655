import { expect, test } from '../fixtures.ts'

test.describe('what staff write', () => {
  test('a piece of news stands on the start page at once, for guests, too, and goes with its end', async ({
    page,
    signIn,
    browser,
    shop,
  }) => {
    await signIn('innendienst')
    await page.goto('staff/content', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Neuigkeit schreiben' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Titel').first().fill('Inventur am Freitag')
    await form.getByLabel('Text').first().fill('Wir zählen.\n\nAb Montag wieder offen.')
    await form.getByRole('button', { name: 'Speichern' }).click()
    // News have a day: the field says so, and what was written is still there.
    await expect(form.getByText('Bitte füllen Sie dieses Feld aus')).toBeVisible()
    await form.getByLabel('Sichtbar ab').fill('2026-01-02')
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('row', { name: /Inventur am Freitag/ })).toContainText('Sichtbar')

    const guest = await (await browser.newContext()).newPage()
    await expect(async () => {
      await guest.goto(new URL('news/1/x', shop.url).href)
      await guest.getByRole('link', { name: 'Inventur am Freitag' }).click()
      await expect(guest.getByText('Ab Montag wieder offen.')).toBeVisible()
    }).toPass()
    await guest.close()

    await page.getByRole('button', { name: '„Inventur am Freitag“ löschen' }).click()
    await expect(page.getByRole('row', { name: /Inventur am Freitag/ })).toBeHidden()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('row', { name: /Inventur am Freitag/ })).toBeVisible()
  })

  test('a customer finds the answer to his question, or the way to ask', async ({ page, signIn }) => {
    await signIn('geselle')
    await page.goto('faq', { waitUntil: 'networkidle' })
    await page.getByLabel('In Fragen und Antworten suchen').fill('xrechnung')
    await expect(page).toHaveURL(/faq\?q=xrechnung/)
    await expect(page.getByText('1 Frage gefunden')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'XRechnung' }).press('Enter')
    await expect(page.getByText(/Öffnen Sie die Rechnung unter/)).toBeVisible()
    await page.getByRole('link', { name: 'Schreiben Sie uns' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  })
})
