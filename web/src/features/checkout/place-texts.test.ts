import { expect, test } from 'vitest'
import { deliveryText } from './place-texts.ts'
import type { Checkout } from './queries.ts'

const address: Checkout['addresses'][number] = {
  id: 'site-7',
  firstName: '',
  name: 'Baustelle Ott',
  street: 'Rebweg 3',
  plz: '79098',
  city: 'Freiburg',
  country: 'DE',
  isDefault: false,
  isGlobal: false,
}
const plant: Checkout['plants'][number] = {
  werks: '1000',
  name: 'Niederlassung Süd',
  city: 'Lörrach',
  pickupDate: '2026-03-12',
  pickupTime: '10:00',
}
const places = { addresses: [address], plants: [plant] }
const textOf = (value: string) => deliveryText(value, places, (key) => `‹${key}›`)

test('an address or plant no longer offered leaves the way of delivery', () => {
  expect(textOf('01 gone')).toBe('‹deliveryType.01›')
  expect(textOf('02 site-7')).toBe('‹deliveryType.02›')
  expect(textOf('01')).toBe('‹deliveryType.01›')
})

test('a delivery says to which address, and that it waits until it is complete', () => {
  expect(textOf('01 site-7 complete')).toBe(
    '‹deliveryType.01›, Baustelle Ott, Rebweg 3, 79098 Freiburg, ‹completeDelivery›',
  )
})

test('a pick-up says at which plant', () => {
  expect(textOf('02 1000')).toBe('‹deliveryType.02›, Niederlassung Süd, Lörrach')
})
