import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test as base } from 'vitest'
import { deadSolrUrl, startSolrStandIn } from '#server/testing/solr-stand-in.ts'
import type { Manner } from '#server/testing/solr-stand-in.ts'
import { reasonOf } from '#server/reason-of.ts'
import { SearchOffline } from '../port.ts'
import type { SearchDocument, SearchEngine } from '../port.ts'
import { readSolrUrl } from './client.ts'
import { solrSearchEngine } from './engine.ts'

const query = { q: 'Fliese', language: 'de' } as const

const test = base
  .extend('standIn', async ({}, { onCleanup }) => {
    const standIn = await startSolrStandIn()
    onCleanup(() => standIn.close())
    return standIn
  })
  .extend('said', [] as boolean[])
  .extend('engine', async ({ standIn, said }, { onCleanup }) => {
    said.length = 0
    const engine = solrSearchEngine({
      url: standIn.url,
      every: 50,
      onState: (isOnline) => said.push(isOnline),
    })
    onCleanup(() => engine.close())
    return engine
  })

// There is nothing to give: that is what it is for.
// oxlint-disable-next-line require-yield
async function* nothing(): AsyncGenerator<SearchDocument> {}

async function until(engine: SearchEngine, state: 'ready' | 'offline'): Promise<void> {
  while (engine.state().state !== state) await wait(10)
}

describe('SOLR_URL', () => {
  test.each(['', 'solr', 'ftp://host/solr/shop', 'http://host/', 'http://a/solr/x,http://b/solr/y'])(
    'refuses %j',
    (url) => {
      expect(() => readSolrUrl(url)).toThrow()
    },
  )

  test('names the nodes of a cloud, the alias and who asks', () => {
    expect(readSolrUrl('https://shop:a%2Fb@one:8983/solr/gewerk, https://two:8983/solr/gewerk/')).toEqual({
      nodes: ['https://one:8983/solr', 'https://two:8983/solr'],
      alias: 'gewerk',
      authorization: `Basic ${Buffer.from('shop:a/b').toString('base64')}`,
    })
  })
})

