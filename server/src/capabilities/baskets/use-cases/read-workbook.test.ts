import { largestWorkbook, sheetLimits } from '@shop/contract/order-files'
import { basket } from '@shop/contract/resources/basket'
import { strToU8, zipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { signIn, test } from '#server/testing/test-app.ts'
import { text, workbook } from '../../imports/readers/table/testing.ts'

const asBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

describe('READ_WORKBOOK', () => {
  test('reads for nobody who has not signed in', async ({ shop }) => {
    const content = asBase64(workbook(''))
    const { http, body } = await shop.call(basket, 'READ_WORKBOOK', { content })
    expect([http, body.code]).toEqual([401, 'NO_AUTHORIZATION'])
  })

  test('says why a file is none it can read', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const faultOf = async (bytes: Uint8Array) => {
      const { http, body } = await shop.call(basket, 'READ_WORKBOOK', { content: asBase64(bytes) }, sender)
      return [http, body.code, (body as { fault?: string }).fault]
    }
    const code = 'UNREADABLE_FILE'
    expect(await faultOf(Buffer.from('Nummer;Menge'))).toEqual([422, code, 'NO_WORKBOOK'])
    expect(await faultOf(Buffer.from('d0cf11e0a1b11ae100', 'hex'))).toEqual([422, code, 'OLD_OR_LOCKED'])
    expect(await faultOf(zipSync({ 'readme.txt': strToU8('no workbook') }))).toEqual([
      422,
      code,
      'NO_WORKBOOK',
    ])
    expect(await faultOf(workbook('').subarray(0, 300))).toEqual([422, code, 'DAMAGED'])
    const swollen = zipSync({ 'xl/workbook.xml': new Uint8Array(70 * 1024 ** 2) })
    expect(await faultOf(swollen)).toEqual([422, code, 'TOO_LARGE'])
  })

  test('takes no file above its size, and more than other requests carry', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const ask = (bytes: number) =>
      shop.call(basket, 'READ_WORKBOOK', { content: asBase64(new Uint8Array(bytes)) }, sender)
    const [tooLarge, large] = [await ask(largestWorkbook + 1), await ask(largestWorkbook)]
    expect([tooLarge.http, tooLarge.body]).toMatchObject([422, { fields: { content: 'TOO_LARGE' } }])
    expect([large.http, large.body.code]).toEqual([422, 'UNREADABLE_FILE'])
  })

  test('gives the cells of sheets that are seen, as far as somebody looks at them', async ({ shop }) => {
    const sender = await signIn(shop, await aUser(shop.db))
    const row = (at: number, number: string, quantity: string) =>
      `<row r="${at}">${text(`A${at}`, number)}<c r="C${at}"><v>${quantity}</v></c></row>`
    const many = Array.from({ length: sheetLimits.rows + 2 }, (_, at) => row(at + 1, `${at}`, '1')).join('')
    const content = asBase64(
      workbook(
        { name: 'Bad', rows: row(2, '1000003', '2.88') + row(4, 'x'.repeat(300), '1.125') },
        { name: 'Kalkulation', rows: row(1, '1', '1'), state: 'hidden' },
        { name: 'Lager', rows: many },
      ),
    )
    const { body } = await shop.call(basket, 'READ_WORKBOOK', { content }, sender)
    const [bath, store] = body.sheets
    expect(body.sheets.map(({ name }) => name)).toEqual(['Bad', 'Lager'])
    expect(bath).toEqual({
      name: 'Bad',
      rows: [
        ['1000003', '', '2.88'],
        ['x'.repeat(sheetLimits.cell), '', '1.1250'],
      ],
      more: 0,
    })
    expect([store?.rows.length, store?.more]).toEqual([sheetLimits.rows, 2])
  })
})
