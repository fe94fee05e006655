import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { PictureRefused } from '../port.ts'
import type { SourceKind } from './allowed-sources.ts'
import { reachOf } from './reach.ts'

export type FetchOptions = {
  permits: (address: URL) => SourceKind | undefined
  /** Bytes a file may have. */
  maxBytes?: number
  /** Milliseconds the whole may take, redirects included. */
  patience?: number
  resolve?: (host: string) => Promise<LookupAddress[]>
}

const maxRedirects = 3
const resolveHost = (host: string) => lookup(host, { all: true })

/**
 * Fetches a file from a listed server. Its name is resolved once and the connection goes to that very address, which
 * has to be public unless the source is listed as internal; redirects are looked at in the same way. Sends nothing
 * about the visitor. Throws PictureRefused.
 */
export async function fetchFile(address: URL, options: FetchOptions): Promise<Buffer> {
  const { maxBytes = 15_000_000, patience = 8000, resolve = resolveHost, permits } = options
  const signal = AbortSignal.timeout(patience)
  try {
    let next = address
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const addresses = await allowedAddresses(next, permits, (host) => inTime(resolve(host), signal))
      const answer = await get(next, addresses, signal)
      const location = redirectOf(answer)
      if (location === undefined) return await bodyOf(answer, maxBytes)
      answer.destroy()
      const target = URL.parse(location, next)
      if (target === null) throw new PictureRefused('not-a-picture')
      next = target
    }
    throw new PictureRefused('not-a-picture')
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    throw new PictureRefused(signal.aborted ? 'too-slow' : 'unreachable')
  }
}

/** The addresses behind the host of a listed source. One that leads where it must not refuses them all. */
async function allowedAddresses(
  address: URL,
  permits: FetchOptions['permits'],
  resolve: (host: string) => Promise<LookupAddress[]>,
): Promise<LookupAddress[]> {
  const kind = permits(address)
  if (kind === undefined) throw new PictureRefused('not-listed')
  const found = await resolve(address.hostname.replace(/^\[|\]$/g, ''))
  const reaches = new Set(found.map((one) => reachOf(one.address)))
  if (reaches.has('never') || (reaches.has('internal') && kind !== 'internal'))
    throw new PictureRefused('internal')
  return found
}

function get(address: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<http.IncomingMessage> {
  const { get: send } = address.protocol === 'https:' ? https : http
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses
    if (all === true) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'shop-image-proxy' }
  return new Promise((resolve, reject) => {
    send(address, { agent: false, lookup: pinned, headers, signal }, resolve)
      .on('error', reject)
      // A server that changes the protocol unasked gets neither an answer nor an error raised, only an end.
      .on('close', () => reject(new PictureRefused('not-a-picture')))
  })
}

function redirectOf({ statusCode = 0, headers }: http.IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
}

async function bodyOf(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode, headers } = answer
  try {
    if (isMissing(statusCode)) throw new PictureRefused('missing')
    // Nobody asked for a packed file: unpacking it could fill the memory.
    const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity'
    if (hasFailed(statusCode)) throw new PictureRefused('unreachable')
    if (statusCode !== 200 || isPacked) throw new PictureRefused('not-a-picture')
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new PictureRefused('too-large')
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new PictureRefused('too-large')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    answer.destroy()
  }
}

/**
 * The server is well and has no such file for us: stores of files answer 403 for what is not there.
 */
function isMissing(statusCode = 0): boolean {
  return statusCode >= 400 && statusCode < 500 && !hasFailed(statusCode)
}

/** The server itself is not well, or asks to be left alone. */
function hasFailed(statusCode = 0): boolean {
  return statusCode >= 500 || statusCode === 408 || statusCode === 429
}

/** The promise, given up with the signal: a name server has no deadline of its own. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const end = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => end.reject(signal.reason), { once: true })
  return Promise.race([promise, end.promise])
}
