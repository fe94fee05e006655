import type { Day } from '@shop/contract/day'
import { type ImportInput, type ImportRow, importKinds } from '@shop/contract/imports/kinds'
import { baseFraction, type Fraction } from '@shop/contract/quantity'
import { type Condition, netPrice } from '#server/capabilities/prices/public.ts'
import type { Article } from '../catalogue/articles.ts'
import { euros } from '../shared/texts.ts'

type ConditionRow = ImportRow<'conditions'>

/** Of all conditions of the demo what a customer has agreed, and the campaigns for everybody. */
export const agreedBy = (kunnr: string, all: readonly ImportInput<'conditions'>[]): ConditionRow[] =>
  all
    .filter((row) => row.kunnr === kunnr || row.kunnr === undefined)
    .map((row) => importKinds.conditions.parse(row))

/** What somebody with these conditions pays for an article on a day, by the rule of the shop itself. */
export function agreedPrice(
  article: Article,
  conditions: readonly ConditionRow[],
  { day, quantity, unit }: { day: Day; quantity: string; unit: string },
): string {
  const retail = {
    price: euros(article.price ?? 0),
    currency: 'EUR',
    costUnit: article.kpein ?? 1,
    volumeUnit: article.kmein ?? article.unit,
  }
  const units = new Map(
    [article.unit, unit, retail.volumeUnit].map((name) => [name, fraction(article, name)]),
  )
  const question = {
    article: { retail, baseUnit: article.unit, units },
    conditions: conditions
      .filter(
        ({ matnr, discount_group: group }) =>
          (matnr ?? article.matnr) === article.matnr &&
          (group ?? article.discountGroup) === article.discountGroup,
      )
      .map(conditionOf),
    today: day,
    currency: retail.currency,
  }
  return netPrice(question, quantity, fraction(article, unit))?.price ?? retail.price
}

/** How much of an article's base unit one of a unit is. */
export function fraction(article: Article, unit: string): Fraction {
  return (article.units?.find((each) => each.unit === unit) as Fraction | undefined) ?? baseFraction
}

function conditionOf(row: ConditionRow): Condition {
  return {
    id: row.id,
    level:
      row.matnr !== undefined
        ? 'customer-article'
        : row.discount_group !== undefined
          ? 'customer-group'
          : 'customer',
    campaign: row.campaign ?? false,
    currency: row.currency,
    ...(row.price !== undefined && { price: row.price }),
    ...(row.percent !== undefined && { percent: row.percent }),
    costUnit: row.kpein,
    ...(row.kmein !== undefined && { volumeUnit: row.kmein }),
    scaleFrom: row.scale_from,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }
}
