import { expect, test } from 'vitest'
import { mapMedia, mediaSource } from './map-media.ts'

test.each([
  '../secret.pdf',
  'a/../../secret.pdf',
  '..\\..\\secret.pdf',
  '/etc/passwd',
  'C:\\temp\\a.jpg',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'a%2e%2e/b.jpg',
  'a\u0000.jpg',
  '.',
])('refuses the path %j', (source) => {
  expect(mediaSource(source, { folder: 'KN' })).toBeUndefined()
})

test.each(['../a.jpg', 'javascript:alert(1)', 'file:///a.jpg'])(
  'refuses %j below a web address',
  (source) => {
    expect(mediaSource(source, { folder: 'KN', root: 'https://example.com/m' })).toBeUndefined()
  },
)

test.each([
  ['a.jpg', undefined, 'KN/a.jpg'],
  ['.\\Boden\\a.jpg', 'Bilder\\2024', 'KN/Bilder/2024/Boden/a.jpg'],
  ['a.jpg', 'D:\\Export\\', 'KN/a.jpg'],
  ['a b.jpg', 'https://example.com/m', 'https://example.com/m/a%20b.jpg'],
  ['https://cdn.example.com/a.jpg', 'Bilder', 'https://cdn.example.com/a.jpg'],
  ['www.example.com/a', 'Bilder', 'https://www.example.com/a'],
  ['www.jpg', undefined, 'KN/www.jpg'],
])('takes %s below %s', (source, root, expected) => {
  expect(mediaSource(source, { folder: 'KN', root })).toBe(expected)
})

test('numbers media per kind and leaves out thumbnails where there are pictures, and what stands there twice', () => {
  const entry = { description: [] }
  const media = [
    { ...entry, source: 't.jpg', purpose: 'thumbnail' },
    { ...entry, source: 'b.jpg', order: 2 },
    { ...entry, source: 'a.JPG', order: 1 },
    { ...entry, source: 'a.JPG', order: 1 },
    { ...entry, source: 'd.pdf', purpose: 'data_sheet' },
    { ...entry, source: 'logo.png', purpose: 'logo' },
  ]
  const rows = mapMedia('M', media, { folder: 'KN' }, () => undefined)
  expect(rows.map(({ kind, sort, source }) => [kind, sort, source])).toEqual([
    ['data_sheet', 0, 'KN/d.pdf'],
    ['image', 0, 'KN/a.JPG'],
    ['image', 1, 'KN/b.jpg'],
  ])
})
