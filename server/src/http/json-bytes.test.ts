import { describe, expect, test } from 'vitest'
import { JsonBytes, WrittenParts } from './json-bytes.ts'

const said = (out: JsonBytes): string => out.take().toString()

describe('a part with a number behind it', () => {
  test.each([-1, 1.5, Number.NaN, 2 ** 53, '7' as never, undefined as never])(
    'is refused where the number is %s, and nothing is written of it',
    (count) => {
      const part = new WrittenParts().add('"count":')
      const out = new JsonBytes().text('{')
      expect(() => out.counted(part, 0, count)).toThrow()
      expect(said(out)).toBe('{')
    },
  )

  test('is written whole, whatever its length, or without its beginning', () => {
    const parts = new WrittenParts()
    for (let length = 0; length < 40; length++) {
      const json = `ü${'0123456789'.repeat(4).slice(0, length)}`
      const part = parts.add(json)
      const out = new JsonBytes().text('[')
      out.counted(part, 0, 7).counted(part, Buffer.byteLength(json), 10).counted(part, 2, 123)
      expect(said(out)).toBe(`[${json}710${json.slice(1)}123`)
    }
  })

  test.each([0, 9, 10, 99, 100, 999, 1000, 9999, 10_000, Number.MAX_SAFE_INTEGER])(
    'ends in the digits of %d, and what follows stands behind them',
    (count) => {
      const out = new JsonBytes().counted(new WrittenParts().add('a'), 0, count).text('}')
      expect(said(out)).toBe(`a${count}}`)
    },
  )

  test('fills more than one room from parts of more than one piece of memory', () => {
    const parts = new WrittenParts()
    const texts = Array.from({ length: 900 }, (_, at) => `"${at}${'x'.repeat((at * 37) % 400)}":`)
    texts.push(`"${'y'.repeat(100_000)}":`, '"last":')
    const made = texts.map((text) => parts.add(text))
    const out = new JsonBytes()
    for (const times of [1, 2]) {
      for (const [at, part] of made.entries()) out.counted(part, 0, at * times)
      expect(said(out)).toBe(texts.map((text, at) => `${text}${at * times}`).join(''))
      out.clear()
    }
  })
})
