import { describe, expect, test } from 'vitest'
import { differences, type SeenLine, type Sight, snapshotOf } from './snapshot.ts'

const line: SeenLine = {
  posnr: 1,
  matnr: 'F100',
  quantity: '2.88',
  unit: 'M2',
  price: '20',
  basis: '1 M2',
  amount: '57.6',
  availability: 'available',
  date: '2026-03-12',
}
const sight: Sight = {
  net: true,
  lines: [line],
  delivery: '01 customer',
  payment: 'invoice',
  date: '2026-03-12',
  surcharges: [],
  vat: [{ category: 'S', rate: '19', amount: '10.94' }],
  total: '68.54',
  texts: { kommi: '', project1: '', project2: '', text: 'Bitte anrufen', delivery_text: '' },
}
const withLine = (given: Partial<SeenLine>): Sight => ({ ...sight, lines: [{ ...line, ...given }] })
const kinds = (after: Sight) =>
  differences(sight, after).map(({ kind, before, after }) => [kind, before, after])

describe('what has changed at checkout', () => {
  test('is nothing between equal sights, which have equal hashes', () => {
    expect(differences(sight, structuredClone(sight))).toEqual([])
    expect(snapshotOf(sight).hash).toBe(snapshotOf(structuredClone(sight)).hash)
  })

  test.each([
    [withLine({ quantity: '4.32' }), ['quantity', '2.88 M2', '4.32 M2']],
    [withLine({ price: '21' }), ['price', '20', '21']],
    [withLine({ availability: 'not-available' }), ['availability', 'available', 'not-available']],
    [withLine({ date: null }), ['date', '2026-03-12', null]],
    [{ ...sight, lines: [] }, ['removed', '2.88 M2', null]],
    [{ ...sight, lines: [line, { ...line, posnr: 2 }] }, ['added', null, '2.88 M2']],
    [{ ...sight, delivery: '02 1000' }, ['delivery', '01 customer', '02 1000']],
    [{ ...sight, date: '2026-03-13' }, ['date', '2026-03-12', '2026-03-13']],
    [{ ...sight, total: '70' }, ['total', '68.54', '70']],
    [
      { ...sight, texts: { kommi: '', project1: '', project2: '', text: 'Tor 3', delivery_text: '' } },
      ['text', 'Bitte anrufen', 'Tor 3'],
    ],
  ])('is told (case %#), and gives another hash', (after, difference) => {
    expect(kinds(after)).toEqual([difference])
    expect(snapshotOf(after).hash).not.toBe(snapshotOf(sight).hash)
  })

  test('is another article on the same line number as a line added', () => {
    expect(kinds(withLine({ matnr: 'F200' }))).toEqual([['added', null, '2.88 M2']])
  })

  test('is no text against a sight of before texts were remembered', () => {
    const { texts: _, ...old } = sight
    expect(differences(old, sight)).toEqual([])
  })

  test('tells no amounts between a sight with net prices and one without', () => {
    expect(kinds({ ...withLine({ price: '30' }), net: false, total: '86.4' })).toEqual([])
  })
})
