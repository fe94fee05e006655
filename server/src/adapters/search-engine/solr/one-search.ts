import type { SearchLimit, SolrAddress, SolrRequest } from './client.ts'

/** Whom Solr is asked by. */
export interface SolrAsker {
  readonly address: SolrAddress
  ask: <T>(path: string, request: SolrRequest, read: (answer: unknown) => T | undefined) => Promise<T>
}

/**
 * All that one search asks Solr for, within one limit of time; what is under way when that is over, or when the search
 * ends, is aborted. Whatever is asked then is refused with SearchOffline.
 */
export class OneSearch implements SolrAsker {
  readonly #client: SolrAsker
  readonly #end = new AbortController()
  readonly #limit: SearchLimit
  readonly #timer: NodeJS.Timeout

  /** @param until by `performance.now()` */
  constructor(client: SolrAsker, until: number, whole?: AbortSignal) {
    this.#client = client
    const { signal } = this.#end
    this.#limit = { signal: whole ? AbortSignal.any([signal, whole]) : signal, hasFailed: false }
    this.#timer = setTimeout(() => this.end(), Math.max(0, until - performance.now()))
  }

  get address(): SolrAddress {
    return this.#client.address
  }

  ask<T>(path: string, request: SolrRequest, read: (answer: unknown) => T | undefined): Promise<T> {
    return this.#client.ask(path, { limit: this.#limit, ...request }, read)
  }

  /** Asks for what the search can do without, for a part of its time. */
  async inPart<T>(milliseconds: number, ask: (client: SolrAsker) => Promise<T>): Promise<T> {
    const part = new OneSearch(this, performance.now() + milliseconds, this.#limit.signal)
    return ask(part).finally(() => part.end())
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#end.abort(new Error('the search has no more time'))
  }
}
