import { randomUUID } from 'node:crypto'
import { afterAll, describe } from 'vitest'
import { removeFromCloud } from '#server/testing/solr-collections.ts'
import type { SearchEngine } from '../port.ts'
import { filled } from '../testing/ask.ts'
import { describeEngine } from '../testing/engine-contract.ts'
import { solrSearchEngine } from './engine.ts'

/** A cloud to test on, as `npm run solr` starts one. Without it these tests are reported as skipped. */
const url = process.env['TEST_SOLR_URL']

describe.skipIf(url === undefined)('on a SolrCloud', () => {
  const address = `${url ?? ''}/contract-${randomUUID().slice(0, 8)}`
  const engines: SearchEngine[] = []
  let unchanged: Promise<SearchEngine> | undefined

  /** Indexing takes a cloud seconds, so tests share an engine until one of them changes what it holds. */
  const make = async (): Promise<SearchEngine> => {
    unchanged ??= filled(opened())
    const engine = await unchanged
    const apply = engine.apply.bind(engine)
    engine.apply = (change) => {
      unchanged = undefined
      return apply(change)
    }
    return engine
  }

  const opened = (): SearchEngine => {
    const engine = solrSearchEngine({ url: address, layout: { shards: 2, replicas: 2 } })
    engines.push(engine)
    return engine
  }

  afterAll(async () => {
    for (const engine of engines) await engine.close()
    await removeFromCloud(address)
  }, 180_000)

  describeEngine('Solr', make)
})
