import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { TaxCategory } from '@shop/contract/money'
import { baseFraction, type Unit } from '@shop/contract/quantity'
import type { Db } from '#server/db/connection.ts'
import { keptArticles } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import type { Condition } from './condition.ts'
import { type RetailRow, retailPriceOf, retailPriceRows } from './retail-rows.ts'
import type { SoldArticle } from './sold-article.ts'

type ArticleRow = {
  matnr: string
  meins: string
  sales_unit: string
  step: Decimal
  units: Unit[]
  weight: Decimal | null
  discount_group: string | null
  tax_category: TaxCategory
  tax_code: string
  discontinued: boolean
  procurable: boolean
  prices: RetailRow[]
  stock: [werks: string, quantity: Decimal, replenishmentDate: Day | null][]
}

const soldArticles = statement<
  ArticleRow,
  [matnrs: string[], currency: string, today: Day, catalogs: string[]]
>(
  'sold_articles',
  `select a.matnr, a.meins, a.sales_unit, trim_scale(a.qty_stepsize)::text as step, a.units,
     trim_scale(a.weight)::text as weight, a.discount_group, a.tax_category, a.tax_code, a.discontinued, a.procurable,
     ${retailPriceRows('$2', '$3')} as prices,
     (select coalesce(json_agg(json_build_array(s.werks, trim_scale(s.quantity)::text, s.replenishment_date)), '[]')
       from stock s where s.matnr = a.matnr) as stock
   from articles a where a.matnr = any($1) and ${isVisible('a', '$4')}`,
)

/** Who asks and when; a use case's context is one. */
export interface ArticleAsker {
  db: Db
  actor: Pick<Actor, 'currency' | 'assortment'>
  today: Day
}

/**
 * The articles among the numbers that exist and are for the actor, with today's retail price in his currency and their
 * stock. At most one statement.
 */
export async function readSoldArticles(
  { db, actor, today }: ArticleAsker,
  matnrs: readonly string[],
): Promise<Map<string, SoldArticle>> {
  const { currency } = actor
  const catalogs = visibleCatalogs(actor)
  return keptArticles(
    db,
    `sold ${currency} ${today} ${JSON.stringify(catalogs)}`,
    matnrs,
    async (missing) => {
      const rows = await soldArticles(db, missing, currency, today, catalogs)
      return new Map(rows.map((row) => [row.matnr, soldArticle(row, currency, today)]))
    },
  )
}

function soldArticle(row: ArticleRow, currency: string, today: Day): SoldArticle {
  const units = [
    { unit: row.meins, ...baseFraction },
    ...row.units
      .filter(({ unit }) => unit !== row.meins)
      .map(({ unit, numerator, denominator }) => ({ unit, numerator, denominator })),
  ]
  const retail = retailPriceOf(row.prices, currency, today)
  return {
    matnr: row.matnr,
    meins: row.meins,
    salesUnit: row.sales_unit,
    step: row.step,
    units,
    fractions: new Map(units.map((unit) => [unit.unit, unit])),
    ...(row.weight !== null && { weight: row.weight }),
    ...(row.discount_group !== null && { discountGroup: row.discount_group }),
    taxCategory: row.tax_category,
    taxCode: row.tax_code,
    discontinued: row.discontinued,
    procurable: row.procurable && !row.discontinued,
    ...(retail && { retail }),
    stock: row.stock.map(([werks, quantity, replenishmentDate]) => ({
      werks,
      quantity,
      ...(replenishmentDate !== null && { replenishmentDate }),
    })),
  }
}

type ConditionRow = {
  id: string
  matnr: string | null
  discount_group: string | null
  campaign: boolean
  price: Decimal | null
  percent: Decimal | null
  kpein: number
  kmein: string | null
  scale_from: Decimal
  valid_from: Day
  valid_to: Day
}

const conditionColumns = `id, matnr, discount_group, campaign, trim_scale(price)::text as price,
  trim_scale(percent)::text as percent, kpein, kmein, trim_scale(scale_from)::text as scale_from, valid_from, valid_to
  from conditions where currency = $4 and valid_from <= $5 and valid_to >= $5`

/** Written apart instead of with OR, so that each part reads an index. */
const conditionsOfCustomer = statement<
  ConditionRow,
  [kunnr: string, matnrs: string[], groups: string[], currency: string, today: Day]
>(
  'conditions_of_customer',
  `select ${conditionColumns} and kunnr = $1 and matnr = any($2)
   union all select ${conditionColumns} and kunnr = $1 and matnr is null and discount_group = any($3)
   union all select ${conditionColumns} and kunnr = $1 and matnr is null and discount_group is null
   union all select ${conditionColumns} and kunnr is null and matnr = any($2)
   union all select ${conditionColumns} and kunnr is null and matnr is null and discount_group = any($3)
   union all select ${conditionColumns} and kunnr is null and matnr is null and discount_group is null`,
)

/**
 * What is agreed with a customer, and offered to everybody, for the articles; those of today in the currency. One
 * statement.
 * @returns a function that picks an article's conditions
 */
export async function readConditions(
  db: Db,
  kunnr: string,
  articles: readonly SoldArticle[],
  currency: string,
  today: Day,
): Promise<(article: SoldArticle) => Condition[]> {
  const groups = [...new Set(articles.flatMap((article) => article.discountGroup ?? []))]
  const matnrs = articles.map((article) => article.matnr)
  const rows = await conditionsOfCustomer(db, kunnr, matnrs, groups, currency, today)
  const byTarget = Map.groupBy(rows, targetOf)
  return ({ matnr, discountGroup }) =>
    [`matnr ${matnr}`, ...(discountGroup === undefined ? [] : [`group ${discountGroup}`]), 'all']
      .flatMap((target) => byTarget.get(target) ?? [])
      .map((row) => condition(row, currency))
}

const targetOf = ({ matnr, discount_group }: ConditionRow): string =>
  matnr !== null ? `matnr ${matnr}` : discount_group !== null ? `group ${discount_group}` : 'all'

function condition(row: ConditionRow, currency: string): Condition {
  return {
    id: row.id,
    level:
      row.matnr !== null ? 'customer-article' : row.discount_group !== null ? 'customer-group' : 'customer',
    campaign: row.campaign,
    currency,
    ...(row.price !== null && { price: row.price }),
    ...(row.percent !== null && { percent: row.percent }),
    costUnit: row.kpein,
    ...(row.kmein !== null && { volumeUnit: row.kmein }),
    scaleFrom: row.scale_from,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }
}
