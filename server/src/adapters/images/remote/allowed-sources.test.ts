import { expect, test } from 'vitest'
import { allowedSources } from './allowed-sources.ts'

const permits = allowedSources({
  imageSources: ['https://media.maker.example/shop', 'https://*.tiles.example'],
  internalImageSources: ['http://dam.house.example:8080/'],
})
const kindOf = (address: string) => permits(new URL(address))

test('what does not begin with a listed address is refused', () => {
  for (const address of [
    'http://media.maker.example/shop/a.jpg',
    'https://media.maker.example:8443/shop/a.jpg',
    'https://media.maker.example/shopping/a.jpg',
    'https://media.maker.example/shop/../private/a.jpg',
    'https://media.maker.example/shop/%2e%2e/private/a.jpg',
    'https://media.maker.example/shop/..%2fprivate/a.jpg',
    'https://media.maker.example@evil.example/shop/a.jpg',
    'https://user@media.maker.example/shop/a.jpg',
    'https://media.maker.example.evil.example/shop/a.jpg',
    'https://tiles.example/a.jpg',
    'https://eviltiles.example/a.jpg',
    'http://dam.house.example/a.jpg',
  ])
    expect(kindOf(address), address).toBeUndefined()
})

test('listed addresses are known by their kind', () => {
  expect(kindOf('https://media.maker.example/shop/a.jpg?size=2')).toBe('public')
  expect(kindOf('https://cdn.eu.tiles.example/a%2Fb.jpg')).toBe('public')
  expect(kindOf('http://dam.house.example:8080/any/a.jpg')).toBe('internal')
})
