import { describe, expect, test } from 'vitest'
import { numberFormats } from './number-format.ts'
import { formatBytes, indexLetter, truncate } from './text.ts'

describe('truncating', () => {
  test('leaves 50 characters alone', () => {
    expect(truncate('a'.repeat(50))).toBe('a'.repeat(50))
  })

  test('shortens 51 characters to 50 with an ellipsis', () => {
    expect(truncate('a'.repeat(51))).toBe(`${'a'.repeat(49)}…`)
  })

  test('cuts no character in two and leaves no blank before the ellipsis', () => {
    expect(truncate('Fliese 😀😀', 9)).toBe('Fliese 😀😀')
    expect(truncate('Fliese 😀😀', 8)).toBe('Fliese…')
  })
})

test('an index has the letters A to Z and one place for all other names', () => {
  const letters = ['abus', 'Ökotherm', 'ß-Werk', 'Žirafa', '3M', '東京', 'Æro', '"Alt"', ''].map(indexLetter)
  expect(letters).toEqual(['A', 'O', 'S', 'Z', '#', '#', '#', '#', '#'])
})

test.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1024, '1 KB'],
  [1536, '1,5 KB'],
  [1_048_575, '1 MB'],
  [5_000_000_000, '4,7 GB'],
])('%i bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes, numberFormats.de)).toBe(text)
})
