import { hash } from 'node:crypto'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { type KeptPage, keptReads } from '#server/db/kept-reads.ts'
import type { Services } from '#server/adapters/services.ts'
import { cookieNames, isSecure, languageOf } from './visitor.ts'

/** The place of one page in memory. */
export type PagePlace = {
  /** The page as it was rendered for another guest. */
  kept: KeptPage | undefined
  /** Takes a page as it was rendered and sent; nothing is kept when something it depends on has changed meanwhile. */
  keep: (html: Buffer, nonce: string, headers: Record<string, string>) => Promise<void>
}

export type PageMemory = (request: FastifyRequest) => PagePlace | undefined

type Around = {
  db: Db
  config: Config
  services: Pick<Services, 'search'>
  /** The wholesaler's day as of now: prices are dated. */
  today: () => string
}

const packedHarder = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
}
const longestName = 2000

/**
 * Where the pages of the catalogue are kept that every guest sees the same: home, categories, articles and brands, as
 * long as the change log and the search index stay as they are. undefined for everybody who has a session, and for
 * searched words, which are counted. A name holds all a page depends on besides the catalogue: address, day, language
 * and cookies.
 */
export function pageMemory({ db, config, services, today }: Around): PageMemory {
  const nameOf = (request: FastifyRequest): string | undefined => {
    const { cookies, headers, url } = request
    const { search } = services
    const names = cookieNames(config, isSecure(request, config))
    if (!isOfCatalogue(url.slice(config.basePath.length)) || cookies[names.session] !== undefined)
      return undefined
    if (search.revision === undefined || search.state().state !== 'ready') return undefined
    const accepted = headers['accept-language']
    const name = JSON.stringify([
      url,
      search.revision,
      today(),
      languageOf(cookies[names.language], accepted),
      headers.cookie ?? '',
    ])
    return name.length > longestName ? undefined : name
  }
  return (request) => {
    const name = nameOf(request)
    const reads = keptReads(db)
    if (name === undefined || reads === undefined) return undefined
    const keep = reads.pageKeeper(name)
    return {
      kept: reads.page(name),
      async keep(html, nonce, headers) {
        const page = await packed(html.toString('utf8'), nonce, headers)
        if (nameOf(request) === name) keep(page)
      },
    }
  }
}

const isOfCatalogue = (path: string) => /^(?:c\/|p\/|brands|\?|$)/.test(path) && !/[?&]q=/.test(path)

/**
 * A nonce is one visitor's. What stands in a kept page is the same for all who get it, so what its nonce allowed is
 * allowed by its hash (CSP level 2), and nothing else: a script that got into the page by other ways stays without effect.
 */
async function packed(html: string, nonce: string, headers: Record<string, string>): Promise<KeptPage> {
  const attribute = ` nonce="${nonce}"`
  const plain = (text: string) => text.replaceAll(attribute, '').replaceAll(nonce, '')
  const hashesOf = (tag: 'script' | 'style'): string => {
    const elements = html.matchAll(new RegExp(`<${tag}( [^>]*)?>([^]*?)</${tag}>`, 'g'))
    const allowed = Array.from(elements).filter(([, attributes = '']) => attributes.includes(attribute))
    const texts = new Set(allowed.map(([, , text = '']) => plain(text)))
    return Array.from(texts, (text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ')
  }
  return {
    body: await promisify(brotliCompress)(plain(html), packedHarder),
    headers,
    scripts: hashesOf('script'),
    styles: hashesOf('style'),
  }
}

/** Passes everything on and tells the whole once it has come to its end. */
export function collecting(whole: (content: Buffer) => void): Transform {
  const chunks: Buffer[] = []
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done(null, chunk)
    },
    flush(done) {
      whole(Buffer.concat(chunks))
      done()
    },
  })
}
