import { describe, expect } from 'vitest'
import { test } from '#server/testing/test-app.ts'
import { type Given, at, download } from './testing.ts'

describe('the head of a UGL document and its end', () => {
  test('says when it is due as the letter does, whatever days were agreed upon', async ({ shop }) => {
    const terms = async (given: Given) => {
      const { records } = await download(shop, { doctype: 2, dueDate: '2026-04-20', ...given })
      return records.at(-1)?.slice(3).replace(/ +/g, ' ').trim()
    }
    const none = { paymentDays: 0, skontoDays: 0, skontoPercent: '0' }
    expect(await terms({ ...none, orderNumber: '91' })).toBe('Zahlbar bis 20.04.2026, netto')
    const some = { paymentDays: 30, skontoDays: 10, skontoPercent: '2.00' }
    expect(await terms({ ...some, orderNumber: '92' })).toBe('10 Tage 2 % Skonto, netto bis 20.04.2026')
  })

  test("is called by the wholesaler's number where the shop's would be cut", async ({ shop }) => {
    const docid = 'ERP-0000-4500000001'
    const { records } = await download(shop, { docid, orderNumber: '4500000001', kommission: '' })
    expect(at(records[0], 26, 40).trim()).toBe('4500000001')
  })
})
