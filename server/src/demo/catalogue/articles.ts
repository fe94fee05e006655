import { seededRandom } from '../shared/random.ts'
import { adhesives } from './adhesives/adhesives.ts'
import { dryConstruction } from './dry-construction/dry-construction.ts'
import { heating } from './heating/heating.ts'
import { insulation } from './insulation/insulation.ts'
import { masonry } from './masonry/masonry.ts'
import type { Product } from './product.ts'
import { roofing } from './roofing/roofing.ts'
import { safety } from './safety/safety.ts'
import { sanitary } from './sanitary/sanitary.ts'
import { tiles } from './tiles/tiles.ts'
import { tools } from './tools/tools.ts'

/** A product with its number in the shop. */
export interface Article extends Product {
  matnr: string
  /** Running number over all assortments, from 1. */
  index: number
}

/** Assortments in the order of their categories; the first two digits of an article number name the assortment. */
const assortments = [
  ['10', tiles],
  ['20', adhesives],
  ['30', dryConstruction],
  ['40', insulation],
  ['50', roofing],
  ['60', masonry],
  ['70', sanitary],
  ['80', heating],
  ['85', tools],
  ['90', safety],
] as const

/** Share of the articles that are priced on application. */
const withoutPrice = 0.008

/** Every article of the demo with its number; always the same. */
export function demoArticles(): Article[] {
  const articles: Article[] = []
  const random = seededRandom('price on application')
  for (const [prefix, products] of assortments) {
    let number = 0
    for (const product of products()) {
      number += 1
      const hidden = product.key === undefined && random.chance(withoutPrice)
      articles.push({
        ...product,
        price: hidden ? undefined : product.price,
        matnr: `${prefix}${String(number).padStart(5, '0')}`,
        index: articles.length + 1,
      })
    }
  }
  return articles
}

/** Finds an article's number by the key other products refer to; an unknown key is a mistake in the tables. */
export function numberFinder(articles: readonly Article[]): (key: string) => string {
  const numbers = new Map(articles.map((article) => [article.key ?? article.name[0], article.matnr]))
  return (key) => {
    const matnr = numbers.get(key)
    if (matnr === undefined) throw new Error(`no demo article has the key ${key}`)
    return matnr
  }
}
