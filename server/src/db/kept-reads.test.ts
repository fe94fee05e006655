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

  test('as bytes of an article is forgotten with it, and not kept when something changed while it was made', async () => {
    const kept = fresh()
    const read = (value: string) => async (matnrs: string[]) =>
      new Map(matnrs.map((matnr) => [matnr, Buffer.from(`${value} ${matnr}`)]))
    const now = async (view: string, value: string) =>
      [...(await kept.articleBytes(view, ['1', '2'], read(value))).values()].map(String).toSorted()
    await now('de', 'old')
    await now('en', 'old')
    const { generation } = kept
    kept.forget([{ kind: 'article', key: '1' }])
    kept.keepArticleBytes('en', '1', Buffer.from('late'), generation)
    expect(await now('de', 'new')).toEqual(['new 1', 'old 2'])
    expect(await now('en', 'new')).toEqual(['new 1', 'old 2'])
    kept.keepArticleBytes('en', '1', Buffer.from('changed 1'), kept.generation)
    expect(await now('en', 'newer')).toEqual(['changed 1', 'old 2'])
    kept.forgetAll()
    await kept.articleBytes('de', ['1', '2'], async (matnrs) => {
      kept.forget([{ kind: 'settings', key: '' }])
      return read('seen before')(matnrs)
    })
    expect(await now('de', 'last')).toEqual(['last 1', 'last 2'])
  })

  test('as whole answer or page holds no memory but its own', async () => {
    const reads = new KeptReads()
    await reads.answer('search', () => Promise.resolve(Buffer.from('short')))
    const answer = await reads.answer('search', () => Promise.reject(new Error('is kept')))
    reads.pageKeeper('/')({ body: Buffer.from('page'), headers: {}, scripts: '', styles: '' })
    const held = [answer, reads.page('/')!.body].map((bytes) => [bytes.toString(), bytes.buffer.byteLength])
    expect(held).toEqual([
      ['short', 5],
      ['page', 4],
    ])
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
