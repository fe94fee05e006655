import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPicture } from './picture-kind.ts'

const startOfScan = Buffer.from('ffda', 'hex')

const is = (text: string) => isPicture(Buffer.from(text, 'latin1'))

test('pages, scripts and documents are no pictures, whatever they contain', () => {
  for (const text of ['', '<html><svg></svg></html>', 'alert(1)//<svg', '%PDF-1.7', 'BM......', '{"svg":1}'])
    expect(is(text), text).toBe(false)
})

test('drawings that could keep a machine busy or hide something are refused', () => {
  const around = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
  expect(is(around('<filter id="a"/>'))).toBe(false)
  expect(is(around('<script>1</script>'))).toBe(false)
  expect(is(around('<image href="data:image/png;base64,iVBORw0KGgo="/>'))).toBe(false)
  const prefixed = '<!-- <svg > --><s:svg xmlns:s="http://www.w3.org/2000/svg"><s:filter id="a"/></s:svg>'
  expect(is(prefixed)).toBe(false)
  expect(is(`<!DOCTYPE svg [<!ENTITY a "b">]>${around('&a;')}`)).toBe(false)
  expect(is(around('<path d="M0 0"/>'.repeat(80_000)))).toBe(false)
})

test('pictures are known by their first bytes', () => {
  for (const text of [
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF\x00\x01\x02\x03WEBPVP8 ',
    '\x00\x00\x00\x20ftypavif',
    'II*\x00',
    '<?xml version="1.0"?><!-- maker --><svg width="1"/>',
  ])
    expect(is(text), text).toBe(true)
})

test('a photograph that says a thousand times over that nothing changes is refused, a progressive one is not', async () => {
  const photograph = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b4431c' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const end = photograph.length - 2
  const lastScan = photograph.subarray(photograph.lastIndexOf(startOfScan), end)
  const again = (times: number) =>
    Buffer.concat([photograph.subarray(0, end), ...Array(times).fill(lastScan), photograph.subarray(end)])
  expect(photograph.includes(startOfScan)).toBe(true)
  expect([isPicture(photograph), isPicture(again(20)), isPicture(again(1000))]).toEqual([true, true, false])
})
