import { expect, test } from 'vitest'
import { bytesToText } from './bytes-to-text.ts'

const bytes = (...parts: (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part, 'latin1')])),
  )

test('a workbook or a picture is no text', () => {
  expect(bytesToText(bytes('ab', 0, 'c'))).toBeUndefined()
})

test('square metres of code page 850 tell it, too', () => {
  expect(bytesToText(bytes('4711;2;m', 0xfd))).toBe('4711;2;m²')
  expect(bytesToText(bytes('gr', 0x81, 'n;m', 0xfd))).toBe('grün;m²')
})

test('umlauts of Windows tell that', () => {
  expect(bytesToText(bytes('gr', 0xfc, 'n;m', 0xb2, ';1/2', 0x94))).toBe('grün;m²;1/2”')
})
