import { expect, test } from 'vitest'
import { withoutNumberLabel } from './number-label.ts'

test.each([
  'Fliese Nr. 12',
  'Nr. 12',
  'Artikel für Fliesenleger',
  'Art 60x60 Fliese grau',
  'Nummernschild 1234',
  'ean',
  'item 120 grit',
  'Norm 12004',
  '',
])('"%s" is no labelled number and stays as it is', (q) => {
  expect(withoutNumberLabel(q)).toBe(q)
})

test.each([
  ['Art.-Nr. 7000626', '7000626'],
  ['Art.Nr.7000626', '7000626'],
  ['Artikelnummer: 7000626', '7000626'],
  ['Artikel 7000626', '7000626'],
  ['Nr. 700 0626', '700 0626'],
  ['Bestell-Nr. RO-273613', 'RO-273613'],
  ['EAN 2000000042275', '2000000042275'],
  ['Ihre Nummer FB 9762 4428', 'FB 9762 4428'],
  ['manufacturer’s number RO 273613', 'RO 273613'],
  ['Item no. 7000626', '7000626'],
  ['#7000626', '7000626'],
])('"%s" asks for the number %s', (q, number) => {
  expect(withoutNumberLabel(q)).toBe(number)
})
