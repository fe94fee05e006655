import { parseArgs } from 'node:util'
import { solrSearchEngine } from '../adapters/search-engine/solr/engine.ts'
import { indexAnew } from '../capabilities/search/public.ts'
import { reasonOf } from '../reason-of.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run solr:create [-- --shards N --replicas N]`: makes a collection by the configset of this version, indexes the
 * whole catalogue into it, and points the alias of SOLR_URL at it. Searches are answered all the while; a running
 * shop goes on with the new index.
 */
const words = process.argv.slice(2)
const usage = `npm run solr:create [-- --shards N --replicas N]   indexes the whole catalogue into Solr anew`
const layout = layoutIn(words)
const misuse = typeof layout === 'string' ? layout : undefined

await withDatabase(
  async ({ db, config, today, print }) => {
    const url = config.solrUrl
    if (url === undefined) throw new Error('SOLR_URL says where Solr is')
    const engine = solrSearchEngine({ url, ...(typeof layout === 'object' && { layout }) })
    try {
      await indexAnew(db, engine, today)
      print(`${engine.state().documents} articles are indexed.`)
    } finally {
      await engine.close()
    }
    return 0
  },
  { words, usage, misuse },
)

/** The layout asked for, if any; a sentence says what is wrong with the words. */
function layoutIn(args: string[]): { shards: number; replicas: number } | undefined | string {
  let values
  try {
    ;({ values } = parseArgs({ args, options: { shards: { type: 'string' }, replicas: { type: 'string' } } }))
  } catch (error) {
    return reasonOf(error)
  }
  const { shards = '1', replicas = '1' } = values
  for (const [name, text] of Object.entries({ shards, replicas }))
    if (!/^(?:[1-9]\d?|100)$/.test(text)) return `--${name} wants a number from 1 to 100.`
  const isLaidOut = values.shards !== undefined || values.replicas !== undefined
  return isLaidOut ? { shards: Number(shards), replicas: Number(replicas) } : undefined
}