describe('a search on Solr', () => {
  test('refuses at once while Solr was never reached', async () => {
    const engine = solrSearchEngine({ url: await deadSolrUrl(), every: 50 })
    await wait(100)
    await expect(engine.search(query)).rejects.toThrow(SearchOffline)
    const indexing = engine.rebuild({ categories: [], synonyms: [], documents: nothing() })
    expect(reasonOf(await indexing.catch((error: unknown) => error))).toMatch(/offline: .*ECONNREFUSED/)
    await expect(engine.suggest({ prefix: 'fl', language: 'de' })).rejects.toThrow(SearchOffline)
    expect(engine.state()).toMatchObject({ state: 'offline', documents: 0 })
    await engine.close()
  })

  test('right after the start waits for the words of the index instead of calling Solr offline', async ({
    standIn,
  }) => {
    const engine = solrSearchEngine({ url: standIn.url })
    expect(await engine.search(query)).toMatchObject({ numFound: 0, hits: [] })
    await engine.close()
  })

  test.for<Manner>(['failing', 'html', 'other-json', 'not-found'])(
    'is offline while Solr answers like %s, and recovers by itself',
    async (manner, { standIn, engine }) => {
      await until(engine, 'ready')
      expect(await engine.search(query)).toMatchObject({ numFound: 0, hits: [] })
      standIn.behave(manner)
      await expect(engine.search(query)).rejects.toThrow(SearchOffline)
      await until(engine, 'offline')
      standIn.behave('empty')
      await until(engine, 'ready')
      expect(await engine.search(query)).toMatchObject({ numFound: 0 })
    },
  )

  test('keeps nobody waiting longer than its patience, and after that not at all', async ({
    standIn,
    engine,
    said,
  }) => {
    await until(engine, 'ready')
    standIn.behave('slow')
    const begin = performance.now()
    await expect(engine.search(query)).rejects.toThrow(SearchOffline)
    expect(performance.now() - begin).toBeLessThan(10_000)
    await until(engine, 'offline')
    const next = performance.now()
    await expect(engine.search(query)).rejects.toThrow(SearchOffline)
    // What a request waits for a node that hangs.
    expect(performance.now() - next).toBeLessThan(1500)
    expect(said).toEqual([false])
    standIn.behave('empty')
    await until(engine, 'ready')
    expect(said).toEqual([false, true])
  })

  test('keeps one waiting once when every node hangs, and lets go whoever waits beside', async ({
    standIn,
    engine: _,
  }) => {
    const other = await startSolrStandIn()
    const url = `${standIn.url},${other.url}`
    // Seldom looked after, so that it is the searches that find out.
    const engine = solrSearchEngine({ url, every: 60_000 })
    await until(engine, 'ready')
    standIn.behave('slow')
    other.behave('slow')
    const begin = performance.now()
    const refused = async () => expect(engine.search(query)).rejects.toThrow(SearchOffline)
    await Promise.all([refused(), wait(1200).then(refused)])
    for (let page = 0; page < 5; page++) await refused()
    // 1.5 seconds for one node and half a one for the other, with room for a busy machine; three waits would be nine.
    expect(performance.now() - begin).toBeLessThan(7000)
    expect(engine.state()).toMatchObject({ state: 'offline' })
    await engine.close()
    await other.close()
  })

  test('stays online when one search takes too long and Solr answers everything else', async ({
    standIn,
    engine,
    said,
  }) => {
    await until(engine, 'ready')
    standIn.behave('slow-search')
    await expect(engine.search(query)).rejects.toThrow(SearchOffline)
    expect(engine.state()).toMatchObject({ state: 'ready' })
    expect(said).toEqual([])
  })

  test('refuses a search whose requests come in time one by one, but not all of them in its own', async ({
    standIn,
    engine,
    said,
  }) => {
    await until(engine, 'ready')
    standIn.behave('sluggish')
    // Nothing is found, so that more is asked than whether it is a number and what meets it.
    await expect(engine.search(query)).rejects.toThrow(SearchOffline)
    expect(engine.state()).toMatchObject({ state: 'ready' })
    expect(said).toEqual([])
  })

  test('refuses a search for an answer that has been made for too long', async ({ engine, said }) => {
    await until(engine, 'ready')
    const since = performance.now() - 60_000
    await expect(engine.search({ ...query, since })).rejects.toThrow(SearchOffline)
    await expect(engine.suggest({ prefix: 'fl', language: 'de', since })).rejects.toThrow(SearchOffline)
    expect(await engine.search({ ...query, since: performance.now() })).toMatchObject({ numFound: 0 })
    expect(said).toEqual([])
  })

  test('asks whether words are a number at the same time as what meets them', async ({ standIn, engine }) => {
    await until(engine, 'ready')
    standIn.behave('in-pairs')
    // A bare word of an empty index is looked for, and then what meets a part of it.
    expect(await engine.search({ ...query, partial: 'never' })).toMatchObject({ numFound: 0 })
  })

  test('goes on from the replicas of the node it asks while another node of the cloud hangs', async ({
    standIn,
    engine,
  }) => {
    await until(engine, 'ready')
    standIn.behave('other-hangs')
    expect(await engine.search(query)).toMatchObject({ numFound: 0 })
    expect(engine.state()).toMatchObject({ state: 'ready' })
  })

  test('asks the next node when one is dead', async ({ standIn }) => {
    const engine = solrSearchEngine({ url: `${await deadSolrUrl()},${standIn.url}`, every: 50 })
    await until(engine, 'ready')
    expect(await engine.search(query)).toMatchObject({ numFound: 0 })
    await engine.close()
  })

  test('asks again after a change that failed', async ({ standIn, engine }) => {
    await until(engine, 'ready')
    standIn.behave('failing')
    await expect(engine.apply({ deletes: ['1'] })).rejects.toThrow(SearchOffline)
    standIn.behave('empty')
    await until(engine, 'ready')
    await engine.apply({ deletes: ['1'] })
  })
})
