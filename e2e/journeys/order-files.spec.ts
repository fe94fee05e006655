import path from 'node:path'
import { basket } from '@shop/contract/resources/basket'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'

const aFile = (name: string, content: string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content, 'latin1'),
})
const load = (page: Page, file: ReturnType<typeof aFile> | string) =>
  page.getByLabel('Datei laden').setInputFiles(file)
const linesOf = async (client: ApiClient) =>
  (await client.call(basket, 'GET_BASKET', {})).positions.map(({ matnr, quantity }) => `${quantity} ${matnr}`)
const takeAll = (page: Page) => page.getByRole('button', { name: 'Alle Zeilen übernehmen' }).click()

/** A basket of its own, open on screen. */
async function anEmptyBasket(page: Page, client: ApiClient, name: string) {
  await client.startBasket(name, [])
  await page.goto('basket', { waitUntil: 'networkidle' })
}

test.describe('a file with lines for the basket', () => {
  test('that cannot be read says why, and what stands in the quick order stays', async ({ page, signIn }) => {
    await anEmptyBasket(page, await signIn('meister'), 'Unlesbar')
    const number = page.getByLabel('Artikelnummer, Zeile 1')
    await number.fill('1000003')
    await load(page, aFile('foto.jpg', '\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF'))
    await expect(page.getByText(/^Diese Datei kann nicht gelesen werden/)).toBeVisible()
    await load(page, aFile('alt.xls', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'))
    await expect(page.getByText(/^Diese Arbeitsmappe kann nicht gelesen werden/)).toBeVisible()
    await load(page, aFile('ohne.ugl', `KOP${'1'.padEnd(197)}\r\nEND`))
    await expect(page.getByText('Diese Datei enthält keine Artikelzeilen.')).toBeVisible()
    await expect(number).toHaveValue('1000003')
  })

  test('gives the focus back where no column is chosen, also the first time', async ({ page, signIn }) => {
    await anEmptyBasket(page, await signIn('meister'), 'Tastatur')
    const button = page.getByRole('button', { name: 'Datei laden' })
    const chooser = page.waitForEvent('filechooser')
    await button.press('Enter')
    await (await chooser).setFiles(aFile('liste.csv', 'Artikelnummer;Menge\r\n2000008;3'))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('as a table is taken by its columns: right lines are ordered, wrong ones stay with their reason', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const client = await signIn('meister')
    await anEmptyBasket(page, client, 'Tabelle')
    const rows = [
      'Materialliste;;;',
      'Pos;Art.-Nr.;Menge;ME',
      '1;2000008;3;Sack',
      '2;1000003;2,88;m²',
      '3;GIBTESNICHT;1;Stk',
    ]
    await load(page, aFile('liste.csv', rows.join('\r\n')))
    const dialog = page.getByRole('dialog', { name: 'Spalten von „liste.csv“' })
    await expect(dialog.getByLabel('Artikelnummer')).toHaveValue('1')
    await expect(dialog.getByRole('cell', { name: '2,88 m²' })).toBeVisible()
    await expectAccessible()
    await dialog.getByLabel(/^Menge/).selectOption('Keine, je 1')
    await expect(dialog.getByRole('cell', { name: '2,88 m²' })).toHaveCount(0)
    await dialog.getByLabel(/^Menge/).selectOption('Menge')
    await dialog.getByRole('button', { name: '3 Zeilen laden' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('Menge, Zeile 2')).toHaveValue('2,88 m²')
    expect(await linesOf(client)).toEqual([])
    await takeAll(page)
    await expect.poll(() => linesOf(client)).toEqual(['3 2000008', '2.88 1000003'])
    await expect(page.getByLabel('Artikelnummer, Zeile 1')).toHaveValue('GIBTESNICHT')
    await expect(page.getByText('Diese Nummer kennen wir nicht.').first()).toBeVisible()
  })

  test('as a workbook has its sheet with the list chosen', async ({ page, signIn }) => {
    const client = await signIn('meister')
    await anEmptyBasket(page, client, 'Mappe')
    await load(page, path.join(import.meta.dirname, '../fixtures/material-list.xlsx'))
    const dialog = page.getByRole('dialog', { name: 'Spalten von „material-list.xlsx“' })
    await dialog.getByLabel('Blatt').selectOption('Material')
    await expect(dialog.getByLabel(/^Menge/)).toHaveValue('2')
    await dialog.getByRole('button', { name: '3 Zeilen laden' }).click()
    await takeAll(page)
    await expect.poll(() => linesOf(client)).toEqual(['3 2000008', '2.88 1000003'])
  })

  test('of craft software is taken at once, loaded or pasted', async ({ page, signIn }) => {
    const client = await signIn('meister')
    await anEmptyBasket(page, client, 'UGL')
    const line = (number: string, quantity: string, unit: string) =>
      `POA${'0'.repeat(20)}${number.padEnd(15)}${quantity}${''.padEnd(80)}${'0'.repeat(33)}${''.padEnd(21)}${unit.padEnd(17)}`
    const order = [
      `KOP${'10001'.padEnd(20)}BE${'A 17'.padEnd(175)}`,
      line('1000003', '00000002880', 'QM'),
      line('2000008', '00000003000', ''),
      'END'.padEnd(200),
    ].join('\r\n')
    await load(page, aFile('A0260311.001', order))
    await expect(page.getByLabel('Menge, Zeile 1')).toHaveValue('2,88 QM')
    await takeAll(page)
    await expect.poll(() => linesOf(client)).toEqual(['2.88 1000003', '3 2000008'])
    await page.getByLabel('Artikelnummer, Zeile 1').evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, order)
    await takeAll(page)
    await expect.poll(() => linesOf(client)).toEqual(['5.76 1000003', '6 2000008'])
  })
})
