import { describe, expect, test } from 'vitest'
import { KeptBytes } from './kept-bytes.ts'

const megabyte = 1024 * 1024
const text = (bytes: Buffer | undefined) => bytes?.toString()

describe('bytes that are kept', () => {
  test('are not there under another name, in another view, or where nothing may be kept', () => {
    const kept = new KeptBytes(megabyte)
    kept.set('de', 'one', Buffer.from('eins'))
    expect([kept.get('de', 'on'), kept.get('en', 'one'), kept.get('de', 'onf')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const nothing = new KeptBytes(megabyte - 1)
    nothing.set('de', 'one', Buffer.from('eins'))
    expect(nothing.get('de', 'one')).toBeUndefined()
    kept.set('de', 'large', Buffer.alloc(megabyte))
    expect(kept.get('de', 'large')).toBeUndefined()
  })

  test('stand under any name, as they were last', () => {
    const kept = new KeptBytes(megabyte)
    for (const name of ['', '0815', 'Größe', '日本 😀', '\ud83d']) {
      kept.set('de', name, Buffer.from('old'))
      kept.set('de', name, Buffer.from(`new ${name}`))
      expect(text(kept.get('de', name))).toBe(text(Buffer.from(`new ${name}`)))
    }
    expect(kept.count).toBe(5)
  })

  test('are forgotten in all views, and what was given stays what it was', () => {
    const kept = new KeptBytes(megabyte)
    for (const view of ['de', 'en'])
      for (const name of ['1', '2']) kept.set(view, name, Buffer.from(view + name))
    const given = kept.get('de', '1')
    kept.delete('1')
    expect(['de', 'en'].map((view) => kept.get(view, '1'))).toEqual([undefined, undefined])
    expect(['de', 'en'].map((view) => text(kept.get(view, '2')))).toEqual(['de2', 'en2'])
    kept.clear()
    expect([kept.count, kept.get('de', '2'), text(given)]).toEqual([0, undefined, 'de1'])
    kept.set('de', '1', Buffer.from('again'))
    expect([text(kept.get('de', '1')), text(given)]).toEqual(['again', 'de1'])
  })

  test('never take more than the limit; the oldest go first, and what was given of them stays', () => {
    const kept = new KeptBytes(3 * megabyte)
    const most = (3 * megabyte) / 1024
    expect([kept.filled, new KeptBytes(0).filled]).toEqual([0, 1])
    kept.set('de', 'first', Buffer.from('first'))
    expect(kept.filled).toBeCloseTo(1 / 3)
    const given = kept.get('de', 'first')
    for (let i = 0; i < 20_000; i++) {
      kept.set('de', `article ${i}`, Buffer.alloc(1000, i % 256))
      expect(kept.count).toBeLessThanOrEqual(most)
    }
    expect(kept.count).toBeGreaterThan(most / 2)
    expect(kept.filled).toBe(1)
    const there = Array.from({ length: 20_000 }, (_, i) => kept.get('de', `article ${i}`) !== undefined)
    expect(there).toEqual(there.map((_, i) => i >= 20_000 - kept.count))
    expect([kept.get('de', 'first'), text(given)]).toEqual([undefined, 'first'])
  })

  test('are as many as there is room for where each is small', () => {
    const kept = new KeptBytes(2 * megabyte)
    for (let i = 0; i < 100_000; i++) kept.set('de', String(i), Buffer.of(i % 256))
    expect(kept.count).toBeLessThan(100_000)
    for (let i = 99_000; i < 100_000; i++) expect(kept.get('de', String(i))?.[0]).toBe(i % 256)
  })

  test('are those a map would hold, whatever is kept and forgotten in whatever order', () => {
    const kept = new KeptBytes(megabyte)
    const map = new Map<string, string>()
    let seed = 7
    const below = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n
    for (let step = 0; step < 20_000; step++) {
      const [view, name] = [`view ${below(3)}`, String(below(200))]
      if (below(3) === 0) {
        kept.delete(name)
        for (let i = 0; i < 3; i++) map.delete(`view ${i} ${name}`)
      } else if (map.size < 400) {
        kept.set(view, name, Buffer.from(String(step)))
        map.set(`${view} ${name}`, String(step))
      }
      expect(text(kept.get(view, name))).toBe(map.get(`${view} ${name}`))
    }
    expect(kept.count).toBe(map.size)
  })

  test('do not grow with the views there have been', () => {
    const kept = new KeptBytes(megabyte)
    for (let i = 0; i < 10_001; i++) kept.set(`view ${i}`, 'one', Buffer.from(String(i)))
    expect([text(kept.get('view 10000', 'one')), kept.get('view 1', 'one')]).toEqual(['10000', undefined])
  })
})
