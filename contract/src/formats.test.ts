import { expect, test, vi } from 'vitest'
import { createFormats, defaultFormats } from './formats.ts'

const german = createFormats(defaultFormats)

test('numbers, money and units as the configuration writes them', () => {
  expect(german.decimal('1234.5')).toBe('1.234,5')
  expect(german.money('1234.5', 'EUR')).toBe('1.234,50\u00A0€')
  expect(german.quantity('2.88', 'M2')).toBe('2,88\u00A0m²')
  expect([german.quantity('1', 'KAR'), german.quantity('2', 'KAR')]).toEqual([
    '1\u00A0Karton',
    '2\u00A0Kartons',
  ])
  expect(german.unit('XYZ')).toBe('XYZ')
  expect([german.unit('SA', '1'), german.unit('SA', '2')]).toEqual(['Sack', 'Säcke'])
  expect(german.quantity('3', 'HST')).toBe('3\u00A0Hundert Stück')
  // As SAP and others write bundles, and what imports know and keep.
  expect(['BND', 'KM', 'CM2'].map((code) => german.unit(code))).toEqual(['Bund', 'km', 'cm²'])
})

test('units have words in English, too', () => {
  const english = createFormats({ ...defaultFormats, language: 'en' })
  expect(['PAL', 'LFM', 'TO', 'BL', 'XYZ'].map((code) => english.unit(code))).toEqual([
    'pallet',
    'm',
    't',
    'sheet',
    'XYZ',
  ])
  expect(english.quantity('2', 'PAL')).toBe('2\u00A0pallets')
})

test('the price unit is named with its number unless it is one', () => {
  expect(german.priceUnit({ costUnit: 100, volumeUnit: 'ST' })).toBe('/ 100\u00A0Stück')
  expect(german.priceUnit({ costUnit: 1, volumeUnit: 'M2' })).toBe('/ m²')
})

test.each(['', '2025-13-01', '2025-03-01T25:00:00Z', 'tomorrow'])(
  '%j is no moment and is not told',
  (value) => {
    expect(() => german.date(value)).toThrow(RangeError)
    expect(() => german.dateTime(value)).toThrow(RangeError)
  },
)

test('many dates are told by one formatter, for making one costs more than all of a page', () => {
  german.dateTime('2025-06-30T22:30:00Z')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  for (let minute = 10; minute < 60; minute++) german.dateTime(`2025-06-30T12:${minute}:00Z`)
  german.date('2025-03-01')
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})

test('a day stays that day, a moment is told in the time of the wholesaler', () => {
  expect(german.date('2025-03-01')).toBe('01.03.2025')
  expect(german.date('2024-02-29')).toBe('29.02.2024')
  expect(german.dateTime('2025-06-30T22:30:00Z')).toBe('01.07.2025, 00:30')
  expect(german.dateTime('2025-12-31T22:59:59.999Z')).toBe('31.12.2025, 23:59')
  expect(german.dateTime('2025-03-01')).toBe('01.03.2025, 00:00')
})
