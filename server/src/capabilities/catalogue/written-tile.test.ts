import type { ArticleTile } from '@shop/contract/resources/shapes'
import { expect, test } from 'vitest'
import { JsonBytes } from '#server/http/json-bytes.ts'
import { WrittenTile } from './written-tile.ts'

const attribute = (key: string) => ({ key, name: `Name "${key}"`, value: '½ ü', unit: '' })
const tile: ArticleTile = {
  matnr: '4711',
  matnrDisplay: '4711',
  bismt: '',
  maktx1: 'Fliese "groß", ]}',
  maktx2: '',
  maktx3: '',
  maktx4: '',
  textLanguage: 'de',
  picture: '/image?source=none',
  price: null,
  currency: 'EUR',
  kpein: 1,
  kmein: 'M2',
  qty_stepsize: '1.44',
  meins: 'M2',
  mseh3: 'M2',
  eek_classes: [],
  cross: ['grout'],
  supplier_name: '',
  supplier_matnr: '',
  brand: 'Ton ∕ Werk',
  discontinued: false,
  attributes: ['colour', 'größe', 'a'].map(attribute),
}

const writtenWith = (written: WrittenTile, keys: string[]): unknown => {
  const out = new JsonBytes()
  written.write(
    out,
    keys.map((key) => Buffer.from(key)),
  )
  return JSON.parse(out.take().toString())
}

test('a tile that breaks its schema is not written', () => {
  expect(() => WrittenTile.of({ ...tile, kpein: 1.5 }, [], 0)).toThrow()
  expect(() => WrittenTile.of({ ...tile, maktx1: undefined as never }, [], 0)).toThrow()
  const attributes = [{ ...attribute('a'), unit: undefined as never }]
  expect(() => WrittenTile.of({ ...tile, attributes }, [], 0)).toThrow()
})

test('what a tile has not declared does not leave', () => {
  const written = WrittenTile.of({ ...tile, secret: 'x' } as ArticleTile, [], 0)
  expect(written.tile).toEqual(tile)
})

test('a written tile is read as it was, anew each time', () => {
  const written = WrittenTile.of(tile, [], 0)
  expect(written.tile).toEqual(tile)
  expect(written.tile).not.toBe(written.tile)
  expect(WrittenTile.of({ ...tile, attributes: [] }, [], 0).tile).toEqual({ ...tile, attributes: [] })
})

test('it is written with the attributes asked for, in their order', () => {
  const written = WrittenTile.of(tile, [['grout', '0815', true]], 0)
  for (const keys of [[], ['a'], ['größe', 'nothing', 'colour'], ['colou', 'colours', '']]) {
    const attributes = keys.filter((key) => tile.attributes.some((one) => one.key === key)).map(attribute)
    expect(writtenWith(written, keys)).toEqual({ ...tile, attributes })
  }
})

test('it knows its accessories, and when was seen which of them are shown', () => {
  const accessories = [
    ['grout', '0815', true],
    ['adhesive', 'Kleber ü', false],
  ] as const
  const written = WrittenTile.of(
    tile,
    accessories.map((one) => [...one]),
    7,
  )
  const copy = new WrittenTile(Buffer.from(written.bytes))
  expect([copy.accessories, copy.hasAccessories, copy.seenAt]).toEqual([accessories, true, 7])
  copy.seenAt = 8
  expect([new WrittenTile(copy.bytes).seenAt, copy.tile]).toEqual([8, tile])
  const none = WrittenTile.of(tile, [], undefined)
  expect([none.accessories, none.hasAccessories, none.seenAt]).toEqual([[], false, undefined])
})
