import { parseArgs } from 'node:util'
import { solrSearchEngine } from '../adapters/search-engine/solr/engine.ts'
import { indexAnew } from '../capabilities/search/public.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run solr:create [-- --shards N --replicas N]`: makes a collection by the configset of this version, indexes the
 * whole catalogue into it, and points the alias of SOLR_URL at it. Searches are answered all the while; a running
 * shop goes on with the new index.
 */
await withDatabase(async ({ db, config, today, print }) => {
  const { values } = parseArgs({ options: { shards: { type: 'string' }, replicas: { type: 'string' } } })
  const url = config.solrUrl
  if (url === undefined) throw new Error('SOLR_URL says where Solr is')
  const numberOf = (name: 'shards' | 'replicas') => {
    const number = Number(values[name] ?? '1')
    if (!Number.isInteger(number) || number < 1 || number > 100) throw new Error(`--${name}: 1 to 100`)
    return number
  }
  const isLaidOut = values.shards !== undefined || values.replicas !== undefined
  const layout = { shards: numberOf('shards'), replicas: numberOf('replicas') }
  const engine = solrSearchEngine({ url, ...(isLaidOut && { layout }) })
  try {
    await indexAnew(db, engine, today)
    print(`${engine.state().documents} articles are indexed.`)
  } finally {
    await engine.close()
  }
  return 0
})
