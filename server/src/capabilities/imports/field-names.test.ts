import { describe, expect, test } from 'vitest'
import { fieldName } from './field-names.ts'

describe('a field in a report', () => {
  test.each([
    ['price unit', 'datanorm', 'Preiseinheit', 'price unit'],
    ['Katalogseite', 'datanorm', 'Katalogseite', 'catalogue page'],
    ['ORDER_UNIT', 'csv', 'Einheit', 'unit'],
    ['texts.de.maktx', 'bmecat', 'Kurztext', 'short text'],
  ])('%s of %s is named in the language of the reader', (field, kind, german, english) => {
    expect(fieldName(field, kind, 'de')).toBe(german)
    expect(fieldName(field, kind, 'en')).toBe(english)
  })

  test.each([
    ['ORDER_UNIT', 'bmecat'],
    ['price', 'prices'],
    ['UVP (EUR)', 'xlsx'],
    ['constructor', 'csv'],
    ['', 'csv'],
  ])('%j of %s stays what the file calls it', (field, kind) => {
    expect(fieldName(field, kind, 'de')).toBe(field)
  })
})
