import { Readable } from 'node:stream'
import { addressName } from '@shop/contract/address-name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, shopAddress } from '#server/config.ts'

/** Addresses in one file; the protocol of sitemaps allows 50,000. */
const filePages = 40_000

/** What stands in sitemaps; the catalogue provides it, `app.ts` puts it in. */
export interface SitemapSource {
  /** Whether guests may look at the shop: only then there is anything for search engines. */
  isOpen: () => Promise<boolean>
  categories: () => Promise<string[][]>
  /** Names of the brands of articles guests may see. */
  brands: () => Promise<string[]>
  /** First article number of each file of `size` articles. */
  starts: (size: number) => Promise<string[]>
  articles: (
    from: string,
    count: number,
  ) => AsyncIterable<readonly { matnr: string; name: string; changed: string }[]>
}

/** Addresses no search engine needs: personal ones, results of searches, filtered listings, machines' own. */
const closedPaths = [
  'api/',
  'download/',
  'search',
  'c/*?*fq=',
  'login',
  'basket',
  'checkout',
  'myaccount',
  'staff',
]

/** A brand's page is a search filtered by the brand alone; of two rules the longer one counts (RFC 9309). */
const brandPages = ['Allow: search?fq=brand%3A', 'Disallow: search?fq=brand%3A*&'] as const
const brandPage = (brand: string) => `search?fq=${inAddress(`brand:"${brand.replace(/[\\"]/g, '\\$&')}"`)}`

/**
 * `robots.txt` and the sitemaps: an index that names one file for pages and categories and, for the articles, one for
 * each 40,000 by its first number; each is sent while it is read. Without guest mode search engines are turned away.
 * Addresses are those of the configuration: what a request says of the host may be anybody's words. A shop that does not
 * know its own names no sitemap and has none.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { config, source }: { config: Config; source: SitemapSource },
): void {
  const { basePath } = config
  const root = shopAddress(config)

  const robots = async (_request: FastifyRequest, reply: FastifyReply) => {
    const lines = (await source.isOpen())
      ? [
          ...closedPaths.map((path) => `Disallow: ${basePath}${path}`),
          ...brandPages.map((rule) => rule.replace(' ', ` ${basePath}`)),
          ...(root === undefined ? [] : ['', `Sitemap: ${root}sitemap.xml`]),
        ]
      : ['Disallow: /']
    return reply.type('text/plain').send(`User-agent: *\n${lines.join('\n')}\n`)
  }
  app.get(`${basePath}robots.txt`, robots)
  // Crawlers ask at the root alone, whatever path the shop stands under.
  if (basePath !== '/') app.get('/robots.txt', robots)

  const xml = (path: string, make: (address: string, request: FastifyRequest) => AsyncIterable<string>) => {
    app.get(`${basePath}${path}`, async (request, reply) => {
      if (root === undefined || !(await source.isOpen())) return reply.callNotFound()
      return reply.type('application/xml').send(Readable.from(make(root, request)))
    })
  }
  xml('sitemap.xml', (address) => sitemapIndex(address, source))
  xml('sitemap-pages.xml', (address) => pagesFile(address, source))
  xml('sitemap-articles.xml', (address, { query }) => {
    const { from } = query as { from?: unknown }
    // The answer has begun before the database could refuse the one character it cannot hold.
    const start = typeof from === 'string' ? from.replaceAll('\0', '').slice(0, 40) : ''
    return articlesFile(address, source, start)
  })
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

async function* sitemapIndex(root: string, source: SitemapSource): AsyncGenerator<string> {
  yield `${head}<sitemapindex ${space}>\n<sitemap><loc>${root}sitemap-pages.xml</loc></sitemap>\n`
  for (const from of await source.starts(filePages))
    yield `<sitemap><loc>${root}sitemap-articles.xml?from=${inAddress(from)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

async function* pagesFile(root: string, source: SitemapSource): AsyncGenerator<string> {
  yield `${head}<urlset ${space}>\n`
  for (const path of ['', 'brands']) yield urlOf(`${root}${path}`)
  for (const brand of await source.brands()) yield urlOf(`${root}${brandPage(brand)}`)
  for (const ids of await source.categories()) yield urlOf(`${root}c/${ids.map(inAddress).join('/')}`)
  yield '</urlset>\n'
}

async function* articlesFile(root: string, source: SitemapSource, from: string): AsyncGenerator<string> {
  yield `${head}<urlset ${space}>\n`
  for await (const articles of source.articles(from, filePages)) {
    yield articles
      .map(({ matnr, name, changed }) => {
        const words = addressName(name)
        return urlOf(`${root}p/${inAddress(matnr)}${words === undefined ? '' : `/${words}`}`, changed)
      })
      .join('')
  }
  yield '</urlset>\n'
}

const urlOf = (address: string, changed?: string): string =>
  `<url><loc>${address}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`

/** Neither an address nor XML takes offence at what is left. */
const inAddress = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27')
