import type { ImportInput } from '@shop/contract/imports/kinds'
import { seededRandom } from '../shared/random.ts'
import { euros } from '../shared/texts.ts'
import type { Article } from './articles.ts'

/**
 * List prices: this year's for every article that has one; for some also last year's, and one announced for the next
 * year.
 */
export function* priceRows(articles: readonly Article[], today: string): Generator<ImportInput<'prices'>> {
  const random = seededRandom('list prices')
  const year = Number(today.slice(0, 4))
  for (const article of articles) {
    const chance = random.next()
    if (article.price === undefined) continue
    yield price(article, article.price, `${year}-01-01`, chance < 0.06 ? `${year}-12-31` : undefined)
    if (chance > 0.8) yield price(article, article.price / 1.04, `${year - 1}-01-01`, `${year - 1}-12-31`)
    if (chance < 0.06) yield price(article, article.price * 1.035, `${year + 1}-01-01`)
  }
}

function price(article: Article, amount: number, from: string, to?: string): ImportInput<'prices'> {
  return {
    matnr: article.matnr,
    price: euros(amount),
    currency: 'EUR',
    kpein: article.kpein ?? 1,
    kmein: article.kmein ?? article.unit,
    valid_from: from,
    valid_to: to,
  }
}
