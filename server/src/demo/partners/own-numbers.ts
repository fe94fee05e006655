import type { ImportInput } from '@shop/contract/imports/kinds'
import type { Article } from '../catalogue/articles.ts'
import { seededRandom } from '../shared/random.ts'
import { namedCustomers } from './customers.ts'

/** Article numbers two customers use in their own software. */
export function* customerArticleRows(
  articles: readonly Article[],
): Generator<ImportInput<'customer-articles'>> {
  const random = seededRandom('customer articles')
  for (const [kunnr, prefix, every] of [
    [namedCustomers.tiler, 'FB', 41],
    [namedCustomers.builder, 'HTR-', 83],
  ] as const)
    for (const article of articles)
      if (article.index % every === 0)
        yield {
          kunnr,
          matnr: article.matnr,
          customer_matnr: `${prefix}${random.integer(1000, 9999)}${article.index}`,
        }
}

/** User catalogues: what an apprentice may see, a project list, a framework contract and goods made for one customer. */
export function* catalogRows(articles: readonly Article[]): Generator<ImportInput<'catalogs'>> {
  yield {
    id: 'FLIESENLEGER',
    name: { de: 'Fliesenleger', en: 'Tiler' },
    categories: ['tiles', 'adhesives', 'tools', 'safety'],
  }
  yield {
    id: 'OBJEKT-BAHNHOFSVIERTEL',
    name: { de: 'Objekt Bahnhofsviertel', en: 'Project Bahnhofsviertel' },
    articles: articles.filter(({ index }) => index % 97 === 0).map(({ matnr }) => matnr),
  }
  yield {
    id: 'RAHMENVERTRAG-BAUHOF',
    name: { de: 'Rahmenvertrag Bauhof', en: 'Framework contract municipal depot' },
    categories: ['masonry', 'tools', 'safety'],
  }
  yield {
    id: 'SONDERFERTIGUNG-REISACHER',
    name: { de: 'Sonderfertigung Reisacher', en: 'Made for Reisacher' },
    articles: articles.filter(({ index }) => index % 499 === 250).map(({ matnr }) => matnr),
    reserved: 'X',
  }
}

/** Who has which catalogue: the apprentice and the municipality see nothing else. */
export function* catalogAssignmentRows(): Generator<ImportInput<'catalog-assignments'>> {
  const { tiler, builder, municipality } = namedCustomers
  yield { catalog: 'FLIESENLEGER', kunnr: tiler, userId: 'U100003', exclusive: 'X' }
  yield { catalog: 'OBJEKT-BAHNHOFSVIERTEL', kunnr: builder }
  yield { catalog: 'SONDERFERTIGUNG-REISACHER', kunnr: builder }
  yield { catalog: 'RAHMENVERTRAG-BAUHOF', kunnr: municipality, exclusive: 'X' }
}
