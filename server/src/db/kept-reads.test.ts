import { describe, expect, test } from 'vitest'
import { KeptReads } from './kept-reads.ts'

const fresh = () => {
  const kept = new KeptReads()
  kept.isRightFor(60_000)
  return kept
}

describe('what is kept', () => {
  test('counts for nothing before the change log has been read, and when it was not read lately', () => {
    const kept = new KeptReads()
    expect(kept.isFresh).toBe(false)
    kept.isRightFor(60_000)
    expect(kept.isFresh).toBe(true)
    kept.isRightFor(-1)
    expect(kept.isFresh).toBe(false)
  })

  test('is not kept when something changed while it was read', async () => {
    const kept = fresh()
    const first = await kept.table('plants', async () => {
      kept.forget([{ kind: 'plants', key: '' }])
      return 'old'
    })
    expect([first, await kept.table('plants', async () => 'new')]).toEqual(['old', 'new'])
    expect(await kept.table('plants', async () => 'newer')).toBe('new')
  })

  test('of one article is forgotten with all its views, of others it stays', async () => {
    const kept = fresh()
    const read = (value: string) => async (matnrs: string[]) =>
      new Map(matnrs.map((matnr) => [matnr, `${value} ${matnr}`]))
    await kept.articles('de', ['1', '2'], read('old'))
    await kept.articles('en', ['1'], read('old'))
    kept.forget([{ kind: 'article', key: '1' }])
    expect([...(await kept.articles('de', ['1', '2'], read('new'))).values()].toSorted()).toEqual([
      'new 1',
      'old 2',
    ])
    expect([...(await kept.articles('en', ['1'], read('new'))).values()]).toEqual(['new 1'])
  })

  test('as whole answer is forgotten with any change', async () => {
    const kept = fresh()
    const answer = (text: string) => kept.answer('search', async () => Buffer.from(text))
    expect(String(await answer('one'))).toBe('one')
    expect(String(await answer('two'))).toBe('one')
    kept.forget([{ kind: 'article', key: '1' }])
    expect(String(await answer('three'))).toBe('three')
  })
})
