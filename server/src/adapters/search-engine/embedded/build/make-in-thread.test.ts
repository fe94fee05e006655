import { expect, test, vi } from 'vitest'
import type { SearchDocument } from '../../document.ts'
import { ValueBook } from '../index/value-book.ts'
import { MakerInThread } from './make-in-thread.ts'

const articles = (from: number, count: number): SearchDocument[] =>
  Array.from({ length: count }, (_, i) => ({
    matnr: `S${from + i}`,
    texts: { de: { maktx: `Artikel Nummer ${from + i}` } },
  }))

test('merges what an earlier thread made that ended before its segment had a place in the index', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const maker = new MakerInThread(['de'], new ValueBook())
    const first = await maker.make(articles(0, 10))
    const ended = new Promise<void>((resolve) => {
      process.once('worker', () => resolve())
    })
    vi.advanceTimersByTime(60_000)
    const second = await maker.make(articles(10, 5))
    await ended
    maker.setSegments([first, second])
    const merged = await maker.merge([first, second], [new Uint8Array(10), new Uint8Array(5)])
    expect(merged.size).toBe(15)
    await maker.close()
  } finally {
    vi.useRealTimers()
  }
})
