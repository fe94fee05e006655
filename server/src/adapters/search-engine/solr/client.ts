import { SearchOffline } from '../port.ts'

export interface SolrAddress {
  /** Base addresses of the nodes, as "http://host:8983/solr"; any of them answers for all. */
  nodes: readonly string[]
  /** Alias of the collection that holds the index. */
  alias: string
  authorization?: string
}

/**
 * Reads SOLR_URL: "http://host:8983/solr/gewerk", several nodes of one cloud separated by commas; user and password
 * may stand in the first address. Throws an Error that says what is wrong.
 */
export function readSolrUrl(text: string): SolrAddress {
  const urls = text.split(',').map((part) => new URL(part.trim()))
  const paths = new Set(urls.map(({ pathname }) => pathname.replace(/\/+$/, '')))
  const [path = ''] = paths
  const alias = /\/([A-Za-z][\w-]*)$/.exec(path)?.[1]
  if (paths.size !== 1 || alias === undefined || urls.some(({ protocol }) => !/^https?:$/.test(protocol)))
    throw new Error('SOLR_URL must be like http://host:8983/solr/gewerk, the same path for every node')
  const base = path.slice(0, -alias.length - 1)
  const { username = '', password = '' } = urls.find((url) => url.username !== '') ?? {}
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return {
    nodes: urls.map(({ protocol, host }) => `${protocol}//${host}${base}`),
    alias,
    ...(username !== '' && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
}

export interface SolrRequest {
  params?: Record<string, string>
  /** Sent as JSON; without it the request is a GET. */
  body?: unknown
  /** Fields of a form instead, each as often as it is given. */
  form?: readonly (readonly [string, string])[]
  /** Or a file as it is. */
  file?: Uint8Array<ArrayBuffer>
  /** Milliseconds a node has to answer in. */
  timeout?: number
  /** Ask although the circuit is open. */
  probe?: boolean
  /** Of the search it is part of. */
  limit?: SearchLimit
}

/** How long one search may take, however many requests it consists of. */
export interface SearchLimit {
  /** Aborted when its time is over, or it needs no more answers. */
  readonly signal: AbortSignal
  /** One of its requests failed by itself; those sent side by side with it fail for the same reason. */
  hasFailed: boolean
}

const usualTimeout = 1500
/** Milliseconds the nodes behind a silent one have: whoever asks has waited already. */
const secondTimeout = 500
/** Failures in a row after which nobody is kept waiting any more. */
const patience = 3
/**
 * A node that is asked reads its own replicas where it has them: a neighbour that hangs without ending stays in the
 * cloud's list until ZooKeeper gives it up, and would keep every search waiting till then.
 */
const nearby = { 'shards.preference': 'replica.location:local' }

/** Solr refused a request as wrong, or knows no such collection; the cloud is alive. */
export class SolrRefusal extends Error {}

/**
 * Talks to a SolrCloud. A node that fails is passed over for the next. When no node answers three times in a row, when
 * none accepts connections, or when none has said anything to anybody for as long as a request waited, the circuit
 * opens: whoever waits is let go and every request is refused at once with {@link SearchOffline} until a probe is
 * answered. One slow search among others that are answered does not open it.
 */
export class SolrClient {
  readonly address: SolrAddress
  readonly #onState: (isOnline: boolean, cause?: unknown) => void
  #preferred: number
  #failures = 0
  /** Why the last request failed. */
  #cause: unknown
  #lastAnswer = -Infinity
  /** Aborted when the circuit opens. */
  #opening = new AbortController()

  constructor(address: SolrAddress, onState: (isOnline: boolean, cause?: unknown) => void = () => undefined) {
    this.address = address
    this.#onState = onState
    // Nodes of the shop with the same list do not all ask the same node of Solr.
    this.#preferred = Math.floor(Math.random() * address.nodes.length)
  }

  get isOffline(): boolean {
    return this.#failures >= patience
  }

  /** Milliseconds a search may take: what it waits for silent nodes, and as long as for one of them for all the rest. */
  get searchTime(): number {
    return usualTimeout + secondTimeout * this.address.nodes.length
  }

  /**
   * Sends a request and reads the answer. `read` gives undefined for what no Solr would say: then the node counts as
   * failed.
   */
  async ask<T>(path: string, request: SolrRequest, read: (answer: unknown) => T | undefined): Promise<T> {
    if (this.isOffline && !request.probe) throw new SearchOffline('offline', this.#cause)
    const { nodes } = this.address
    const begin = performance.now()
    const { signal: letGo } = this.#opening
    const { limit } = request
    let cause: unknown
    let [refused, silent] = [0, 0]
    for (let tried = 0; tried < nodes.length; tried++) {
      if (limit?.signal.aborted) throw new SearchOffline('offline', limit.signal.reason)
      const timeout = request.timeout ?? (silent > 0 ? secondTimeout : usualTimeout)
      // What works in the background has set its own time, and a probe asks because nobody answers.
      const isPatient = request.timeout !== undefined || request.probe === true
      try {
        const answer = read(
          await this.#send(nodes[this.#preferred]!, path, request, [
            AbortSignal.timeout(timeout),
            ...(isPatient ? [] : [letGo]),
            ...(limit ? [limit.signal] : []),
          ]),
        )
        if (answer === undefined) throw new Error('what answers there is no Solr')
        this.#answered()
        return answer
      } catch (error) {
        if (error instanceof SolrRefusal) throw error
        // That the time of a search is over says nothing about the node that was asked last.
        if ((!isPatient && letGo.aborted) || limit?.signal.aborted) throw new SearchOffline('offline', error)
        cause = error
        if (error instanceof TypeError) refused++
        if (isTimeout(error)) silent++
        this.#preferred = (this.#preferred + 1) % nodes.length
      }
    }
    const isSilent = refused + silent === nodes.length && this.#lastAnswer < begin
    if (!limit?.hasFailed) this.#failed(refused === nodes.length || isSilent, cause)
    if (limit) limit.hasFailed = true
    throw new SearchOffline('offline', cause)
  }

  async #send(node: string, path: string, request: SolrRequest, signals: AbortSignal[]): Promise<unknown> {
    const { authorization } = this.address
    const query = new URLSearchParams({ wt: 'json', ...nearby, ...request.params })
    const content = contentOf(request)
    const response = await fetch(`${node}${path}?${query.toString()}`, {
      method: content === undefined ? 'GET' : 'POST',
      headers: {
        ...(content && { 'content-type': content.type }),
        ...(authorization !== undefined && { authorization }),
      },
      ...(content !== undefined && { body: content.body }),
      signal: AbortSignal.any(signals),
      redirect: 'error',
    })
    const text = await response.text()
    if (response.status === 400 || response.status === 404) throw new SolrRefusal(text.slice(0, 500))
    if (!response.ok) throw new Error(`Solr answered ${response.status}: ${text.slice(0, 200)}`)
    return JSON.parse(text) as unknown
  }

  #answered(): void {
    const wasOffline = this.isOffline
    this.#failures = 0
    this.#lastAnswer = performance.now()
    if (!wasOffline) return
    this.#opening = new AbortController()
    this.#onState(true)
  }

  #failed(atOnce: boolean, cause: unknown): void {
    const wasOffline = this.isOffline
    this.#cause = cause
    this.#failures = atOnce ? patience : Math.min(patience, this.#failures + 1)
    if (!this.isOffline || wasOffline) return
    this.#opening.abort()
    this.#onState(false, cause)
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function contentOf({ body, form, file }: SolrRequest) {
  if (body !== undefined) return { body: JSON.stringify(body), type: 'application/json' }
  if (file !== undefined) return { body: file, type: 'application/octet-stream' }
  if (form === undefined) return undefined
  const fields = new URLSearchParams(form.map(([name, value]) => [name, value]))
  return { body: fields.toString(), type: 'application/x-www-form-urlencoded' }
}
