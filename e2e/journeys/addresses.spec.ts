import { addresses } from '@shop/contract/resources/addresses'
import { docs } from '@shop/contract/resources/docs'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

const fill = async (within: Pick<Page, 'getByLabel'>, name: string) => {
  await within.getByLabel('Firma oder Nachname').fill(name)
  await within.getByLabel('Straße und Hausnummer').fill('Kellerweg 3')
  await within.getByLabel('Postleitzahl').fill('80331')
  await within.getByLabel('Ort', { exact: true }).fill('München')
}

/** Own addresses of journeys before are gone, and the default is the customer's. */
async function tidy(client: ApiClient) {
  const { addresses: own } = await client.call(addresses, 'GET_ADDRESSES', { kind: 'own', rows: 100 })
  for (const { id } of own) await client.call(addresses, 'DELETE_ADDRESS', { address_id: id })
  await client.call(addresses, 'SET_DEFAULT', { address_id: '' })
}

test.describe('the address book', () => {
  test('is kept by the keyboard, and what is deleted comes back', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const client = await signIn('meister')
    await tidy(client)
    await page.goto('myaccount', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Adressen', exact: true }).click()
    await page.getByRole('link', { name: 'Neue Adresse', exact: true }).click()
    const create = page.getByRole('button', { name: 'Adresse anlegen' })
    await fill(page, 'Rohbau Kellerweg')
    await page.getByLabel('Postleitzahl').fill('803')
    await create.press('Enter')
    await expect(page.getByText('Diese Postleitzahl passt nicht zum Land')).toBeVisible()
    await expect(page.getByLabel('Postleitzahl')).toBeFocused()
    await expectAccessible()
    await page.getByLabel('Postleitzahl').fill('80331')
    await page.getByLabel('Als übliche Lieferadresse verwenden').check()
    await create.press('Enter')
    await expect(page.getByText('Die Adresse „Rohbau Kellerweg“ ist angelegt.')).toBeVisible()

    const card = page.getByRole('listitem').filter({ hasText: 'Rohbau Kellerweg' })
    await expect(card).toContainText('Übliche Lieferadresse')
    await expectAccessible()
    await card.getByRole('link', { name: /bearbeiten$/ }).click()
    await page.getByLabel('Straße und Hausnummer').fill('Kellerweg 5')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(card).toContainText('Kellerweg 5')
    await card.getByRole('button', { name: 'Rohbau Kellerweg löschen' }).press('Enter')
    await expect(card).toHaveCount(0)
    await expect(page.getByText(/^Ihre übliche Lieferadresse gibt es nicht mehr/)).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(card).toContainText('Übliche Lieferadresse')
    await expect(page.getByText(/^Ihre übliche Lieferadresse gibt es nicht mehr/)).toHaveCount(0)
  })

  test('takes an address from the checkout, which loses nothing of what was typed', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const client = await signIn('meister')
    await tidy(client)
    await client.startBasket('Kellerweg', [{ matnr: '1000003', quantity: '1.44' }])
    await page.goto('checkout', { waitUntil: 'networkidle' })
    await page.getByLabel('Kommission').fill('EG links')
    await page.getByRole('button', { name: 'Andere Adresse eingeben' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Lieferadresse' })
    await fill(dialog, 'Neubau Stern')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Hierhin liefern' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Lieferadresse').locator('option:checked')).toHaveText(
      'Neubau Stern, Kellerweg 3, 80331 München',
    )
    await expect(page.getByLabel('Kommission')).toHaveValue('EG links')
    // The settings choose from it, too.
    await page.goto('myaccount/settings', { waitUntil: 'networkidle' })
    await expect(page.getByLabel('Übliche Lieferadresse')).toContainText('Neubau Stern')
  })

  test('stays closed to who may use an address for one order only', async ({ page, signIn }) => {
    const client = await signIn('geselle')
    await client.startBasket('Kellerweg', [{ matnr: '1000003', quantity: '1.44' }])
    await page.goto('myaccount/addresses', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: 'Neue Adresse' })).toHaveCount(0)
    await page.goto('checkout', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Andere Adresse eingeben' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neue Lieferadresse' })
    await fill(dialog, 'Nur heute')
    await dialog.getByRole('button', { name: 'Hierhin liefern' }).click()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(page).toHaveURL(/ordering-process-ordered/)
    const docid = new URL(page.url()).searchParams.get('docid') ?? ''
    const doctype = Number(new URL(page.url()).searchParams.get('doctype'))
    const { documentHead } = await client.call(docs, 'GET_DETAIL', { doctype, docid })
    expect(JSON.stringify(documentHead)).toContain('Nur heute')
    const { addresses: book } = await client.call(addresses, 'GET_ADDRESSES', { query: 'nur heute' })
    expect(book).toEqual([])
  })

  test('asks the clerk to delete what is for all, who answers with a word', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const name = `Lager ${Date.now()}`
    await signIn('meister')
    await page.goto('myaccount/addresses/create-global', { waitUntil: 'networkidle' })
    await fill(page, name)
    await page.getByRole('button', { name: 'Adresse anlegen' }).click()
    const card = page.getByRole('listitem').filter({ hasText: name })
    await card.getByRole('button', { name: /^Löschung beantragen/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Löschung beantragen?' })
    await dialog.getByLabel('Grund').fill('Bau fertig')
    await dialog.getByRole('button', { name: 'Löschung beantragen' }).click()
    await expect(card).toContainText(/Löschung beantragt am/)
    await expectAccessible()

    await signIn('innendienst')
    await page.goto('staff/addresses/deletions?open=true', { waitUntil: 'networkidle' })
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').click()
    await expect(page.getByText('Bau fertig')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByLabel('Nachricht an den Kunden')).toBeFocused()
    await page.keyboard.type('Dort steht noch Ware')
    await page.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByRole('main').getByText('Abgelehnt', { exact: true })).toBeVisible()
    await page.goto('staff/mails')
    await expect(page.getByRole('link', { name: 'Ihre Lieferadresse bleibt bestehen' }).first()).toBeVisible()

    await page.goto(`staff/addresses?q=${encodeURIComponent(name)}`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: `${name} löschen` }).click()
    await expectAccessible()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText('Keine Adressen')).toBeVisible()

    await signIn('meister')
    await page.goto('myaccount/addresses', { waitUntil: 'networkidle' })
    await expect(page.getByText(/Dort steht noch Ware/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  })
})
