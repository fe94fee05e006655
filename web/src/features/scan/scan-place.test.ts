import { expect, test } from 'vitest'
import { scanPlace } from './scan-place.ts'

const kind = (route: string, hasTypedInput = false) => scanPlace(route, '7', hasTypedInput).kind

test('a scan leaves neither an order in the making nor a form with something in it', () => {
  expect(['/checkout', '/ordering-process-guest'].map((route) => kind(route))).toEqual(['tell', 'tell'])
  expect(kind('/not-listed-products', true)).toBe('tell')
})

test('a scan opens the article on all other screens, also beside a typed quantity', () => {
  expect(['/', '/imprint', '/myaccount'].map((route) => kind(route))).toEqual(['open', 'open', 'open'])
  expect(kind('/p/$matnr/{-$description}', true)).toBe('open')
})

test('a scan collects where articles are collected', () => {
  expect(kind('/basket', true)).toBe('basket')
  expect(kind('/labels')).toBe('labels')
  expect(scanPlace('/myaccount/lists/edit/$id', '7', false)).toEqual({ kind: 'list', id: '7' })
})
