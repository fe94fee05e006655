import type { ImportInput } from '@shop/contract/imports/kinds'
import { addDays } from '@shop/contract/day'
import { workingDay } from '../shared/days.ts'
import { seededRandom } from '../shared/random.ts'
import type { Article } from './articles.ts'

/** A plant and the share of the assortment it keeps. */
export interface StockedPlant {
  werks: string
  share: number
}

/**
 * Stock per plant in the base unit: bigger plants keep more of the assortment, dear articles lie in small quantities,
 * some are sold out and come again on a given day. Articles of small sales lie in no plant.
 */
export function* stockRows(
  articles: readonly Article[],
  plants: readonly StockedPlant[],
  today: string,
): Generator<ImportInput<'stock'>> {
  const random = seededRandom('stock')
  for (const article of articles) {
    const popularity = random.next()
    for (const { werks, share } of plants) {
      const chance = random.next()
      const filling = random.next()
      if (chance > share * (0.35 + popularity)) continue
      const soldOut = filling < 0.09
      yield {
        matnr: article.matnr,
        werks,
        quantity: soldOut ? '0' : quantity(article, filling),
        replenishment_date:
          filling < 0.15 && !article.successor
            ? workingDay(addDays(today, 2 + Math.round(filling * 120)))
            : undefined,
      }
    }
  }
}

/** Whole sales steps; about what 3,000 euros buy, more of cheap goods. */
function quantity(article: Article, filling: number): string {
  const step = article.step ?? 1
  const unitPrice = (article.price ?? 200) / (article.kpein ?? 1)
  const steps = Math.min(4000, Math.max(1, Math.round((filling * 3000) / (unitPrice * step))))
  return String(Math.round(steps * step * 1000) / 1000)
}
