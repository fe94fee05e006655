import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import type { SearchEngine } from '#server/adapters/search-engine/port.ts'
import { solrSearchEngine } from '#server/adapters/search-engine/solr/engine.ts'
import type { Db } from '#server/db/connection.ts'
import { anArticle } from '#server/testing/catalogue-builders.ts'
import { removeFromCloud } from '#server/testing/solr-collections.ts'
import { test as base } from '#server/testing/test-app.ts'
import { recordArticles } from '../changes/public.ts'
import { indexAnew, keepIndex } from './public.ts'

/** A cloud to test on, see CONTRIBUTING.md. Without it these tests are reported as skipped. */
const url = process.env['TEST_SOLR_URL']

type Node = { engine: SearchEngine; stop: () => Promise<void> }

const today = '2026-03-11'

const test = base.extend('cloud', async ({ committed }, { onCleanup }) => {
  const address = `${url ?? ''}/nodes-${randomUUID().slice(0, 8)}`
  const nodes: Node[] = []
  onCleanup(async () => {
    for (const node of nodes) await node.stop()
    await removeFromCloud(address)
  })
  const startNode = (): Node => {
    const engine = solrSearchEngine({ url: address, every: 100 })
    const stopFollowing = keepIndex({
      db: committed.db,
      databaseUrl: committed.url,
      engine,
      shared: true,
      today: () => today,
      every: 100,
      onError: () => undefined,
    })
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= stopFollowing().then(() => engine.close()))
    const node = { engine, stop }
    nodes.push(node)
    return node
  }
  return { startNode, address }
})

async function added(db: Db, maktx: string): Promise<string> {
  const { matnr } = await anArticle(db, { texts: { de: { maktx } } })
  await recordArticles(db, [matnr])
  return matnr
}

const found = async ({ engine }: Node, q: string) =>
  (await engine.search({ q, language: 'de' })).hits.map(({ matnr }) => matnr)

const patience = { timeout: 60_000, interval: 100 }

describe.skipIf(url === undefined)('nodes of the shop on one SolrCloud', () => {
  test('index once, see changes alike, and take over from one another', async ({
    committed,
    cloud: { startNode },
  }) => {
    const { db } = committed
    await added(db, 'Bodenfliese Nordsee')
    const [first, second] = [startNode(), startNode()]
    for (const node of [first, second])
      await vi.waitFor(() => expect(node.engine.state().state).toBe('ready'), patience)

    const tile = await added(db, 'Wandfliese Ostsee')
    for (const node of [first, second])
      await vi.waitFor(async () => expect(await found(node, 'Ostsee')).toEqual([tile]), patience)

    await first.stop()
    const mortar = await added(db, 'Fugenmörtel Ostsee')
    await vi.waitFor(
      async () => expect((await found(second, 'Ostsee')).toSorted()).toEqual([tile, mortar].toSorted()),
      patience,
    )
    await db.execute(sql`delete from articles where matnr = ${tile}`)
    await recordArticles(db, [tile])
    await vi.waitFor(async () => expect(await found(second, 'Ostsee')).toEqual([mortar]), patience)
  })

  test('answer while everything is indexed anew, and go on with the new index', async ({
    committed,
    cloud: { startNode, address },
  }) => {
    const { db } = committed
    const tile = await added(db, 'Bodenfliese Nordsee')
    const node = startNode()
    await vi.waitFor(() => expect(node.engine.state().state).toBe('ready'), patience)
    const other = solrSearchEngine({ url: address, every: 100 })
    const builtAgain = vi.spyOn(node.engine, 'rebuild')
    // A process that is slow at its end.
    vi.spyOn(other, 'save').mockImplementation(() => wait(1000))
    const anew = indexAnew(db, other, today)
    const running = new AbortController()
    const answered = (async () => {
      const answers: string[][] = []
      while (!running.signal.aborted) answers.push(await found(node, 'Nordsee'))
      return answers
    })()
    await anew.finally(() => running.abort())
    expect(new Set((await answered).map((matnrs) => matnrs.join()))).toEqual(new Set([tile]))
    await other.close()
    const late = await added(db, 'Sockel Nordsee')
    await vi.waitFor(
      async () => expect((await found(node, 'Nordsee')).toSorted()).toEqual([tile, late].toSorted()),
      patience,
    )
    expect(builtAgain).not.toHaveBeenCalled()
  })
})
