import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currentLayout } from '#server/adapters/search-engine/solr/layout.ts'

/**
 * How the stand-in behaves: like Solr with an empty index, or in a way no shop should have to suffer; 'slow' answers
 * nothing at all, 'slow-search' anything but searches, 'other-hangs' only what may be read from its own replicas;
 * 'sluggish' answers each search after a second, 'in-pairs' no search before another one has come.
 */
export type Manner =
  | 'empty'
  | 'slow'
  | 'slow-search'
  | 'other-hangs'
  | 'sluggish'
  | 'in-pairs'
  | 'failing'
  | 'html'
  | 'other-json'
  | 'not-found'

export type SolrStandIn = {
  /** For SOLR_URL. */
  url: string
  behave: (manner: Manner) => void
  /** Requests since the last call. */
  requests: () => number
  close: () => Promise<void>
}

/** A server in the place of Solr, on a port of its own. */
export async function startSolrStandIn(first: Manner = 'empty'): Promise<SolrStandIn> {
  let manner = first
  let count = 0
  const server = createServer((request, response) => {
    count++
    request.resume()
    answers[manner](request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/solr/shop`,
    behave: (next) => {
      manner = next
    },
    requests: () => {
      const since = count
      count = 0
      return since
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An address where nothing listens. */
export async function deadSolrUrl(): Promise<string> {
  const standIn = await startSolrStandIn()
  await standIn.close()
  return standIn.url
}

const progress = { layout: currentLayout, index: 'shop_1', version: '1/1', changes: 0, tables: 0 }
const json = (response: ServerResponse, data: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))

/** The search that waits for another one. */
let waiting: (() => void) | undefined

const answers: Record<Manner, (request: IncomingMessage, response: ServerResponse) => void> = {
  empty: ({ url = '' }, response) => {
    if (url.includes('/terms')) return json(response, { terms: {} })
    if (url.includes('/get')) {
      const doc = { id: 'state:progress', json: JSON.stringify(progress) }
      return json(response, { response: { numFound: 1, docs: [doc] } })
    }
    return json(response, { response: { numFound: 0, docs: [] }, facets: { count: 0 } })
  },
  slow: () => undefined,
  'slow-search': (request, response) => {
    if (!request.url?.includes('/select')) answers.empty(request, response)
  },
  'other-hangs': (request, response) => {
    const preference = new URL(request.url ?? '', 'http://solr').searchParams.get('shards.preference')
    if (preference === 'replica.location:local') answers.empty(request, response)
  },
  sluggish: (request, response) => {
    setTimeout(() => answers.empty(request, response), request.url?.includes('/select') ? 1000 : 0)
  },
  'in-pairs': (request, response) => {
    if (!request.url?.includes('/select')) return answers.empty(request, response)
    const other = waiting
    const answer = () => answers.empty(request, response)
    waiting = other ? undefined : answer
    if (!other) return
    other()
    answer()
  },
  failing: (_, response) => json(response, { error: 'no live replica' }, 503),
  html: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>'),
  'other-json': (_, response) => json(response, { hits: 3 }),
  'not-found': (_, response) => response.writeHead(404).end('nothing here'),
}
