import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SolrClient, readSolrUrl } from '../server/src/adapters/search-engine/solr/client.ts'
import { prepareCollection } from '../server/src/adapters/search-engine/solr/cloud.ts'
import { asCommand } from '../server/src/commands/as-command.ts'
import { fetchJars } from './solr/fetch-jars.ts'
import { startCloud } from './solr/start-cloud.ts'

const help = {
  words: process.argv.slice(2),
  usage: 'npm run solr [-- --port 8983] [--keep]   a SolrCloud of two nodes for tests and development',
}

/**
 * `npm run solr [-- --port 8983] [--keep]`: a real SolrCloud of two nodes on this machine, for tests and development.
 * It needs Java 11 or newer and Maven, which fetches Solr's artifacts once; about 1.2 GB of memory. Ends with Ctrl-C.
 * What was indexed is gone then, unless it is kept.
 */
await asCommand(async () => {
  const { values: options } = parseArgs({
    options: { port: { type: 'string', default: '8983' }, keep: { type: 'boolean', default: false } },
  })
  const port = Number(options.port)
  if (!Number.isInteger(port) || port < 1024 || port > 64_000) throw new Error('--port: 1024 to 64000')

  const cache = path.join(import.meta.dirname, '../node_modules/.cache/solr')
  const data = path.join(cache, `cloud-${port}`)
  await mkdir(cache, { recursive: true })
  const jars = await fetchJars(path.join(cache, 'jars'))
  if (!options.keep) await rm(data, { recursive: true, force: true })

  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const cloud = await startCloud({ jars, data, port, signal: stopping.signal, say: console.log })
  try {
    const url = cloud.nodes.map((node) => `${node}/gewerk`).join(',')
    await prepareCollection(new SolrClient(readSolrUrl(url)), { shards: 2, replicas: 2 })
    console.log(`\nSolrCloud is up: two nodes, collection gewerk with 2 shards of 2 replicas.`)
    console.log(`  SOLR_URL=${url} npm start`)
    console.log(`  TEST_SOLR_URL=${cloud.nodes[0]!} npm test -- unit`)
    await cloud.ended
  } finally {
    await cloud.stop()
  }
  return 0
}, help)
