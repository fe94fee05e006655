import type { ImportInput } from '@shop/contract/imports/kinds'
import type { Article } from './articles.ts'

/** What goes with each article, grouped as the article page shows it. */
export function* accessoryRows(
  articles: readonly Article[],
  numberOf: (key: string) => string,
): Generator<ImportInput<'accessories'>> {
  for (const { matnr, accessories = [] } of articles) {
    const numbers = new Map(accessories.map(({ key, group }) => [numberOf(key), group]))
    let sort = 0
    for (const [accessory, category] of numbers)
      if (accessory !== matnr) {
        sort += 10
        yield { matnr, accessory, category, sort }
      }
  }
}
