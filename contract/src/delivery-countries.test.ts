import { expect, test } from 'vitest'
import { deliveryCountries, isPostcode } from './delivery-countries.ts'

test.each([
  ['8033', 'DE'],
  ['80331a', 'DE'],
  ['D-80331', 'DE'],
  ['10100', 'AT'],
  ['1012', 'NL'],
  ['009-50', 'PL'],
  ['', 'XX'],
])('%j is no postcode of %s', (plz, country) => expect(isPostcode(plz, country)).toBe(false))

test.each([
  ['80331', 'DE'],
  ['1010', 'AT'],
  ['8001', 'CH'],
  ['1012 AB', 'NL'],
  ['00-950', 'PL'],
  ['110 00', 'CZ'],
  ['SW1A 1AA', 'GB'],
])('%j may be one of %s', (plz, country) => expect(isPostcode(plz, country)).toBe(true))

test('the own country is offered first, and each once', () => {
  expect(deliveryCountries[0]).toBe('DE')
  expect(new Set(deliveryCountries).size).toBe(deliveryCountries.length)
})
