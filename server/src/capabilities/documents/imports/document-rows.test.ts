import { document } from '@shop/contract/imports/documents'
import { expect, test } from 'vitest'
import { headOf } from './document-rows.ts'

const line = { text: 'Fliese', quantity: '1', unit: 'M2' }
const head = { doctype: 5, orderNumber: '2100110', kunnr: '10001', createDate: '2026-03-11' }

test('VAT of an imported offer is that of its lines without the alternatives to them', () => {
  const positions = [
    { ...line, posnr: 10, net: '100.00' },
    { ...line, posnr: 20, net: '50.00', vat_rate: '7' },
    { ...line, posnr: 30, net: '200.00', alternative_to: 10 },
  ]
  const { vat } = headOf(document.parse({ ...head, positions }), '7000001', undefined)
  expect(vat).toEqual([
    { category: 'S', rate: '19', base: '100.00', amount: '19.00' },
    { category: 'S', rate: '7', base: '50.00', amount: '3.50' },
  ])
})
