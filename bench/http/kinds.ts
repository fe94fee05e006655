import type { Output } from '@shop/contract/define-resource'
import type { search } from '@shop/contract/resources/search'
import { Random } from '../search/random.ts'
import type { Request } from './measure.ts'

export type Article = Output<typeof search, 'SEARCH'>['response']['docs'][number]

/** What the requests are made of: articles of the shop, ids of its categories and where their pages stand below `c/`. */
export type Catalogue = {
  articles: readonly Article[]
  categories: readonly string[]
  categoryPages: readonly string[]
}

/** A POST of an event, as the storefront sends it. */
export const event = (resource: string, name: string, input: object, cookie = ''): Request => ({
  method: 'POST',
  path: `api/${resource}`,
  headers: { 'content-type': 'application/json', cookie },
  body: JSON.stringify({ event: name, ...input }),
})

/** Searches of each kind of the query mix, with all facets and 24 hits. */
export function searches({ articles, categories }: Catalogue, count: number): Record<string, Request[]> {
  const random = new Random(99)
  const ask = (input: object) => event('search', 'SEARCH', { rows: 24, ...input })
  const list = (make: (article: Article) => object) =>
    Array.from({ length: count }, () => ask(make(random.pick(articles))))
  const brands = [...new Set(articles.map(({ brand }) => brand))]
  return {
    'search, two words': list((article) => ({ q: words(article).slice(0, 2).join(' ') })),
    'search, a number': list(({ matnr }) => ({ q: random.pick([matnr, matnr.slice(0, 5)]) })),
    'search, one typo': list((article) => ({ q: misspelled(words(article)[0] ?? '', random) })),
    'search, two facets': list((article) => ({
      q: words(article)[0] ?? '',
      fq: [
        `available:"true"`,
        ...new Set(
          [article.brand, random.pick(brands), random.pick(brands)].map((name) => `brand:"${name}"`),
        ),
      ],
    })),
    'search, a category': list(() => ({ q: '', fq: [`category:"${random.pick(categories)}"`] })),
  }
}

/** Prices and availability of ten articles, as a page of tiles asks for them. */
export function prices({ articles }: Catalogue, count: number, cookie: string): Request[] {
  const random = new Random(7)
  return Array.from({ length: count }, () => {
    const ten = Array.from({ length: 10 }, () => ({ matnr: random.pick(articles).matnr }))
    return event('materialmaster', 'GET_AVAILABILITIES_AND_PRICES', { articles: ten }, cookie)
  })
}

const words = ({ maktx1 }: Article) => maktx1.split(' ').filter((word) => /^\p{L}{4,}$/u.test(word))

function misspelled(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2))
  return word.slice(0, at) + word.slice(at + 1)
}
